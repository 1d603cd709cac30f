#include "app/window/commandlist.h"

#include <QAction>
#include <QCoreApplication>
#include <QMenu>
#include <QMenuBar>
#include <QPointer>

namespace chipboard {
namespace {

struct CommandTexts
{
    Q_DECLARE_TR_FUNCTIONS(CommandPalette)
};

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
        const QString keys = entry->shortcut().toString(QKeySequence::NativeText);
        commands << WindowCommand{{entry->objectName(), withoutMarks(entry->text()), group, keys},
                                  [chosen = QPointer<QAction>(entry)] {
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
        const QString text = wanted ? CommandTexts::tr("Add %1 to the comparison").arg(node.name)
                                    : CommandTexts::tr("Take %1 out of the comparison").arg(node.name);
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
