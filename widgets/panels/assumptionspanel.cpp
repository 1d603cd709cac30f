#include "widgets/panels/assumptionspanel.h"

#include "widgets/theme/parts.h"

#include <QEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <memory>

namespace chipboard {
namespace {

bool sameEditors(const QList<QuantityEntry> &first, const QList<QuantityEntry> &second)
{
    return std::equal(first.begin(), first.end(), second.begin(), second.end(),
                      [](const QuantityEntry &one, const QuantityEntry &other) { return one.id == other.id; });
}

/// Scrolls only vertically and is as wide as its widest row: long words in other languages are not clipped.
class RowsArea : public QScrollArea
{
public:
    using QScrollArea::QScrollArea;
    [[nodiscard]] QSize minimumSizeHint() const override
    {
        QSize size = QScrollArea::minimumSizeHint();
        if (widget() != nullptr)
            size.setWidth(
                std::max(size.width(), widget()->minimumSizeHint().width() + verticalScrollBar()->sizeHint().width()));
        return size;
    }

protected:
    bool eventFilter(QObject *watched, QEvent *event) override
    {
        if (watched == widget() && event->type() == QEvent::LayoutRequest)
            updateGeometry();
        return QScrollArea::eventFilter(watched, event);
    }
};

} // namespace

AssumptionsPanel::AssumptionsPanel(const Theme &theme, QWidget *parent)
    : QWidget(parent)
    , m_workload(named<ChoiceButton>("workload", tr("Workload"), theme, this))
    , m_currency(named<ChoiceButton>("currency", tr("Currency of amounts"), theme, this))
{
    setObjectName(QStringLiteral("assumptionsPanel"));
    build();
}

void AssumptionsPanel::build()
{
    connect(m_workload, &ChoiceButton::chosen, this, &AssumptionsPanel::workloadChosen);
    m_currency->setToolTip(tr("The currency of all amounts, at your own exchange rate."));
    connect(m_currency, &ChoiceButton::chosen, this, &AssumptionsPanel::currencyChosen);
    m_summary = wrappedLabel("workloadSummary", "muted", {}, this);
    buildSearch();
    m_takeBack = plainButton("takeBackAll", {}, this);
    m_takeBack->hide(); // until a state has something to reset
    connect(m_takeBack, &QPushButton::clicked, this, &AssumptionsPanel::allTakenBack);
    auto *area = named<RowsArea>("assumptions", this);
    area->setAccessibleName(tr("Assumptions"));
    area->setWidgetResizable(true);
    area->setFrameShape(QFrame::NoFrame);
    area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_content = named<QWidget>("assumptionRows", area);
    m_rows = arranged<QVBoxLayout>(m_content, gridStep, {0, 0, gridStep / 2, 0});
    m_rows->addStretch(1);
    area->setWidget(m_content);

    auto *layout = arranged<QVBoxLayout>(this, gridStep, {gridStep, gridStep, gridStep / 2, gridStep});
    layout->addWidget(m_workload);
    layout->addWidget(m_summary);
    layout->addWidget(m_search);
    layout->addWidget(m_nothing);
    layout->addWidget(area, 1);
    layout->addWidget(m_currency);
    layout->addWidget(m_takeBack);
}

void AssumptionsPanel::buildSearch()
{
    m_search = named<QLineEdit>("assumptionSearch", this);
    m_search->setPlaceholderText(tr("Find an assumption…"));
    m_search->setAccessibleName(tr("Find an assumption"));
    m_search->setClearButtonEnabled(true);
    connect(m_search, &QLineEdit::textChanged, this, &AssumptionsPanel::applySearch);
    m_nothing = named<QLabel>("noAssumption", tr("No assumption matches."), this);
    m_nothing->setProperty("role", QStringLiteral("muted"));
    m_nothing->hide();
}

// Matches are visible even in collapsed groups; clearing the search restores the groups.
void AssumptionsPanel::applySearch()
{
    const QStringList words = m_search->text().split(QLatin1Char(' '), Qt::SkipEmptyParts);
    const auto isFound = [&words](const QuantityEntry &entry) {
        const QString text = entry.label + QLatin1Char(' ') + entry.help + QLatin1Char(' ') + entry.id;
        return std::ranges::all_of(words,
                                   [&text](const QString &word) { return text.contains(word, Qt::CaseInsensitive); });
    };
    bool any = false;
    for (int i = 0; i + 1 < m_rows->count(); i += 2) { // heading and box alternate, then the stretch
        auto *heading = qobject_cast<QToolButton *>(m_rows->itemAt(i)->widget());
        QWidget *box = m_rows->itemAt(i + 1)->widget();
        bool anyHere = false;
        for (QuantityEdit *editor : box->findChildren<QuantityEdit *>(Qt::FindDirectChildrenOnly)) {
            const bool found = isFound(editor->entry());
            editor->setVisible(found);
            anyHere = anyHere || found;
        }
        heading->setVisible(anyHere);
        heading->setEnabled(words.isEmpty());
        box->setVisible(anyHere && (!words.isEmpty() || heading->isChecked()));
        any = any || anyHere;
    }
    m_nothing->setVisible(!any && !words.isEmpty());
}

void AssumptionsPanel::setTheme(const Theme &theme)
{
    m_workload->setTheme(theme);
    m_currency->setTheme(theme);
}

void AssumptionsPanel::setState(const AssumptionsState &state)
{
    if (state == m_state)
        return;
    m_state = state;
    m_stale = true;
    showIfSeen();
}

void AssumptionsPanel::setSeen(bool seen)
{
    m_seen = seen;
    showIfSeen();
}

void AssumptionsPanel::showIfSeen()
{
    if (!m_stale || !m_seen || !isVisible())
        return;
    m_stale = false;
    showState();
}

void AssumptionsPanel::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    showIfSeen();
}

