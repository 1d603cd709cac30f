#include "app/cli/commands.h"
#include "app/cli/commandtable.h"
#include "app/cli/listtable.h"
#include "data/core/tr.h"
#include "data/views/table.h"

using namespace Qt::StringLiterals;

namespace chipboard {
namespace {

constexpr qsizetype helpWidth = 78;
constexpr qsizetype indent = 26;

/// All lines after the first are indented.
QString wrapped(const QString &text, qsizetype margin)
{
    return wrappedLines(text, helpWidth - margin).join(u'\n' + QString(margin, u' '));
}

/// "  term                  what it means, wrapped"
QString entry(const QString &term, const QString &meaning)
{
    const QString start = u"  "_s + term;
    const QString gap = start.size() < indent ? QString(indent - start.size(), u' ') : u'\n' + QString(indent, u' ');
    return start + gap + wrapped(meaning, indent) + u'\n';
}

QString usageOf(const CommandRow &row)
{
    QStringList words{u"chipboard"_s, QString::fromLatin1(row.name), QString::fromLatin1(row.arguments)};
    words.removeAll(QString());
    return words.join(u' ');
}

QString optionEntry(const OptionRow &row)
{
    QString meaning = tr(row.help);
    if (row.choices != nullptr)
        meaning += u' ' + tr("One of: %1.").arg(row.choices().join(u", "_s));
    const QString value = row.value[0] == '\0' ? QString() : u' ' + QLatin1String(row.value);
    return entry(u"--"_s + QLatin1String(row.name) + value, meaning);
}

QString optionsOf(Command command)
{
    QString text;
    for (const OptionRow &row : optionTable()) {
        if ((row.commands & maskOf(command)) != 0)
            text += optionEntry(row);
    }
    return text;
}

QString exitStatuses() { return tr("Exit status: 0 success, 1 wrong usage, 2 bad data, 3 cannot write.") + u'\n'; }

QString overview()
{
    QString text =
        tr("Chipboard compares AI chips: compute, memory, bandwidth and cost.") + u"\n\n"_s + tr("Commands:") + u'\n';
    for (const CommandRow &row : commandTable())
        text += entry(usageOf(row), tr(row.summary));
    text += u'\n' + tr("Options of the window:") + u'\n' + optionsOf(Command::Window) + u'\n';
    text += wrapped(tr("\"chipboard help COMMAND\" shows the options of a command."), 0) + u"\n"_s;
    return text + exitStatuses();
}

QString listKinds()
{
    QString text = u'\n' + tr("Kinds:") + u'\n';
    for (const ListKind &kind : listTable())
        text += entry(QString::fromLatin1(kind.id), tr(kind.summary));
    return text;
}

QString explanation(const CommandRow &row)
{
    QString text = tr("Usage: %1 [OPTIONS]").arg(usageOf(row)) + u"\n\n"_s
        + wrapped(tr(row.summary) + u' ' + tr(row.details), 0) + u'\n';
    if (row.command == Command::List)
        text += listKinds();
    return text + u'\n' + tr("Options:") + u'\n' + optionsOf(row.command) + u'\n' + exitStatuses();
}

} // namespace

int runHelp(const Invocation &invocation, Streams &streams)
{
    if (invocation.arguments.isEmpty()) {
        streams.result(overview().toUtf8());
        return Fine;
    }
    const QString typed = invocation.arguments.constFirst();
    const CommandRow *row = findCommand(typed);
    if (row == nullptr)
        return streams.refuse(wrongUsage(tr("There is no command \"%1\".").arg(typed),
                                         nearOrAll(typed, commandNames(), "chipboard help")));
    streams.result(explanation(*row).toUtf8());
    return Fine;
}

int runVersion(const Invocation &, Streams &streams)
{
    streams.result(u"chipboard "_s + QStringLiteral(CHIPBOARD_VERSION));
    return Fine;
}

} // namespace chipboard
