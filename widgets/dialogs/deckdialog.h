// Purpose: File > Deck: the slides of the board in order, with thumbnails of the actual slides, a large preview of the
// current one, and all pages and charts to add. Read-only: every change is emitted as the resulting deck.
#pragma once

#include "data/board/deck.h"
#include "data/views/slidecheck.h"
#include "widgets/export/seensheet.h"

#include <QDialog>
#include <QHash>
#include <QTimer>

#include <memory>

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
    QStringList titles;                  ///< titles as shown, one per slide
    QList<SeenSheet> sheets;             ///< as exported, including continuation slides
    QList<QList<SlideFinding>> findings; ///< one list per slide
    QString problem = {};                ///< why nothing can be drawn; empty if it can
};

/// A page to choose from, with its charts.
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
    /// Adds one page to choose from.
    void addPage(const DeckPage &page);
    void clearPages();
    [[nodiscard]] int currentSlide() const;

signals:
    /// `name` describes the change.
    void deckChanged(const chipboard::BoardDeck &deck, const QString &name);
    void exportRequested(const QString &format);
    void presentRequested();
    void mendRequested(const chipboard::SlideMend &mend);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    void build();
    [[nodiscard]] QWidget *buildSlides();
    [[nodiscard]] QWidget *buildMiddle();
    [[nodiscard]] QWidget *buildEmpty();
    [[nodiscard]] QWidget *buildChoices();
    [[nodiscard]] QWidget *buildButtons();
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
    QList<QPushButton *> m_outputs; ///< buttons that need slides
};

} // namespace chipboard
