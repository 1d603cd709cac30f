#include "app/cli/completion.h"

#include "app/cli/commands.h"
#include "app/cli/commandtable.h"
#include "data/core/find.h"
#include "data/core/tr.h"

using namespace Qt::StringLiterals;

namespace chipboard {
namespace {

bool takesValue(const OptionRow &row) { return row.value[0] != '\0'; }

bool takesPath(const OptionRow &row)
{
    const QLatin1String value(row.value);
    return value == "FILE"_L1 || value == "DIR"_L1;
}

/// The options that match `holds`, as typed.
template<typename Holds>
QStringList optionsWhere(Holds holds)
{
    return mapped(allWhere(optionTable(), holds), dashed);
}

QStringList optionsOf(const CommandRow &command)
{
    return optionsWhere([&](const OptionRow &row) { return (row.commands & maskOf(command.command)) != 0; });
}

/// Joined by bars, as a `case` pattern.
template<typename Holds>
QString optionPattern(Holds holds)
{
    return optionsWhere(holds).join(u'|');
}

/// A branch of sh's `case`: "    pattern) what ;;"
QString branch(const QString &pattern, const QString &what) { return u"    %1) %2 ;;\n"_s.arg(pattern, what); }

QString optionBranches()
{
    QString text;
    for (const CommandRow &command : commandTable()) {
        const QString name = QString::fromLatin1(command.name);
        text += branch(name.isEmpty() ? u"''"_s : name, u"switches='%1'"_s.arg(optionsOf(command).join(u' ')));
    }
    return text;
}

QString argumentBranches()
{
    QString text;
    for (const CommandRow &command : commandTable()) {
        if (command.words != nullptr)
            text += branch(QString::fromLatin1(command.name), u"answers='%1'"_s.arg(command.words().join(u' ')));
    }
    return text;
}

/// Values of an option: words of a table, or ids that the program lists.
QString valueBranches()
{
    QString text;
    for (const OptionRow &row : optionTable()) {
        if (row.choices != nullptr)
            text += branch(dashed(row), u"answers='%1'"_s.arg(row.choices().join(u' ')));
        else if (row.list != nullptr)
            text += branch(dashed(row), u"answers=$(_chipboard_ids %1)"_s.arg(QLatin1String(row.list)));
    }
    return text;
}

/// Functions shared by bash and zsh: set $answers for the word after an option, or $switches and $answers of a command.
/// "*files*" in the answers stands for file names.
QString commonFunctions()
{
    const QString paths = optionPattern(takesPath);
    const QString others = optionPattern(
        [](const OptionRow &row) { return takesValue(row) && !takesPath(row) && !row.choices && !row.list; });
    return uR"(_chipboard_ids() {
    chipboard list "$1" --format csv 2>/dev/null | sed -n '2,$s/,.*//p' | tr -d '"'
}

# What may follow option $1: sets answers; fails for an option that takes nothing.
_chipboard_values() {
    answers=
    case $1 in
%1    %2) answers='*files*' ;;
    %3) ;;
    *) return 1 ;;
    esac
}

# What command $1 knows: sets switches and answers.
_chipboard_command() {
    switches= answers='*files*'
    case $1 in
%4    esac
    case $1 in
%5    esac
}
)"_s.arg(valueBranches(), paths, others, optionBranches(), argumentBranches());
}

QString helpTopics() { return commandRow(Command::Help).words().join(u' '); }

QByteArray bashScript()
{
    return (u"# Completion of chipboard's command lines for bash.\n"_s + commonFunctions() + uR"(
_chipboard() {
    local current=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD - 1]} command= answers= switches= before=
    local commands='%1'
    COMPREPLY=()
    # bash breaks words at "=", of which only NAME=VALUE has one: there is nothing to complete behind it.
    [[ $current == = || $previous == = ]] && return
    [[ $COMP_CWORD -gt 1 && " $commands " == *" ${COMP_WORDS[1]} "* ]] && command=${COMP_WORDS[1]}
    if [[ $previous == --* ]] && _chipboard_values "$previous"; then
        if [[ $current == *,* ]]; then
            before=${current%,*},
            current=${current##*,}
        fi
    elif [[ $current == -* ]]; then
        _chipboard_command "$command"
        answers=$switches
    elif [[ $COMP_CWORD -eq 1 ]]; then
        COMPREPLY=($(compgen -W "$commands" -- "$current"))
        answers='*files*'
    else
        _chipboard_command "$command"
    fi
    if [[ $answers == '*files*' ]]; then
        compopt -o filenames 2>/dev/null
        local IFS=$'\n'
        COMPREPLY+=($(compgen -f -- "$current"))
    else
        COMPREPLY=($(compgen -P "$before" -W "$answers" -- "$current"))
    fi
}
complete -F _chipboard chipboard
)"_s.arg(helpTopics()))
        .toUtf8();
}

