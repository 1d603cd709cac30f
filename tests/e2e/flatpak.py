#!/usr/bin/env python3
"""Checks that the Flatpak manifest matches the other files: the program's id, the files installed under that id, pinned
sources, build dependencies. It is only read: building takes flatpak-builder and the network.

Usage: flatpak.py. Exit status 1: an error, described on standard error.
"""

import json
import re
import sys
import xml.etree.ElementTree as ElementTree
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
PACKAGING = ROOT / "resources" / "packaging"
# Dependencies of find_package() and find_library() in CMakeLists.txt that the runtime lacks.
NOT_IN_THE_RUNTIME = {"QCustomPlotQt6": "qcustomplot", "nlohmann_json": "nlohmann-json", "xlsxwriter": "libxlsxwriter"}
RUNTIME_HAS = {"Qt6", "ZLIB", "Fontconfig"}


class Faults(list):
    def expect(self, holds, told):
        if not holds:
            self.append(told)


def installed_names():
    """{file name: folder below the prefix} of install(FILES ...)."""
    text = (PACKAGING / "install.cmake").read_text(encoding="utf-8")
    found = re.findall(r"install\(FILES \$\{\w+\}/(\S+) DESTINATION (\S+)\)", text)
    return {Path(name).name: folder for name, folder in found}


def check_id(manifest, faults):
    metainfo = ElementTree.parse(PACKAGING / "org.chipboard.Chipboard.metainfo.xml").getroot()
    identity = metainfo.findtext("id")
    faults.expect(manifest["id"] == identity, f"the id is {manifest['id']}, in the AppStream file {identity}")
    faults.expect(metainfo.findtext("launchable") == f"{identity}.desktop", "the AppStream file starts something else")
    faults.expect(manifest["command"] == metainfo.findtext("provides/binary"), "the command is not the program")
    desktop = (PACKAGING / f"{identity}.desktop").read_text(encoding="utf-8")
    faults.expect(f"\nIcon={identity}\n" in desktop, "the desktop file names another icon")
    faults.expect(f"\nExec={manifest['command']} " in desktop, "the desktop file starts another command")
    return identity


# Flatpak exports only files whose names begin with the id.
def check_exports(manifest, identity, faults):
    names = installed_names()
    for name, folder in ((f"{identity}.desktop", "applications"), (f"{identity}.metainfo.xml", "metainfo"),
                         (f"{identity}.xml", "mime/packages"), (f"{identity}.svg", "scalable/apps"),
                         (f"{identity}-symbolic.svg", "symbolic/apps")):
        faults.expect(names.get(name, "").endswith(folder), f"{name} is not installed into {folder}")
    renamed = manifest.get("rename-mime-icons", [])
    for name, folder in names.items():
        if folder.startswith("${HICOLOR}") and not name.startswith(identity):
            faults.expect(Path(name).stem in renamed, f"the icon {name} would not be seen outside")
    for icon in renamed:
        faults.expect(f"{icon}.svg" in names, f"there is no icon {icon} to be renamed")


def check_sources(manifest, folder, faults):
    for module in manifest["modules"]:
        for source in module["sources"]:
            where = source.get("url") or source.get("path")
            if source["type"] == "archive":
                faults.expect(where.startswith("https://"), f"{where} is not fetched safely")
                faults.expect(re.fullmatch(r"[0-9a-f]{64}", source.get("sha256", "")), f"{where} is not pinned")
            else:
                faults.expect((folder / where).exists(), f"there is no {where}")
    last = manifest["modules"][-1]["sources"][0]
    faults.expect((folder / last["path"]).resolve() == ROOT, "the last module is not this program")


def check_needs(manifest, faults):
    modules = [module["name"] for module in manifest["modules"]]
    text = (ROOT / "CMakeLists.txt").read_text(encoding="utf-8")
    asked = set(re.findall(r"find_package\((\w+)", text)) | set(re.findall(r"find_library\(\w+ (\w+)", text))
    for name in asked - RUNTIME_HAS:
        faults.expect(NOT_IN_THE_RUNTIME.get(name) in modules, f"the build asks for {name}, which no module brings")
    for option in manifest["modules"][-1]["config-opts"]:
        name = option.removeprefix("-D").split("=")[0]
        faults.expect(name.startswith("CMAKE_") or f"option({name} " in text, f"there is no option {name}")
    asked = "\n".join(manifest["finish-args"])
    faults.expect("network" not in asked, "the program asks for no network, so it gets none")
    faults.expect("--socket=wayland" in asked and "--socket=fallback-x11" in asked, "there is no way to the screen")


def check(path):
    manifest = json.loads(path.read_text(encoding="utf-8"))
    faults = Faults()
    identity = check_id(manifest, faults)
    faults.expect(path.name == f"{identity}.json", f"{path.name} is not named by the id")
    faults.expect(manifest["sdk"].split(".")[:2] == manifest["runtime"].split(".")[:2], "the SDK is another runtime's")
    check_exports(manifest, identity, faults)
    check_sources(manifest, path.parent, faults)
    check_needs(manifest, faults)
    return faults


def main():
    faults = check(PACKAGING / "flatpak" / "org.chipboard.Chipboard.json")
    for fault in faults:
        print(f"FAIL: {fault}", file=sys.stderr)
    if not faults:
        print("The Flatpak manifest agrees with what is installed.")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
