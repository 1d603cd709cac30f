// Purpose: File > Deck: the slides of the board in order with pictures of the real ones, the chosen one large as it is
// written, and every page and chart to add. It changes nothing by itself: each change is asked for with the deck that
// it leads to.
#pragma once

#include "data/board/deck.h"
#include "data/views/slidecheck.h"
#include "widgets/export/seensheet.h"

#include <QDialog>
#include <QHash>
#include <QTimer>

#include <memory>

class QBoxLayout;
class QLineEdit;
class QListWidget;
class QPushButton;
class QStackedWidget;
class QToolButton;
class QTreeWidget;

namespace chipboard {

class SegmentSwitch;
class SheetPreview;
class SlideCheckList;

struct DeckScene
{
    BoardDeck deck;
    QStringList titles;                  ///< of each slide as it is shown
    QList<SeenSheet> sheets;             ///< as they are written, with those on which rows go on
    QList<QList<SlideFinding>> findings; ///< of each slide
    QString problem = {};                ///< why nothing can be drawn
};

/// A page with its charts, to choose from.
struct DeckPage
{
    QString id;
    QString name;
    QList<std::pair<QString, QString>> charts; ///< ids and titles
};

class DeckDialog : public QDialog
{
    Q_OBJECT

public:
    explicit DeckDialog(const Theme &theme, QWidget *parent = nullptr);
    ~DeckDialog() override;

    void setScene(const DeckScene &scene);
    /// One page more to choose from.
    void addPage(const DeckPage &page);
    void clearPages();
    [[nodiscard]] int currentSlide() const;

signals:
    /// With the name of the change.
    void deckChanged(const chipboard::BoardDeck &deck, const QString &name);
    void exportRequested(const QString &format);
    void presentRequested();
    void mendRequested(const chipboard::SlideMend &mend);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void build();
    [[nodiscard]] QWidget *buildSlides();
    [[nodiscard]] QWidget *buildMiddle();
    [[nodiscard]] QWidget *buildEmpty();
    [[nodiscard]] QWidget *buildChoices();
    void buildButtons(QBoxLayout &row);
    void buildKeys();
    void fillList();
    void fillAddMenu();
    void paintNext();
    void showCurrent();
    void filterPages();
    void takeOrder();
    void takeTitle();
    void moveCurrent(int step);
    void removeChosen();
    void addChosen(SlideKind kind);
    void insert(const BoardSlide &slide);
    void arrangeCharts(int perSlide);
    void offerPerSlide();
    [[nodiscard]] QList<qsizetype> chosenSlides() const;
    [[nodiscard]] int firstSheet(int slide) const;
    /// The change is asked for, and these are the chosen slides once it is made.
    void change(const BoardDeck &deck, const QString &name, const QList<qsizetype> &chosen);

    Theme m_theme;
    DeckScene m_scene;
    QHash<const SlidePicture *, QPixmap> m_thumbs;
    QTimer m_paint;
    QList<qsizetype> m_next; ///< slides that are chosen when the next scene comes
    QListWidget *m_list = nullptr;
    QStackedWidget *m_stack = nullptr;
    QLineEdit *m_title = nullptr;
    SheetPreview *m_preview = nullptr;
    SegmentSwitch *m_perSlide = nullptr;
    SlideCheckList *m_check = nullptr;
    QLineEdit *m_search = nullptr;
    QTreeWidget *m_pages = nullptr;
    QToolButton *m_add = nullptr;
    QPushButton *m_remove = nullptr;
    QPushButton *m_up = nullptr;
    QPushButton *m_down = nullptr;
    QList<QPushButton *> m_outputs; ///< of what needs slides
};

} // namespace chipboard
