#include "app/cli/arguments.h"

#include "app/cli/commands.h"
#include "app/cli/commandtable.h"
#include "data/core/find.h"
#include "data/core/tr.h"

#include <QRegularExpression>

#include <optional>

using namespace Qt::StringLiterals;

namespace chipboard {
namespace {

QString undashed(const QString &option) { return option.sliced(option.startsWith(u"--") ? 2 : 1); }

QStringList optionNames()
{
    return mapped(optionTable(), [](const OptionRow &row) { return QString::fromLatin1(row.name); });
}

/// "chipboard table", or "chipboard" for the window.
QString calledAs(const CommandRow &row)
{
    return row.name[0] == '\0' ? u"chipboard"_s : u"chipboard "_s + QLatin1String(row.name);
}

/// The commands that accept an option, if there are few.
QString commandsOf(const OptionRow &option)
{
    constexpr qsizetype most = 3;
    QStringList names;
    for (const CommandRow &row : commandTable()) {
        if ((option.commands & maskOf(row.command)) != 0)
            names << u'"' + calledAs(row) + u'"';
    }
    return names.size() > most ? tr("Run \"chipboard help\" for the commands and their options.")
                               : tr("Use it with %1.").arg(alternatives(names));
}

class Parser
{
public:
    explicit Parser(const QStringList &arguments)
        : m_rest(arguments)
    {
    }

    Result<Invocation> run()
    {
        while (!m_rest.isEmpty() && !m_problem)
            take(m_rest.takeFirst());
        if (!m_problem)
            settleCommand();
        if (!m_problem)
            checkOptionsBelong();
        if (!m_problem)
            checkArgumentCount();
        if (!m_problem)
            checkWindow();
        if (m_problem)
            return *m_problem;
        return m_invocation;
    }

private:
    void fail(const QString &message, const QString &remedy) { m_problem = wrongUsage(message, remedy); }

    void take(const QString &argument)
    {
        if (argument == u"--")
            m_invocation.arguments << std::exchange(m_rest, {});
        else if (argument == u"-h")
            takeOption(u"--help"_s);
        else if (argument.startsWith(u'-') && argument.size() > 1)
            takeOption(argument);
        else
            m_invocation.arguments << argument;
    }

    void takeOption(const QString &argument)
    {
        const qsizetype equals = argument.indexOf(u'=');
        const QString dashedName = argument.left(equals < 0 ? argument.size() : equals);
        const OptionRow *row = dashedName.startsWith(u"--") ? findOption(dashedName.sliced(2)) : nullptr;
        if (row == nullptr) {
            const QString near = didYouMean(undashed(dashedName), optionNames(), u"--"_s);
            fail(tr("There is no option \"%1\".").arg(dashedName),
                 near.isEmpty() ? tr("\"chipboard help COMMAND\" shows the options of a command.") : near);
            return;
        }
        const bool again = m_given.contains(row);
        m_given << row;
        if (again && !std::holds_alternative<QStringList Invocation::*>(row->target))
            fail(tr("The option %1 is given twice.").arg(dashed(*row)), tr("Specify it once."));
        else if (row->value[0] == '\0')
            takeSwitch(*row, equals >= 0);
        else
            takeValue(*row, equals < 0 ? nextValue() : std::optional(argument.sliced(equals + 1)));
    }

    /// The next argument, unless it is an option.
    std::optional<QString> nextValue()
    {
        if (m_rest.isEmpty() || m_rest.constFirst().startsWith(u"--"))
            return std::nullopt;
        return m_rest.takeFirst();
    }

    void takeSwitch(const OptionRow &row, bool hasValue)
    {
        if (hasValue)
            fail(tr("The option %1 takes no value.").arg(dashed(row)), tr("Remove the value after \"=\"."));
        else
            m_invocation.*std::get<bool Invocation::*>(row.target) = true;
    }

    void takeValue(const OptionRow &row, const std::optional<QString> &value)
    {
        if (!value || value->isEmpty()) {
            fail(tr("The option %1 needs a value.").arg(dashed(row)),
                 tr("Write %1 %2.").arg(dashed(row), QLatin1String(row.value)));
            return;
        }
        const QString told = row.isList() ? *value : spelled(row, *value);
        if (!row.isList() && !isChoice(row, told))
            return;
        if (const auto *one = std::get_if<QString Invocation::*>(&row.target))
            m_invocation.*(*one) = told;
        else
            takeList(row, told);
    }

    // Accepts "pt_BR", as systems write it, and a bare "pt" if it is unambiguous.
    static QString spelled(const OptionRow &row, const QString &value)
    {
        if (row.canonical != nullptr)
            return row.canonical(value);
        const QString hyphened = QString(value).replace(QLatin1Char('_'), QLatin1Char('-'));
        static const QRegularExpression country(QStringLiteral("-[A-Z]{2}$"));
        for (const QString &choice : row.choices != nullptr ? row.choices() : QStringList()) {
            if (choice == hyphened || (choice.contains(country) && choice.section(u'-', 0, 0) == value))
                return choice;
        }
        return value;
    }

