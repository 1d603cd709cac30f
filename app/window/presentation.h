// Purpose: presentation mode: the pages of a board full screen, as slides on a dark background, turned by keys, clicks
// or a presenter's clicker. Charts stay interactive, and an assumption can be changed. Empty pages are skipped.
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
    /// Deletes itself when closed. Stays above its owner, which then regains the focus.
    Presentation(Presenter &presenter, const Theme &theme, const CompanyLook &look, QWidget *owner);
    ~Presentation() override;

    /// Restricts it to these pages, in order; call before start(). Ignored if no id is known.
    void setPages(const QStringList &ids);
    void start(const QString &pageId, QScreen *screen);
    /// Page table id.
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
    /// `pageId`: the page shown last.
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
    /// Turns to the next page with content in that direction; false if there is none.
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
    QList<const PageRow *> m_rows; ///< pages to present, in order
    int m_place = 0;               ///< index of the current one
    bool m_isBlack = false;
    bool m_isIdle = false;
    double m_typeHeight = 0.0;             ///< slide height for which the type was chosen
    quint64 m_gesture = quint64(1) << 32U; ///< distinct from those of the window's panel
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
