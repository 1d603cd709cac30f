#include "widgets/panels/pickerpanel.h"

#include "widgets/theme/parts.h"
#include "widgets/theme/typefaces.h"

#include <QAbstractItemView>
#include <QCompleter>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QMouseEvent>
#include <QPainter>
#include <QResizeEvent>
#include <QStringListModel>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace chipboard {

FilterAssist::FilterAssist(QLineEdit &field, QMenu &menu, QObject *parent)
    : QObject(parent)
    , m_field(field)
    , m_menu(menu)
{
    connect(&field, &QLineEdit::textEdited, this, &FilterAssist::offer);
    connect(&menu, &QMenu::aboutToShow, this, &FilterAssist::fillMenu);
}

void FilterAssist::setFields(const QList<QueryField> &fields, const QList<FilterGroup> &groups)
{
    m_fields = fields;
    m_groups = groups;
    m_menu.clear();
}

// In a word search a short prefix matches too much; in an expression it stands for a field.
void FilterAssist::offer()
{
    constexpr qsizetype enough = 3;
    const QString text = m_field.text();
    m_offered = fieldsAt(text, m_field.cursorPosition(), m_fields);
    const bool isWanted = !m_offered.names.isEmpty() && (isExpression(text) || m_offered.length >= enough);
    if (!isWanted) {
        if (m_completer != nullptr)
            m_completer->popup()->hide();
        return;
    }
    if (m_completer == nullptr) {
        m_names = new QStringListModel(this);
        m_completer = new QCompleter(m_names, this);
        m_completer->setWidget(&m_field);
        m_completer->popup()->setObjectName(QStringLiteral("fieldNames"));
        m_completer->popup()->setAccessibleName(tr("Field names"));
        connect(m_completer, qOverload<const QString &>(&QCompleter::activated), this, &FilterAssist::take);
    }
    m_names->setStringList(m_offered.names);
    m_completer->setCompletionPrefix(QString());
    m_completer->complete();
}

void FilterAssist::take(const QString &name)
{
    QString text = m_field.text();
    const QString inserted = name + QLatin1Char(' ');
    text.replace(m_offered.start, m_offered.length, inserted);
    m_field.setText(text);
    m_field.setCursorPosition(static_cast<int>(m_offered.start + inserted.size()));
}

void FilterAssist::fillMenu()
{
    if (!m_menu.isEmpty())
        return;
    for (const FilterGroup &group : std::as_const(m_groups)) {
        QMenu *submenu = m_menu.addMenu(group.title);
        for (const FilterChoice &choice : group.choices) {
            QAction *action = submenu->addAction(choice.text);
            action->setObjectName(QStringLiteral("condition.") + choice.condition);
            connect(action, &QAction::triggered, this, [this, condition = choice.condition] {
                m_field.setText(withCondition(m_field.text(), condition));
                m_field.setFocus(Qt::OtherFocusReason);
            });
        }
    }
}

PickerView::PickerView(const Theme &theme, QWidget *parent)
    : QTreeView(parent)
    , m_theme(theme)
    , m_delegate(new PickerDelegate(theme, this))
{
    setItemDelegate(m_delegate);
    setHeaderHidden(true);
    setIndentation(12);
    setUniformRowHeights(false);
    setMouseTracking(true);
    setExpandsOnDoubleClick(false);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    connect(this, &QTreeView::clicked, this, [this](const QModelIndex &index) {
        if (model()->hasChildren(index))
            setExpanded(index, !isExpanded(index));
    });
}

void PickerView::setTheme(const Theme &theme)
{
    m_theme = theme;
    m_delegate->setTheme(theme);
    scheduleDelayedItemsLayout(); // row heights depend on the font
    viewport()->update();
}

void PickerView::resizeEvent(QResizeEvent *event)
{
    QTreeView::resizeEvent(event);
    if (event->size().width() != event->oldSize().width())
        scheduleDelayedItemsLayout(); // the width decides between one line and two
}

void PickerView::keyPressEvent(QKeyEvent *event)
{
    const QModelIndex index = currentIndex();
    const bool enter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (!index.isValid() || (!enter && event->key() != Qt::Key_Space)) {
        QTreeView::keyPressEvent(event);
        return;
    }
    if (model()->hasChildren(index))
        setExpanded(index, !isExpanded(index));
    else
        model()->setData(index, index.data(Qt::CheckStateRole).toInt() == Qt::Checked ? Qt::Unchecked : Qt::Checked,
                         Qt::CheckStateRole);
}

