#include "data/json/duplicate.h"

#include "data/core/neutrallocale.h"
#include "data/core/tr.h"

#include <nlohmann/json.hpp>

#include <algorithm>

namespace chipboard {
namespace {

using Json = nlohmann::ordered_json; // the copy reads like the original

Problem notFound(const QString &where)
{
    return {ProblemCode::UnknownId,
            tr("The entry to copy is not in its file any more."),
            tr("Read the catalogue again, and choose it anew."),
            {where.section(QLatin1Char('#'), 0, 0), 0, 0, where.section(QLatin1Char('#'), 1)},
            Severity::Error};
}

// "/chips/3" -> chips and 3.
struct Place
{
    std::string list;
    qsizetype index = -1;
};

Place pointerPlace(const QString &pointer)
{
    Place place;
    bool isNumber = false;
    const int index = pointer.section(QLatin1Char('/'), 2).toInt(&isNumber);
    place.list = pointer.section(QLatin1Char('/'), 1, 1).toStdString();
    place.index = isNumber ? index : -1;
    return place;
}

const Json *entryAt(const Json &document, const Place &place)
{
    if (!document.is_object() || place.index < 0)
        return nullptr;
    const auto list = document.find(place.list);
    if (list == document.end() || !list->is_array() || static_cast<std::size_t>(place.index) >= list->size())
        return nullptr;
    const Json &entry = (*list)[static_cast<std::size_t>(place.index)];
    return entry.is_object() ? &entry : nullptr;
}

} // namespace

Result<QByteArray> duplicateEntry(const QList<SpecFile> &files, const QString &where, const QString &id,
                                  const QString &name)
{
    const QString file = where.section(QLatin1Char('#'), 0, 0);
    const auto found =
        std::find_if(files.begin(), files.end(), [&file](const SpecFile &one) { return one.name == file; });
    if (found == files.end())
        return notFound(where);
    const std::string text = found->content.toStdString();
    const NeutralLocale plain; // as parseJson()
    const Json document = Json::parse(text, nullptr, false);
    const Place place = pointerPlace(where.section(QLatin1Char('#'), 1));
    const Json *entry = document.is_discarded() ? nullptr : entryAt(document, place);
    if (entry == nullptr)
        return notFound(where);
    Json copy = *entry;
    copy["id"] = id.toStdString();
    copy["name"] = name.toStdString();
    if (const auto full = copy.find("full_name"); full != copy.end() && full->is_string())
        *full = tr("My %1").arg(QString::fromStdString(full->get<std::string>())).toStdString();
    Json own;
    own["kind"] = document.value("kind", place.list);
    own["version"] = 1;
    own[place.list] = Json::array({copy});
    constexpr int indent = 2;
    return QByteArray::fromStdString(own.dump(indent, ' ', false, Json::error_handler_t::replace) + '\n');
}

QString nameForCopy(const QString &name, qsizetype longest)
{
    const QString own = tr("My %1").arg(name);
    return own.size() <= longest ? own : own.first(longest - 1).trimmed() + QChar(0x2026);
}

QString idForCopy(const QString &id, const QStringList &taken)
{
    const QString own = id.startsWith(QLatin1String("my-")) ? id : QStringLiteral("my-") + id;
    QString candidate = own;
    for (int number = 2; taken.contains(candidate); ++number)
        candidate = QStringLiteral("%1-%2").arg(own).arg(number);
    return candidate;
}

} // namespace chipboard
