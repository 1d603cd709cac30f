// Purpose: the parts that pages of widgets are put together from.
#pragma once

#include "data/views/pagespec.h"
#include "widgets/panels/linklabel.h"

#include <QHash>
#include <QLayout>
#include <QLineEdit>
#include <QWidget>

#include <functional>
#include <memory>
#include <optional>
#include <vector>

class QHBoxLayout;

namespace chipboard {

class TextLabel;

// Puts widgets side by side and goes on in the next line, like words.

class FlowLayout : public QLayout
{
public:
    explicit FlowLayout(QWidget *parent);

    void addItem(QLayoutItem *item) override;
    [[nodiscard]] int count() const override { return static_cast<int>(m_items.size()); }
    [[nodiscard]] QLayoutItem *itemAt(int index) const override;
    [[nodiscard]] QLayoutItem *takeAt(int index) override;
    [[nodiscard]] bool hasHeightForWidth() const override { return true; }
    [[nodiscard]] int heightForWidth(int width) const override;
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSize() const override;
    [[nodiscard]] Qt::Orientations expandingDirections() const override { return {}; }
    void setGeometry(const QRect &area) override;
    /// Between lines, in place of half the spacing; `gap` in pixels.
    void setLineGap(int gap) { m_lineGap = gap; }

private:
    enum class Do { Measure, Place };
    int arrange(const QRect &area, Do what) const;

    std::vector<std::unique_ptr<QLayoutItem>> m_items;
    std::optional<int> m_lineGap;
};

// A label of running text that remembers how high it is at a width, and asks for another place only when that height
// changes. A plain QLabel lays its text out anew for each of the many questions that a layout asks, and has the whole
// window laid out after each new text, which was a third of the time that a dragged assumption took.

class TextLabel : public QWidget
{
    Q_OBJECT

public:
    explicit TextLabel(QWidget *parent = nullptr);

    void showText(const QString &text);
    [[nodiscard]] QString text() const { return m_text; }
    /// What is seen: for its name, format, links and looks. Its text is set by showText().
    [[nodiscard]] QLabel &label() { return *m_label; }

    [[nodiscard]] bool hasHeightForWidth() const override { return true; }
    [[nodiscard]] int heightForWidth(int width) const override;
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    bool event(QEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    QString m_text;     ///< as it was given
    LinkLabel *m_label; ///< in no layout: its wishes come as events and end here
    mutable QHash<int, int> m_heights;
    bool m_outdated = false; ///< layouts may remember the height of another text at other widths
};

// The figures that decide, above a page's charts. A screen reader reads each tile as one.

class TileRow : public QWidget
{
    Q_OBJECT

public:
    explicit TileRow(QWidget *parent = nullptr);

    /// At most four; none hides the row.
    void setTiles(const QList<PageTile> &tiles);

private:
    struct Tile
    {
        QWidget *frame = nullptr;
        TextLabel *heading = nullptr;
        TextLabel *value = nullptr;
        TextLabel *detail = nullptr;
    };
    void addTile();

    QList<Tile> m_tiles; ///< made once, shown as far as they are needed
    QHBoxLayout *m_layout = nullptr;
};

// A line of text that is written where it stands: over the text itself. Return takes it, so does a click
// elsewhere; Escape leaves everything as it was.

class TextEditor : public QLineEdit
{
    Q_OBJECT

public:
    using Take = std::function<void(const QString &text)>;

    explicit TextEditor(QWidget *parent);

    /// Opens over a place of the parent; `take` is called once, with what was written, or never.
    void open(const QRect &place, const QFont &font, const QString &text, const QString &name, Take take);
    void cancel();

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;

private:
    void commit();

    Take m_take;
    QString m_before;
};

} // namespace chipboard