void PickerView::drawRow(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    // The style would fill the whole selected row; the delegate draws everything itself.
    QStyleOptionViewItem plain = option;
    plain.showDecorationSelected = false;
    QTreeView::drawRow(painter, plain, index);
}

void PickerView::drawBranches(QPainter *painter, const QRect &rect, const QModelIndex &index) const
{
    if (!model()->hasChildren(index))
        return;
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setPen(QPen(m_theme.textMuted, 1.5, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter->translate(rect.right() - 5.0, rect.center().y() + 0.5);
    painter->rotate(isExpanded(index) ? 90.0 : 0.0);
    const QPointF points[] = {{-1.75, -3.5}, {1.75, 0.0}, {-1.75, 3.5}};
    painter->drawPolyline(points, 3);
    painter->restore();
}

constexpr int pickerRowHeight = 24; // large enough for touch
constexpr int groupHeight = 26;
constexpr int boxSize = 14;
constexpr int leftAir = 4;
constexpr int rightAir = 6;

static PickerKind kindOf(const QModelIndex &index)
{
    return static_cast<PickerKind>(index.data(PickerModel::KindRole).toInt());
}

PickerDelegate::PickerDelegate(const Theme &theme, QObject *parent)
    : QStyledItemDelegate(parent)
    , m_theme(theme)
    , m_nameFont(theme.type.font(theme.type.body))
    , m_detailFont(theme.type.font(theme.type.small))
    , m_nameWidths(m_nameFont)
    , m_detailWidths(m_detailFont)
{
}

void PickerDelegate::setTheme(const Theme &theme)
{
    m_theme = theme;
    m_nameFont = theme.type.font(theme.type.body);
    m_detailFont = theme.type.font(theme.type.small);
    m_nameWidths = TextWidths(m_nameFont);
    m_detailWidths = TextWidths(m_detailFont);
}

std::optional<double> PickerDelegate::TextWidths::rough(const QString &text) const
{
    double sum = 0.0;
    for (const QChar c : text) {
        if (c.unicode() >= m_widths.size())
            return std::nullopt;
        double &width = m_widths[c.unicode()];
        if (width < 0.0)
            width = m_metrics.horizontalAdvance(c);
        sum += width;
    }
    return sum;
}

int PickerDelegate::TextWidths::exact(const QString &text) const
{
    constexpr qsizetype most = 200'000; // larger than any catalogue; clears the cache after repeated loads
    const auto known = m_known.constFind(text);
    if (known != m_known.constEnd())
        return *known;
    if (m_known.size() >= most)
        m_known.clear();
    return *m_known.insert(text, qRound(m_metrics.horizontalAdvance(text)));
}

QSize PickerDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    int height = m_theme.type.scaled(kindOf(index) == PickerKind::Vendor ? groupHeight : pickerRowHeight);
    // The view passes no width: use the viewport's, minus the indentation.
    const auto *tree = qobject_cast<const QTreeView *>(option.widget);
    int width = tree == nullptr ? option.rect.width() : tree->viewport()->width();
    for (QModelIndex above = index; tree != nullptr && above.isValid(); above = above.parent())
        width -= tree->indentation();
    if (kindOf(index) == PickerKind::Thing && width > 0 && !standsInOneLine(index, width - leftAir - rightAir))
        height += QFontMetrics(m_detailFont).height();
    return {gridStep, height};
}

bool PickerDelegate::standsInOneLine(const QModelIndex &index, int width) const
{
    const QString detail = index.data(PickerModel::DetailRole).toString();
    if (detail.isEmpty())
        return true;
    const QString text = index.data().toString();
    constexpr double air = boxSize + 2 * gridStep;
    // Kerning changes the width of a word by far less than a fifth.
    const auto name = m_nameWidths.rough(text);
    const auto beside = m_detailWidths.rough(detail);
    if (name && beside && 1.2 * (*name + *beside) + air < width)
        return true;
    return air + m_nameWidths.exact(text) + m_detailWidths.exact(detail) <= width;
}

void PickerDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    const bool focused = option.state.testFlag(QStyle::State_HasFocus);
    if (focused || option.state.testFlag(QStyle::State_MouseOver)) {
        painter->setPen(focused ? QPen(m_theme.accent) : Qt::NoPen);
        painter->setBrush(m_theme.highlight);
        painter->drawRoundedRect(QRectF(option.rect).adjusted(0.5, 0.5, -0.5, -0.5), 4, 4);
    }
    const QRect area = option.rect.adjusted(leftAir, 0, -rightAir, 0);
    if (kindOf(index) == PickerKind::Thing) {
        paintThing(painter, area, index);
    } else {
        const bool vendor = kindOf(index) == PickerKind::Vendor;
        painter->setFont(m_theme.type.font(vendor ? m_theme.type.body : m_theme.type.small, true));
        painter->setPen(vendor ? m_theme.text : m_theme.textMuted);
        painter->drawText(area, Qt::AlignVCenter | Qt::AlignLeft, index.data().toString());
    }
    painter->restore();
}

