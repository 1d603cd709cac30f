#include "app/window/pagebar.h"

#include "app/settings/settings.h"
#include "app/window/pagetable.h"
#include "data/core/find.h"
#include "data/core/tr.h"
#include "widgets/panels/choicebutton.h"
#include "widgets/panels/topbar.h"
#include "widgets/theme/parts.h"
#include "widgets/theme/theme.h"

#include <QHBoxLayout>
#include <QMenu>
#include <QSignalBlocker>
#include <QToolButton>
#include <QVBoxLayout>

namespace chipboard {
constexpr int pageMargin = 2 * gridStep + gridStep / 2; // of the page contents

/// Index of its tab; -1 if none.
static int tabPlace(const QTabBar &tabs, const QString &id)
{
    for (int i = 0; i < tabs.count(); ++i) {
        if (tabs.tabData(i).toString() == id)
            return i;
    }
    return -1;
}

static bool isExtra(const QString &id)
{
    const PageRow *row = findPage(id);
    return row != nullptr && row->place == PageRow::Place::More;
}

PageBar::PageBar(Settings &settings, QWidget *parent)
    : QWidget(parent)
    , m_settings(settings)
    , m_chips(newButton("chipsButton"))
    , m_tabs(named<PageTabs>("pageTabs", this))
    , m_more(newButton("moreButton"))
    , m_parts(named<SegmentSwitch>("partSwitch"))
    , m_partsRow(named<ChoiceRow>("partsRow", m_parts, this))
{
    setObjectName(QStringLiteral("pageBar"));
    m_chips->setToolTip(tr("Choose what to compare"));
    m_chips->hide();
    m_more->setText(tr("More"));
    m_more->setToolTip(tr("More pages"));
    m_more->setPopupMode(QToolButton::InstantPopup);
    auto *menu = named<QMenu>("moreMenu", m_more);
    m_more->setMenu(menu);
    connect(menu, &QMenu::aboutToShow, this, &PageBar::fillMore);
    connect(m_chips, &QToolButton::clicked, this, &PageBar::chipsRequested);
    m_parts->setAccessibleName(tr("Parts of the page"));
    m_parts->setContentsMargins(pageMargin, gridStep, pageMargin, 0);
    connect(m_parts, &SegmentSwitch::chosen, this, &PageBar::pageChosen);
    auto *row = new QHBoxLayout;
    row->setContentsMargins(gridStep, 0, gridStep, 0);
    row->setSpacing(gridStep / 2);
    row->addWidget(m_chips);
    row->addWidget(m_tabs);
    row->addWidget(m_more);
    row->addStretch(1);
    auto *layout = arranged<QVBoxLayout>(this, 0);
    layout->addLayout(row);
    layout->addWidget(m_partsRow);
    buildTabs();
}

QToolButton *PageBar::newButton(const char *name)
{
    auto *button = named<QToolButton>(name, this);
    button->setFocusPolicy(Qt::StrongFocus);
    return button;
}

void PageBar::buildTabs()
{
    for (const PageRow &row : pageTable()) {
        if (row.place == PageRow::Place::Tab)
            m_tabs->setTabData(m_tabs->addTab(tr(row.name)), QLatin1String(row.id));
    }
    const QString extra = m_settings.text(Setting::ExtraPage);
    if (isExtra(extra))
        setExtra(*findPage(extra));
    connect(m_tabs, &QTabBar::currentChanged, this, &PageBar::chooseTab);
}

void PageBar::fillMore()
{
    QMenu *menu = m_more->menu();
    menu->clear();
    for (const PageRow &row : pageTable()) {
        if (row.place != PageRow::Place::More)
            continue;
        const QString id = QLatin1String(row.id);
        QAction *entry = menu->addAction(tr(row.name));
        entry->setObjectName(QStringLiteral("more.") + id);
        entry->setCheckable(true);
        entry->setChecked(id == m_shown);
        connect(entry, &QAction::triggered, this, [this, id] { emit pageChosen(id); });
    }
}

void PageBar::chooseTab(int index)
{
    const QString id = m_tabs->tabData(index).toString();
    emit pageChosen(m_lastPart.value(id, id));
}

// Only one extra tab, so that the main pages keep their places.
void PageBar::setExtra(const PageRow &page)
{
    const QString id = QLatin1String(page.id);
    const int last = m_tabs->count() - 1;
    const int place = isExtra(m_tabs->tabData(last).toString()) ? last : m_tabs->addTab(QString());
    m_tabs->setTabText(place, tr(page.name));
    m_tabs->setTabData(place, id);
}

void PageBar::showPage(const PageRow &page)
{
    m_shown = QLatin1String(page.id);
    const PageRow &tab = tabOf(page);
    m_lastPart[QLatin1String(tab.id)] = m_shown;
    const QSignalBlocker blocker(m_tabs);
    if (page.place == PageRow::Place::More) {
        setExtra(page);
        if (isVisible()) // not for --page, which is for this run only
            m_settings.set(Setting::ExtraPage, m_shown);
    }
    m_tabs->setCurrentIndex(tabPlace(*m_tabs, QLatin1String(tab.id)));
    showParts(page);
}

void PageBar::showParts(const PageRow &page)
{
    const PageRow &tab = tabOf(page);
    if (tab.part != nullptr) {
        m_parts->setChoices(mapped(partsOf(tab), [](const PageRow &part) {
            return Choice{QLatin1String(part.id), tr(part.part), {}, {}};
        }));
        m_parts->setCurrent(m_shown);
    }
    m_partsRow->setVisible(tab.part != nullptr); // after its buttons have their heights
}

void PageBar::showChips(const QString &text)
{
    m_chips->setText(text);
    m_chips->setVisible(!text.isEmpty());
}

} // namespace chipboard
