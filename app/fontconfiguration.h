// Purpose: the fonts' configuration read before Qt asks for the first font, in less time.
#pragma once

namespace chipboard {

/// What fontconfig reads by itself as soon as somebody asks for a font, but for the descriptions of its own files,
/// which nobody wants to see here: they take a third of that time. To be called before Qt knows any font, by the thread
/// that asks for fonts. Where there is no fontconfig, its files are not as they should be, or its environment names
/// others, nothing is put in place, and Qt leaves it to fontconfig.
void readFontConfiguration();

} // namespace chipboard