void AssumptionsPanel::showState()
{
    const AssumptionsState &state = m_state;
    const bool keeps = sameEditors(m_shown, state.entries);
    m_shown = state.entries;
    m_workload->setChoices(state.workloads);
    m_workload->setCurrent(state.workload);
    m_summary->setText(state.summary);
    m_takeBack->setVisible(state.changed > 0);
    m_takeBack->setText(state.changed == 1 ? tr("Reset 1 assumption")
                                           : tr("Reset %n assumptions", nullptr, state.changed));
    m_currency->setChoices(state.currencies);
    m_currency->setCurrent(state.currency);
    if (!keeps)
        buildEditors();
    showRate();
    for (const QuantityEntry &entry : state.entries)
        m_editors.value(entry.id)->setEntry(entry);
}

// Below the currency, outside the groups: amounts cannot be converted without a rate.
void AssumptionsPanel::showRate()
{
    if (m_state.rate && m_rate == nullptr) {
        m_rate = newEditor(*m_state.rate);
        m_editors.remove(m_state.rate->id); // it survives rebuilding the others
        auto *rows = qobject_cast<QVBoxLayout *>(layout());
        rows->insertWidget(rows->indexOf(m_currency) + 1, m_rate);
        QWidget *before = m_currency;
        for (const char *part : {"field", "reset", "slider"}) {
            auto *next = m_rate->findChild<QWidget *>(QLatin1String(part));
            QWidget::setTabOrder(before, next);
            before = next;
        }
        QWidget::setTabOrder(before, m_takeBack);
    }
    if (m_rate == nullptr)
        return;
    if (m_state.rate)
        m_rate->setEntry(*m_state.rate);
    m_rate->setVisible(m_state.rate.has_value());
}

void AssumptionsPanel::buildEditors()
{
    m_editors.clear();
    while (m_rows->count() > 1) {
        const std::unique_ptr<QLayoutItem> item(m_rows->takeAt(0));
        item->widget()->hide();
        item->widget()->deleteLater();
    }
    std::optional<AssumptionGroup> group;
    QVBoxLayout *rows = nullptr;
    QWidget *before = m_search;
    const auto follow = [&before](QWidget *part) {
        QWidget::setTabOrder(before, part);
        before = part;
    };
    const auto followEditor = [&follow](const QuantityEdit &editor) {
        for (const char *part : {"field", "reset", "slider"})
            follow(editor.findChild<QWidget *>(QLatin1String(part)));
    };
    for (const QuantityEntry &entry : std::as_const(m_state.entries)) {
        if (group != entry.group) {
            group = entry.group;
            QWidget *box = newGroup(entry.group);
            rows = qobject_cast<QVBoxLayout *>(box->layout());
            follow(m_rows->itemAt(m_rows->indexOf(box) - 1)->widget()); // its heading
        }
        QuantityEdit *editor = newEditor(entry);
        rows->addWidget(editor);
        followEditor(*editor);
    }
    follow(m_currency);
    if (m_rate != nullptr)
        followEditor(*m_rate);
    follow(m_takeBack);
    applySearch();
}

QuantityEdit *AssumptionsPanel::newEditor(const QuantityEntry &entry)
{
    auto *editor = new QuantityEdit(entry, m_content);
    m_editors.insert(entry.id, editor);
    connect(editor, &QuantityEdit::gestureStarted, this, [this] { ++m_gesture; });
    connect(editor, &QuantityEdit::edited, this,
            [this](const QString &id, double value) { emit assumed(id, value, m_gesture); });
    connect(editor, &QuantityEdit::resetRequested, this, &AssumptionsPanel::takenBack);
    return editor;
}

QWidget *AssumptionsPanel::newGroup(AssumptionGroup group)
{
    const bool open = !m_folded.contains(group);
    auto *heading = new QToolButton(m_content);
    heading->setObjectName(QStringLiteral("group.") + QString::number(static_cast<int>(group)));
    heading->setText(assumptionGroupLabel(group));
    heading->setProperty("role", QStringLiteral("groupHeading"));
    heading->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    heading->setAutoRaise(true);
    heading->setCheckable(true);
    heading->setChecked(open);
    heading->setArrowType(open ? Qt::DownArrow : Qt::RightArrow);
    auto *box = new QWidget(m_content);
    box->setLayout(arranged<QVBoxLayout>(nullptr, gridStep, {gridStep / 2, 0, 0, gridStep / 2}));
    box->setVisible(open);
    connect(heading, &QToolButton::toggled, box, &QWidget::setVisible);
    connect(heading, &QToolButton::toggled, this, [this, heading, group](bool now) {
        heading->setArrowType(now ? Qt::DownArrow : Qt::RightArrow);
        fold(group, now);
    });
    m_rows->insertWidget(m_rows->count() - 1, heading);
    m_rows->insertWidget(m_rows->count() - 1, box);
    return box;
}

void AssumptionsPanel::focusEntry(const QString &id)
{
    m_search->clear();
    const QuantityEdit *editor = m_editors.value(id);
    if (editor == nullptr)
        return;
    const auto group = static_cast<int>(editor->entry().group);
    m_content->findChild<QToolButton *>(QStringLiteral("group.%1").arg(group))->setChecked(true);
    auto *field = editor->findChild<QWidget *>(QStringLiteral("field"));
    field->setFocus(Qt::ShortcutFocusReason);
    findChild<QScrollArea *>(QStringLiteral("assumptions"))->ensureWidgetVisible(field);
}

void AssumptionsPanel::fold(AssumptionGroup group, bool open)
{
    if (open)
        m_folded.remove(group);
    else
        m_folded.insert(group);
}

} // namespace chipboard