    bool isChoice(const OptionRow &row, const QString &value)
    {
        const QStringList choices = row.choices != nullptr ? row.choices() : QStringList();
        const bool known = row.choices == nullptr || choices.contains(value);
        if (!known)
            fail(tr("The option %1 does not accept \"%2\".").arg(dashed(row), value),
                 tr("It accepts %1.").arg(alternatives(choices)));
        return known;
    }

    void takeList(const OptionRow &row, const QString &value)
    {
        QStringList &list = m_invocation.*std::get<QStringList Invocation::*>(row.target);
        if (!row.isList()) {
            list << value;
            return;
        }
        QSet<QString> known(list.cbegin(), list.cend());
        for (const QString &part : value.split(u',')) {
            const QString id = spelled(row, part.trimmed());
            if (id.isEmpty())
                fail(tr("The option %1 has an empty entry in \"%2\".").arg(dashed(row), value),
                     tr("Separate the ids by single commas."));
            else if (!known.contains(id) && isChoice(row, id))
                list << id;
            known.insert(id);
        }
    }

    /// The first argument is a command, else a board file. A bare word is treated as a mistyped command.
    void settleCommand()
    {
        QStringList &arguments = m_invocation.arguments;
        const CommandRow *row = arguments.isEmpty() ? nullptr : findCommand(arguments.constFirst());
        if (row != nullptr) {
            m_invocation.command = row->command;
            arguments.removeFirst();
        } else if (!arguments.isEmpty() && !arguments.constFirst().contains(u'.')
                   && !arguments.constFirst().contains(u'/')) {
            fail(tr("There is no command \"%1\"; board files end in \".chipboard\".").arg(arguments.constFirst()),
                 nearOrAll(arguments.constFirst(), commandNames(), "chipboard help"));
        }
        settleSwitches();
    }

    void settleSwitches()
    {
        if (m_invocation.help && m_invocation.command != Command::Help) {
            const CommandRow &row = commandRow(m_invocation.command);
            m_invocation.arguments.clear();
            if (row.name[0] != '\0')
                m_invocation.arguments << QString::fromLatin1(row.name);
            m_invocation.command = Command::Help;
        } else if (m_invocation.version) {
            m_invocation.arguments.clear();
            m_invocation.command = Command::Version;
        }
    }

    void checkOptionsBelong()
    {
        if (m_invocation.help || m_invocation.version)
            return;
        const CommandRow &command = commandRow(m_invocation.command);
        for (const OptionRow *row : std::as_const(m_given)) {
            if ((row->commands & maskOf(m_invocation.command)) == 0) {
                fail(tr("The option %1 does not apply to \"%2\".").arg(dashed(*row), calledAs(command)),
                     commandsOf(*row));
                return;
            }
        }
    }

    void checkArgumentCount()
    {
        const CommandRow &command = commandRow(m_invocation.command);
        const qsizetype count = m_invocation.arguments.size();
        const QString usage =
            tr("Write %1.").arg((calledAs(command) + u' ' + QLatin1String(command.arguments)).trimmed());
        if (count < command.fewest)
            fail(tr("\"%1\" needs more arguments.").arg(calledAs(command)), usage);
        else if (count > command.most)
            fail(tr("\"%1\" does not accept the argument \"%2\".")
                     .arg(calledAs(command), m_invocation.arguments.at(command.most)),
                 usage);
    }

    void checkWindow()
    {
        const QString &theme = m_invocation.theme;
        const bool isWindow = m_invocation.command == Command::Window;
        if (isWindow && !theme.isEmpty() && theme != u"light" && theme != u"dark")
            fail(tr("The window has no colour theme \"%1\".").arg(theme),
                 tr("It accepts %1.").arg(alternatives({u"light"_s, u"dark"_s})));
        if (isWindow && m_invocation.pages.size() > 1)
            fail(tr("The window shows one page at a time."), tr("Name one with --page."));
        const QString &typed = m_invocation.windowSize;
        if (!typed.isEmpty() && windowSizeFrom(typed).isEmpty())
            fail(tr("\"%1\" is not a window size.").arg(typed), tr("Write it as 1920x1080."));
    }

    QStringList m_rest;
    QList<const OptionRow *> m_given;
    Invocation m_invocation;
    std::optional<Problem> m_problem;
};

} // namespace

QSize windowSizeFrom(const QString &text)
{
    static const QRegularExpression pattern(u"^([1-9]\\d{1,4})x([1-9]\\d{1,4})$"_s);
    const QRegularExpressionMatch match = pattern.match(text);
    return match.hasMatch() ? QSize(match.captured(1).toInt(), match.captured(2).toInt()) : QSize();
}

Result<Invocation> parseArguments(const QStringList &arguments) { return Parser(arguments).run(); }

} // namespace chipboard
