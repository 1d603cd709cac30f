#include "data/documents/helpbook.h"

#include "data/documents/helpparts.h"

#include <algorithm>

namespace chipboard {

const HelpTopic *HelpBook::topic(const QString &id) const
{
    const auto found =
        std::find_if(topics.begin(), topics.end(), [&id](const HelpTopic &topic) { return topic.id == id; });
    return found == topics.end() ? nullptr : &*found;
}

HelpPlace HelpBook::place(const QString &id) const
{
    if (topic(id) != nullptr)
        return {id, {}};
    for (const HelpTopic &topic : topics) {
        for (const HelpEntry &entry : topic.entries) {
            if (!id.isEmpty() && entry.id == id)
                return {topic.id, id};
        }
    }
    return {};
}

HelpBook helpBook(const HelpInput &input)
{
    HelpBook book;
    book.topics << helpparts::pages(input) << helpparts::method(input) << helpparts::metrics(input)
                << helpparts::assumptions(input) << helpparts::words(input) << helpparts::sources(input)
                << helpparts::keys(input);
    return book;
}

} // namespace chipboard
