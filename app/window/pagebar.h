// Purpose: the bar above the pages: a button for the picker while that is closed, a tab for each of the main pages, the
// menu More with the others, and below them the parts of the page's tab. A page chosen from More has a tab of its own,
// now and at the next start.
#pragma once

#include <QMap>
#include <QWidget>

class QTabBar;
class QToolButton;

namespace chipboard {

struct PageRow;
class SegmentSwitch;
class Settings;

class PageBar : public QWidget
{
    Q_OBJECT

public:
    PageBar(Settings &settings, QWidget *parent);

    /// The tab, and the part of it, that the page is in.
    void showPage(const PageRow &page);
    /// "Chips (8)"; empty: the picker is open.
    void showChips(const QString &text);

signals:
    void pageChosen(const QString &id);
    void chipsRequested();

private:
    QToolButton *newButton(const char *name);
    void buildTabs();
    void fillMore();
    void chooseTab(int index);
    void setExtra(const PageRow &page);
    void showParts(const PageRow &page);

    Settings &m_settings;
    QToolButton *m_chips;
    QTabBar *m_tabs;
    QToolButton *m_more;
    SegmentSwitch *m_parts;
    QWidget *m_partsRow;               ///< the parts, which scroll sideways
    QString m_shown;                   ///< id of the page
    QMap<QString, QString> m_lastPart; ///< of a tab, by the tab's id: its page that was shown last
};

} // namespace chipboard
