#include "widgets/dialogs/commandpalette.h"

#include "data/core/numerals.h"
#include "widgets/theme/parts.h"
#include "widgets/theme/theme.h"

#include <QCoreApplication>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QTreeWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace chipboard {
constexpr QSize standardSize{640, 420};
constexpr qsizetype mostShown = 300; ///< limits the work per keystroke; nobody scrolls further

static QTreeWidget *newList(QWidget *parent)
{
    auto *list = named<QTreeWidget>("commandList", parent);
    list->setAccessibleName(CommandPalette::tr("Commands"));
    list->setColumnCount(3);
    list->setHeaderHidden(true);
    list->setRootIsDecorated(false);
    list->setUniformRowHeights(true);
    list->setFocusPolicy(Qt::NoFocus); // the field keeps the focus and forwards navigation keys
    list->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    list->header()->setStretchLastSection(false);
    list->header()->setSectionResizeMode(0, QHeaderView::Stretch);
    for (const int column : {1, 2})
        list->header()->setSectionResizeMode(column, QHeaderView::ResizeToContents);
    return list;
}

static bool walksList(int key)
{
    return key == Qt::Key_Up || key == Qt::Key_Down || key == Qt::Key_PageUp || key == Qt::Key_PageDown;
}

CommandPalette::CommandPalette(const QList<Command> &commands, const Theme &theme, QWidget *parent)
    : QDialog(parent)
    , m_commands(commands)
    , m_quiet(theme.textMuted)
    , m_field(named<QLineEdit>("commandField", this))
    , m_list(newList(this))
    , m_nothing(named<QLabel>(
          "commandNothing",
          tr("No command matches. Type part of the name of a chip, a page, a metric or a menu entry."), this))
{
    setObjectName(QStringLiteral("commandPalette"));
    setWindowTitle(tr("Commands"));
    resize(standardSize);
    m_field->setPlaceholderText(tr("What do you want to do?"));
    m_field->setAccessibleName(tr("What do you want to do?"));
    m_field->setClearButtonEnabled(true);
    m_field->installEventFilter(this);
    m_nothing->setWordWrap(true);
    m_nothing->setAlignment(Qt::AlignTop | Qt::AlignLeft);
    auto *layout = arranged<QVBoxLayout>(this, gridStep, {16, 16, 16, 16});
    layout->addWidget(m_field);
    layout->addWidget(m_list, 1);
    layout->addWidget(m_nothing, 1);
    connect(m_field, &QLineEdit::textChanged, this, &CommandPalette::find);
    connect(m_field, &QLineEdit::returnPressed, this, [this] { choose(m_list->currentItem()); });
    connect(m_list, &QTreeWidget::itemClicked, this, &CommandPalette::choose);
    find({});
}

void CommandPalette::find(const QString &typed)
{
    m_list->clear();
    QList<QTreeWidgetItem *> items;
    const QSize row(0,
                    fontMetrics().height() + gridStep + gridStep / 2); // else as high as before the style sheet applied
    const QList<qsizetype> places = matching(typed, m_commands);
    for (const qsizetype place : places.first(std::min(places.size(), mostShown))) {
        const Command &command = m_commands.at(place);
        auto *item = new QTreeWidgetItem({command.text, command.group, command.keys});
        item->setData(0, Qt::UserRole, place);
        item->setToolTip(0, command.text);
        item->setSizeHint(0, row);
        for (const int column : {1, 2})
            item->setForeground(column, m_quiet); // a style sheet overrides half of the dialog's palette
        items << item;
    }
    if (places.size() > mostShown) {
        auto *more = new QTreeWidgetItem({tr("%1 more: keep typing to narrow the list.")
                                              .arg(numberText(qint64(places.size() - mostShown), locale()))});
        more->setFlags(Qt::NoItemFlags);
        items << more;
    }
    m_list->addTopLevelItems(items);
    m_list->setCurrentItem(m_list->topLevelItem(0));
    m_list->setVisible(!items.isEmpty());
    m_nothing->setVisible(items.isEmpty());
}

void CommandPalette::choose(const QTreeWidgetItem *item)
{
    const QVariant place = item != nullptr ? item->data(0, Qt::UserRole) : QVariant();
    if (!place.isValid())
        return; // the line about hidden results
    accept();
    emit chosen(place.value<qsizetype>());
}

bool CommandPalette::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_field && event->type() == QEvent::KeyPress) {
        const auto *press = static_cast<QKeyEvent *>(event);
        if (walksList(press->key()) && press->modifiers() == Qt::NoModifier)
            return QCoreApplication::sendEvent(m_list, event);
    }
    return QDialog::eventFilter(watched, event);
}

} // namespace chipboard