void PickerDelegate::paintThing(QPainter *painter, QRect area, const QModelIndex &index) const
{
    const auto role = static_cast<ColourRole>(index.data(PickerModel::ColourRoleRole).toInt());
    const bool checked = index.data(Qt::CheckStateRole).toInt() == Qt::Checked;
    const int top = area.center().y() - boxSize / 2;
    const QRectF box(area.left() + 0.5, top + 0.5, boxSize, boxSize);
    paintCheck(painter, box, m_theme.colour(role), checked);

    // The name has priority; the detail takes the rest, or its own line.
    const QString name = index.data().toString();
    const QFontMetrics nameMetrics(m_nameFont);
    const bool oneLine = standsInOneLine(index, area.width());
    area.adjust(boxSize + gridStep, 0, 0, 0);
    QRect below = area;
    if (!oneLine) {
        const int both = nameMetrics.height() + QFontMetrics(m_detailFont).height();
        area.setTop(area.top() + (area.height() - both) / 2);
        area.setHeight(nameMetrics.height());
        below = area.translated(0, nameMetrics.height());
        below.setHeight(QFontMetrics(m_detailFont).height());
    }
    painter->setFont(m_nameFont);
    painter->setPen(m_theme.text);
    drawElided(*painter, area, Qt::AlignVCenter | Qt::AlignLeft, name);

    if (oneLine)
        below.adjust(nameMetrics.horizontalAdvance(name) + gridStep, 0, 0, 0);
    const QString detail = index.data(PickerModel::DetailRole).toString();
    painter->setFont(m_detailFont);
    painter->setPen(m_theme.textMuted);
    const Qt::Alignment side = Qt::AlignVCenter | (oneLine ? Qt::AlignRight : Qt::AlignLeft);
    drawElided(*painter, below, static_cast<int>(side), detail);
}