QByteArray zshScript()
{
    return (u"#compdef chipboard\n# Completion of chipboard's command lines for zsh.\n"_s + commonFunctions() + uR"(
_chipboard() {
    local current=${words[CURRENT]} previous=${words[CURRENT-1]} first=${words[2]} command= switches=
    local -i place=$CURRENT
    local -a commands
    commands=(%1)
    local answers=
    (( place > 2 && ${commands[(Ie)$first]} )) && command=$first
    if [[ $previous == --* ]] && _chipboard_values "$previous"; then
        compset -P '*,'
    elif [[ $current == -* ]]; then
        _chipboard_command "$command"
        answers=$switches
    elif (( place == 2 )); then
        compadd -a commands
        answers='*files*'
    else
        _chipboard_command "$command"
    fi
    if [[ $answers == '*files*' ]]; then
        _files
    else
        compadd -- ${=answers}
    fi
}
if [ "$funcstack[1]" = "_chipboard" ]; then
    _chipboard "$@"
else
    compdef _chipboard chipboard
fi
)"_s.arg(helpTopics()))
        .toUtf8();
}

QString fishQuoted(QString text) { return u'\'' + text.replace(u'\\', u"\\\\"_s).replace(u'\'', u"\\'"_s) + u'\''; }

/// The commands that accept an option, as a fish condition; for the window: no command was typed.
QString fishCondition(unsigned commands)
{
    const auto rows = allWhere(commandTable(), [&](const CommandRow &row) {
        return row.name[0] != '\0' && (commands & maskOf(row.command)) != 0;
    });
    const QStringList names = mapped(rows, [](const CommandRow &row) { return QString::fromLatin1(row.name); });
    QStringList conditions;
    if ((commands & maskOf(Command::Window)) != 0)
        conditions << u"not __fish_seen_subcommand_from "_s + helpTopics();
    if (!names.isEmpty())
        conditions << u"__fish_seen_subcommand_from "_s + names.join(u' ');
    return conditions.join(u"; or "_s);
}

QString fishValues(const OptionRow &row)
{
    if (!takesValue(row))
        return {};
    if (takesPath(row))
        return u" -r -F"_s;
    if (row.choices != nullptr)
        return u" -x -a "_s + fishQuoted(row.choices().join(u' '));
    if (row.list == nullptr)
        return u" -x"_s;
    const bool joined = row.isList();
    return u" -x -a '(%1 %2)'"_s.arg(joined ? u"__chipboard_joined_ids"_s : u"__chipboard_ids"_s,
                                     QLatin1String(row.list));
}

QByteArray fishScript()
{
    QString text = uR"(# Completion of chipboard's command lines for fish.
function __chipboard_ids
    chipboard list $argv[1] --format csv 2>/dev/null | sed -n '2,$s/,.*//p' | tr -d '"'
end
# Ids with what stands before the last comma already.
function __chipboard_joined_ids
    set -l before (string match -r '.*,' -- (commandline -ct))
    for id in (__chipboard_ids $argv[1])
        echo "$before$id"
    end
end
)"_s;
    for (const CommandRow &row : commandTable()) {
        const QString name = QString::fromLatin1(row.name);
        if (!name.isEmpty())
            text += u"complete -c chipboard -n __fish_use_subcommand -a %1 -d %2\n"_s.arg(name,
                                                                                          fishQuoted(tr(row.summary)));
        if (row.words != nullptr)
            text += u"complete -c chipboard -f -n '__fish_seen_subcommand_from %1' -a %2\n"_s.arg(
                name, fishQuoted(row.words().join(u' ')));
    }
    for (const OptionRow &row : optionTable())
        text += u"complete -c chipboard -n %1 -l %2 -d %3%4\n"_s.arg(fishQuoted(fishCondition(row.commands)),
                                                                     QString::fromLatin1(row.name),
                                                                     fishQuoted(tr(row.help)), fishValues(row));
    return text.toUtf8();
}

constexpr Shell shells[] = {{"bash", bashScript}, {"zsh", zshScript}, {"fish", fishScript}};

} // namespace

std::span<const Shell> shellTable() { return shells; }

int runCompletion(const Invocation &invocation, Streams &streams)
{
    const QString typed = invocation.arguments.constFirst();
    const Shell *found = findWhere(shells, [&](const Shell &shell) { return typed == QLatin1String(shell.id); });
    if (found == nullptr) {
        streams.say(wrongUsage(tr("There are no completions for the shell \"%1\".").arg(typed),
                               tr("Available: %1.").arg(alternatives(commandRow(Command::Completion).words())))
                        .toText());
        return WrongUsage;
    }
    streams.result(found->script());
    return Fine;
}

} // namespace chipboard
