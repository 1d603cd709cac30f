// Purpose: tells whether an exported PDF, SVG or PNG is still as it was written: its last part names the SHA-256 of all
// before it. That finds damage, cuts and edits; it is no signature, anybody can write one.
#pragma once

#include <QByteArray>

namespace chipboard {

bool isPdf(const QByteArray &file);
bool isPng(const QByteArray &file);
bool isSvg(const QByteArray &file);

/// Other programs pass over the seal: a comment behind a PDF or SVG, a text in a PNG. Precondition: it is one of these.
[[nodiscard]] QByteArray sealed(const QByteArray &file);
/// The seal is the file's end and fits to what is before it.
[[nodiscard]] bool isWhole(const QByteArray &file);

} // namespace chipboard