void PickerDelegate::paintCheck(QPainter *painter, const QRectF &box, const QColor &colour, bool checked) const
{
    painter->setPen(QPen(checked ? colour : m_theme.textMuted, 1.0));
    painter->setBrush(checked ? colour : m_theme.card);
    painter->drawRoundedRect(box, 3, 3);
    if (!checked)
        return;
    // Dark tick on a light role colour, and vice versa.
    const QColor tick =
        contrastRatio(m_theme.card, colour) >= contrastRatio(m_theme.text, colour) ? m_theme.card : m_theme.text;
    painter->setPen(QPen(tick, 1.6, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    const QPointF points[] = {box.topLeft() + QPointF(3.6, 7.2), box.topLeft() + QPointF(6.0, 9.6),
                              box.topLeft() + QPointF(10.4, 4.6)};
    painter->drawPolyline(points, 3);
}

bool PickerDelegate::editorEvent(QEvent *event, QAbstractItemModel *model, const QStyleOptionViewItem &option,
                                 const QModelIndex &index)
{
    if (!index.flags().testFlag(Qt::ItemIsUserCheckable))
        return false;
    const bool clicked = event->type() == QEvent::MouseButtonRelease
        && static_cast<QMouseEvent *>(event)->button() == Qt::LeftButton
        && option.rect.contains(static_cast<QMouseEvent *>(event)->position().toPoint());
    const bool spacePressed =
        event->type() == QEvent::KeyPress && static_cast<QKeyEvent *>(event)->key() == Qt::Key_Space;
    if (!clicked && !spacePressed)
        return event->type() == QEvent::MouseButtonDblClick; // the second press of a double click counts as a click
    const bool checked = index.data(Qt::CheckStateRole).toInt() == Qt::Checked;
    return model->setData(index, checked ? Qt::Unchecked : Qt::Checked, Qt::CheckStateRole);
}

static QToolButton *menuButton(const char *name, const QString &text, const QString &toolTip, QWidget *parent)
{
    auto *button = new QToolButton(parent);
    button->setObjectName(QLatin1String(name) + QStringLiteral("Button"));
    button->setText(text);
    button->setToolTip(toolTip);
    button->setPopupMode(QToolButton::InstantPopup);
    button->setFocusPolicy(Qt::StrongFocus);
    auto *menu = new QMenu(button);
    menu->setObjectName(QLatin1String(name) + QStringLiteral("Menu"));
    button->setMenu(menu);
    return button;
}

/// The expression with the faulty word marked, and the error.
static QString pointedAt(const QString &expression, const Problem &problem)
{
    const qsizetype at = std::clamp<qsizetype>(problem.where.column - 1, 0, expression.size());
    qsizetype end = expression.indexOf(QLatin1Char(' '), at);
    end = end < 0 ? expression.size() : end;
    const QString word = end > at ? expression.sliced(at, end - at) : QStringLiteral("▁");
    return QStringLiteral("%1<b><u>%2</u></b>%3<br>%4")
        .arg(expression.first(at).toHtmlEscaped(), word.toHtmlEscaped(),
             expression.sliced(std::max(end, at)).toHtmlEscaped(),
             PickerPanel::tr("Column %1: %2 %3")
                 .arg(problem.where.column)
                 .arg(problem.message, problem.remedy)
                 .trimmed()
                 .toHtmlEscaped());
}

PickerPanel::PickerPanel(const Theme &theme, QWidget *parent)
    : QWidget(parent)
    , m_model(new PickerModel(this))
    , m_filter(new PickerFilter(this))
{
    setObjectName(QStringLiteral("pickerPanel"));
    setProperty("panel", true);
    setAttribute(Qt::WA_StyledBackground);
    m_filter->setSourceModel(m_model);
    build(theme);
    connect(m_model, &PickerModel::checkRequested, this, &PickerPanel::checkRequested);
    connect(m_search, &QLineEdit::textChanged, this, &PickerPanel::search);
    connect(m_search, &QLineEdit::returnPressed, this, &PickerPanel::checkFirst);
}

void PickerPanel::build(const Theme &theme)
{
    m_search = named<QLineEdit>("pickerSearch", this);
    m_search->setPlaceholderText(tr("Search chips, instances…"));
    m_search->setAccessibleName(tr("Search"));
    m_search->setClearButtonEnabled(true);
    m_search->installEventFilter(this);

    m_presets = menuButton("presets", tr("Presets"), tr("Ready-made comparisons"), this);
    m_conditions = menuButton("conditions", tr("Filter"), tr("Filter conditions for instances"), this);
    m_conditions->hide();
    m_assist = new FilterAssist(*m_search, *m_conditions->menu(), this);
    connect(m_presets->menu(), &QMenu::aboutToShow, this, &PickerPanel::fillPresets);

    m_view = named<PickerView>("pickerTree", theme, this);
    m_view->setAccessibleName(tr("What to compare"));
    m_view->setModel(m_filter);

    m_nothing = wrappedLabel("pickerNothing", "muted", tr("No matches in the catalogue. Esc clears the search."), this);
    m_nothing->hide();
    m_mistake = named<QLabel>("pickerMistake", this);
    m_mistake->setTextFormat(Qt::RichText);
    m_mistake->setWordWrap(true);
    m_mistake->hide();
    arrange();
}

void PickerPanel::arrange()
{
    auto *layout = arranged<QVBoxLayout>(this, gridStep, {12, 12, 4, 8});
    auto *top = new QVBoxLayout;
    top->setContentsMargins(0, 0, 8, 0);
    top->setSpacing(gridStep);
    top->addWidget(m_search);
    auto *buttons = arranged<QHBoxLayout>(nullptr, gridStep);
    buttons->addWidget(m_presets);
    buttons->addWidget(m_conditions);
    buttons->addStretch(1);
    top->addLayout(buttons);
    top->addWidget(m_nothing);
    top->addWidget(m_mistake);
    layout->addLayout(top);
    layout->addWidget(m_view, 1);
}

void PickerPanel::setTree(const QList<PickerNode> &tree, const QStringList &chosen)
{
    m_model->setTree(tree);
    m_model->setChecked(chosen);
    openChosen();
}

void PickerPanel::setChosen(const QStringList &ids) { m_model->setChecked(ids); }

void PickerPanel::setTheme(const Theme &theme) { m_view->setTheme(theme); }

void PickerPanel::focusSearch()
{
    m_search->setFocus(Qt::ShortcutFocusReason);
    m_search->selectAll();
}

void PickerPanel::fillPresets()
{
    QMenu *menu = m_presets->menu();
    if (!menu->isEmpty())
        return;
    for (const Preset &preset : presets()) {
        QAction *action = menu->addAction(preset.name);
        action->setObjectName(QStringLiteral("preset.") + preset.id);
        connect(action, &QAction::triggered, this, [this, preset] { emit presetRequested(preset); });
    }
}

void PickerPanel::setFilterFields(const QList<QueryField> &fields, const QList<FilterGroup> &groups)
{
    m_takesExpressions = !fields.isEmpty();
    m_assist->setFields(fields, groups);
    m_conditions->setVisible(!groups.isEmpty());
    m_search->setPlaceholderText(!m_takesExpressions    ? tr("Search chips, instances…")
                                     : groups.isEmpty() ? tr("Search, or memory >= 80 GB")
                                                        : tr("Search, or memory >= 640 GB"));
    search(m_search->text());
}

QString PickerPanel::expression() const
{
    const QString text = m_search->text().trimmed();
    return m_takesExpressions && isExpression(text) ? text : QString();
}

void PickerPanel::search(const QString &text)
{
    if (const QString wanted = expression(); !wanted.isEmpty()) {
        m_filter->setSearch({});
        emit filterRequested(wanted);
        return;
    }
    const bool isElsewhere = !m_takesExpressions && isExpression(text);
    if (isElsewhere)
        m_mistake->setText(
            tr("Conditions apply to chips and instances: choose \"Chip\" or \"Instance\" above.").toHtmlEscaped());
    m_mistake->setVisible(isElsewhere);
    m_filter->setOnly(std::nullopt);
    m_filter->setSearch(isElsewhere ? QString() : text);
    showFound();
}

// An invalid expression clears the filter: old results could be mistaken for its answer.
void PickerPanel::setFound(const Result<QStringList> &found)
{
    if (expression().isEmpty())
        return;
    m_mistake->setVisible(!found);
    if (found) {
        m_filter->setOnly(QSet<QString>(found.value().begin(), found.value().end()));
    } else {
        m_mistake->setText(pointedAt(expression(), found.problem()));
        m_filter->setOnly(std::nullopt);
    }
    showFound();
}

void PickerPanel::showFound()
{
    if (m_filter->isSearching())
        m_view->expandAll();
    else
        openChosen();
    m_nothing->setVisible(m_filter->isSearching() && !m_filter->firstThing().isValid());
}

void PickerPanel::openChosen()
{
    const auto hasChosen = [this](const QModelIndex &vendor) {
        const QModelIndexList checked = m_filter->match(m_filter->index(0, 0, vendor), Qt::CheckStateRole, Qt::Checked,
                                                        1, Qt::MatchExactly | Qt::MatchRecursive);

        return !checked.isEmpty();
    };
    for (int row = 0; row < m_filter->rowCount(); ++row) {
        const QModelIndex vendor = m_filter->index(row, PickerModel::NameColumn);
        const bool open = row == 0 || hasChosen(vendor);
        m_view->setExpanded(vendor, open);
        for (int family = 0; open && family < m_filter->rowCount(vendor); ++family)
            m_view->setExpanded(m_filter->index(family, PickerModel::NameColumn, vendor), true);
    }
}

void PickerPanel::checkFirst()
{
    const QModelIndex first = m_filter->firstThing();
    if (!m_filter->isSearching() || !first.isValid())
        return;
    m_view->setCurrentIndex(first);
    const bool checked = first.data(Qt::CheckStateRole).toInt() == Qt::Checked;
    m_filter->setData(first, checked ? Qt::Unchecked : Qt::Checked, Qt::CheckStateRole);
    m_search->selectAll(); // typing replaces the old search
}

bool PickerPanel::eventFilter(QObject *watched, QEvent *event)
{
    if (watched != m_search || event->type() != QEvent::KeyPress)
        return QWidget::eventFilter(watched, event);
    const int key = static_cast<QKeyEvent *>(event)->key();
    if (key == Qt::Key_Escape && !m_search->text().isEmpty()) {
        m_search->clear();
        return true;
    }
    if (key == Qt::Key_Down) {
        const QModelIndex first = m_filter->firstThing();
        m_view->setFocus(Qt::TabFocusReason);
        m_view->setCurrentIndex(first.isValid() ? first : m_filter->index(0, 0));
        return true;
    }
    return QWidget::eventFilter(watched, event);
}

} // namespace chipboard
