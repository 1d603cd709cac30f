#!/bin/bash
# Checks that the built file has all hardening measures against exploits.
# Usage: hardened.sh PROGRAM. Exit status 77: skipped, with the reason.
set -u

program=$1
command -v readelf >/dev/null || { echo "SKIP: readelf is not installed (package binutils)"; exit 77; }
[ "$(head -c 4 "$program" | tail -c 3)" = ELF ] || { echo "SKIP: $program is no ELF file"; exit 77; }

headers=$(readelf --wide --file-header --program-headers --dynamic --notes "$program")
symbols=$(readelf --wide --dyn-syms "$program")
failed=0

# holds WHAT PATTERN TEXT
holds() {
    if grep -Eq "$2" <<<"$3"; then
        echo "yes: $1"
    else
        echo "FAIL: $1"
        failed=1
    fi
}

holds "it can lie anywhere in memory (PIE)" 'Type: +DYN' "$headers"
holds "its tables of addresses are read-only (RELRO)" 'GNU_RELRO' "$headers"
holds "they are so before it starts (BIND_NOW)" 'BIND_NOW|FLAGS_1.*NOW' "$headers"
holds "its stack is not executable" 'GNU_STACK.* RW ' "$headers"
holds "its stack is guarded" '__stack_chk_fail' "$symbols"
holds "copies are checked (_FORTIFY_SOURCE)" '__[a-z]+_chk(@|$)' "${symbols//__stack_chk_fail/}"
# The file is only marked if the C library's start files are, too; Debian 12's are not.
if [ "$(uname -m)" = x86_64 ]; then
    landings=$(objdump --disassemble --section=.text "$program" | grep -c endbr64)
    holds "jumps land where they may (CET, $landings places)" '^[0-9]{4,}$' "$landings"
fi
if grep -Eq '(RPATH|RUNPATH)' <<<"$headers"; then
    echo "FAIL: it looks for libraries in folders of its own"
    failed=1
fi
exit $failed
