#include "app/cli/commands.h"

#include "data/core/tr.h"
#include "data/files/boardio.h"
#include "data/views/tableexport.h"

using namespace Qt::StringLiterals;

namespace chipboard {

Problem wrongUsage(const QString &message, const QString &remedy) { return {ProblemCode::WrongUsage, message, remedy}; }

QString didYouMean(const QString &typed, const QStringList &known, const QString &prefix)
{
    const QStringList near = mapped(nearestIds(typed, known), [&](const QString &word) { return prefix + word; });
    return near.isEmpty() ? QString() : tr("Did you mean %1?").arg(alternatives(near));
}

QString nearOrAll(const QString &typed, const QStringList &known, const char *command)
{
    const QString near = didYouMean(typed, known);
    return near.isEmpty() ? tr("Run \"%1\" for a list.").arg(QLatin1String(command)) : near;
}

bool isOfRows(const QString &format) { return format == u"csv" || format == u"ndjson"; }

QByteArray rowsOf(const Table &list, const QString &format)
{
    return format == u"csv" ? listToCsv(list) : listToLines(list);
}

Problem isNoList(const QString &sentence, const QString &format)
{
    return wrongUsage(sentence.arg(format.toUpper()), tr("Use --format table or json."));
}

Formatter terminalFormatter() { return Formatter(readingLocale()); }

QString alternatives(const QStringList &words)
{
    if (words.size() < 2)
        return words.join(QString());
    return tr("%1 or %2").arg(words.first(words.size() - 1).join(u", "_s), words.constLast());
}

} // namespace chipboard
