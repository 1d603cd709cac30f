#include "app/window/commandlist.h"

#include "data/core/tr.h"

#include <QAction>
#include <QMenu>
#include <QMenuBar>
#include <QPointer>

#include <algorithm>

namespace chipboard {
namespace {

/// What an entry of a submenu does, where its own text is a mere name; ids that end in * stand for all that begin so.
struct PhraseRow
{
    const char *id;
    const char *text; ///< QT_TRANSLATE_NOOP in context "CommandPalette"; null: it is offered elsewhere
};

constexpr PhraseRow phrases[] = {
    {"new.*", nullptr}, // as presets
    {"recent.forget", QT_TRANSLATE_NOOP("CommandPalette", "Forget the comparisons opened lately")},
    {"recent.*", QT_TRANSLATE_NOOP("CommandPalette", "Open %1")},
    {"look.choose", QT_TRANSLATE_NOOP("CommandPalette", "Choose a company look…")},
    {"look.none", QT_TRANSLATE_NOOP("CommandPalette", "Use no company look")},
    {"edit.copyAs.*", QT_TRANSLATE_NOOP("CommandPalette", "Copy as %1")},
    {"page.*", QT_TRANSLATE_NOOP("CommandPalette", "Go to the page %1")},
    {"panel.*", QT_TRANSLATE_NOOP("CommandPalette", "Show or hide the panel %1")},
    {"theme.*", QT_TRANSLATE_NOOP("CommandPalette", "Choose the colours: %1")},
    {"view.eyes.*", QT_TRANSLATE_NOOP("CommandPalette", "Preview as others see it: %1")},
    {"view.language.system", QT_TRANSLATE_NOOP("CommandPalette", "Speak the language of the system")},
    {"view.language.*", QT_TRANSLATE_NOOP("CommandPalette", "Speak %1")},
    {"level.*", QT_TRANSLATE_NOOP("CommandPalette", "Compare: %1")},
    {"choose.*", QT_TRANSLATE_NOOP("CommandPalette", "Choose the preset %1")},
    {"board.precision.*", QT_TRANSLATE_NOOP("CommandPalette", "Compare at the precision %1")},
    {"board.prices.*", QT_TRANSLATE_NOOP("CommandPalette", "Take prices from %1")},
    {"board.baseline.", QT_TRANSLATE_NOOP("CommandPalette", "Compare without a baseline")},
    {"board.baseline.*", QT_TRANSLATE_NOOP("CommandPalette", "Set the baseline to %1")},
    {"values.*", QT_TRANSLATE_NOOP("CommandPalette", "Tell numbers as: %1")},
};

const PhraseRow *phraseOf(const QString &id)
{
    const auto found = std::find_if(std::begin(phrases), std::end(phrases), [&id](const PhraseRow &row) {
        const QLatin1String name(row.id);
        return name.endsWith(QLatin1Char('*')) ? id.startsWith(name.chopped(1)) : id == name;
    });
    return found == std::end(phrases) ? nullptr : found;
}

QString withoutMarks(QString text) { return text.remove(u'&'); }

void addMenu(QMenu &menu, const QString &group, QList<WindowCommand> &commands)
{
    emit menu.aboutToShow(); // what is filled when it opens
    const QList<QAction *> entries = menu.actions();
    for (QAction *entry : entries) {
        if (entry->menu() != nullptr) {
            addMenu(*entry->menu(), withoutMarks(entry->text()), commands);
            continue;
        }
        if (entry->isSeparator() || !entry->isEnabled() || entry->text().isEmpty())
            continue;
        const PhraseRow *phrase = phraseOf(entry->objectName());
        const bool isThere = std::any_of(commands.begin(), commands.end(), [entry](const WindowCommand &one) {
            return !one.shown.id.isEmpty() && one.shown.id == entry->objectName();
        });
        if (isThere || (phrase != nullptr && phrase->text == nullptr))
            continue;
        QString text = withoutMarks(entry->text());
        if (phrase != nullptr) {
            const QString does = tr(phrase->text);
            text = does.contains(QLatin1String("%1")) ? does.arg(text) : does;
        }
        const QString keys = entry->shortcut().toString(QKeySequence::NativeText);
        commands << WindowCommand{{entry->objectName(), text, group, keys}, [chosen = QPointer<QAction>(entry)] {
                                      if (chosen != nullptr)
                                          chosen->trigger();
                                  }};
    }
}

void addNodes(const QList<PickerNode> &nodes, const QString &group, const QStringList &chosen,
              const std::function<void(const QString &id, bool wanted)> &check, QList<WindowCommand> &commands)
{
    for (const PickerNode &node : nodes) {
        if (node.kind != PickerKind::Thing) {
            addNodes(node.children, node.kind == PickerKind::Vendor ? node.name : group, chosen, check, commands);
            continue;
        }
        const bool wanted = !chosen.contains(node.id);
        const QString text =
            wanted ? tr("Add %1 to the comparison").arg(node.name) : tr("Take %1 out of the comparison").arg(node.name);
        commands << WindowCommand{{node.id, text, group, {}}, [check, id = node.id, wanted] { check(id, wanted); }};
    }
}

} // namespace

QList<WindowCommand> menuCommands(const QMenuBar &bar)
{
    QList<WindowCommand> commands;
    const QList<QAction *> menus = bar.actions();
    for (const QAction *menu : menus)
        addMenu(*menu->menu(), withoutMarks(menu->text()), commands);
    // Who presses Enter before a word is typed goes to a page, and changes nothing.
    std::stable_partition(commands.begin(), commands.end(),
                          [](const WindowCommand &one) { return one.shown.id.startsWith(QLatin1String("page.")); });
    return commands;
}

QList<WindowCommand> pickerCommands(const QList<PickerNode> &tree, const QStringList &chosen,
                                    const std::function<void(const QString &id, bool wanted)> &check)
{
    QList<WindowCommand> commands;
    addNodes(tree, {}, chosen, check, commands);
    return commands;
}

} // namespace chipboard
