// Purpose: the pages of a board one after the other on a whole screen, for people who watch: a slide on a dark ground,
// turned by keys, clicks or a presenter's clicker. Charts are alive: what is pointed at tells its number, and an
// assumption can be moved. Pages that say nothing are passed over.
#pragma once

#include "app/window/presenter.h"
#include "data/board/exportrecipe.h"
#include "widgets/theme/theme.h"

#include <QTimer>
#include <QWidget>

class QComboBox;
class QHBoxLayout;
class QLabel;
class QScreen;

namespace chipboard {

class PageWidget;
class QuantityEdit;
struct PageRow;

class Presentation : public QWidget
{
    Q_OBJECT

public:
    /// Goes by itself when it is closed. It stands above its owner, which gets the keyboard back.
    Presentation(Presenter &presenter, const Theme &theme, const CompanyLook &look, QWidget *owner);
    ~Presentation() override;

    /// These alone, in this order; before start(). Without a known one: every page.
    void setPages(const QStringList &ids);
    void start(const QString &pageId, QScreen *screen);
    /// Of the page table.
    [[nodiscard]] QString pageId() const;
    [[nodiscard]] bool isBlack() const { return m_isBlack; }
    [[nodiscard]] bool isIdle() const { return m_isIdle; }

    void next();
    void previous();
    void first();
    void last();
    void toggleBlack();
    void toggleAssumptions();

signals:
    /// With the page that was shown last.
    void ended(const QString &pageId);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void closeEvent(QCloseEvent *event) override;

private:
    void build();
    void buildKeys();
    void buildStrip();
    /// The next page from there on in a direction that says something; false: there is none.
    bool turnFrom(int place, int step);
    [[nodiscard]] int pageCount() const;
    bool show(int place);
    void showView(const PageView &view);
    void showAssumption();
    void arrange();
    void placeLogo();
    void wake();
    void rest();
    [[nodiscard]] bool isInStrip(const QObject *watched) const;
    [[nodiscard]] bool isInside(const QObject *watched) const;

    Presenter &m_presenter;
    Theme m_theme;
    CompanyLook m_look;
    QLabel *m_logo = nullptr;
    QList<const PageRow *> m_rows; ///< that are shown, in order
    int m_place = 0;               ///< among them
    bool m_isBlack = false;
    bool m_isIdle = false;
    double m_typeHeight = 0.0;             ///< of the slide that the type was made for
    quint64 m_gesture = quint64(1) << 32U; ///< apart from those of the window's panel
    QTimer m_idle;
    QWidget *m_slide;
    PageWidget *m_page = nullptr;
    QLabel *m_number = nullptr;
    QLabel *m_hint = nullptr;
    QWidget *m_black = nullptr;
    QWidget *m_strip = nullptr;
    QComboBox *m_which = nullptr;
    QHBoxLayout *m_stripRow = nullptr;
    QuantityEdit *m_edit = nullptr;
    AssumptionsState m_assumptions;
};

} // namespace chipboard
