// Purpose: the bar above the pages: a button for the closed picker, a tab per main page, the menu More with the others,
// and below them the parts of the current tab. A page chosen from More gets a tab, which is kept for the next start.
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

    /// Selects the page's tab and part.
    void showPage(const PageRow &page);
    /// "Chips (8)"; empty if the picker is open.
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
    QWidget *m_partsRow;               ///< scrolls sideways
    QString m_shown;                   ///< id of the current page
    QMap<QString, QString> m_lastPart; ///< id of the last page shown, by tab id
};

} // namespace chipboard
