// Purpose: the chapters of the help, one function each; helpBook() puts them together.
#pragma once

#include "data/documents/helpbook.h"

namespace chipboard::helpparts {

[[nodiscard]] QList<HelpTopic> pages(const HelpInput &input);
[[nodiscard]] QList<HelpTopic> method(const HelpInput &input);
[[nodiscard]] QList<HelpTopic> metrics(const HelpInput &input);
[[nodiscard]] QList<HelpTopic> assumptions(const HelpInput &input);
[[nodiscard]] QList<HelpTopic> words(const HelpInput &input);
[[nodiscard]] QList<HelpTopic> sources(const HelpInput &input);
[[nodiscard]] QList<HelpTopic> keys(const HelpInput &input);

} // namespace chipboard::helpparts
