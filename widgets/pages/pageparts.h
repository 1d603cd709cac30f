// Purpose: building blocks of pages.
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

// A layout that places widgets side by side and wraps like words.

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
    /// Vertical gap between lines instead of half the spacing, in pixels.
    void setLineGap(int gap) { m_lineGap = gap; }

private:
    enum class Do { Measure, Place };
    int arrange(const QRect &area, Do what) const;

    std::vector<std::unique_ptr<QLayoutItem>> m_items;
    std::optional<int> m_lineGap;
};

// A label for running text that caches its height per width and requests a new layout only if that height changes. A
// plain QLabel lays out its text for every query of a layout, and invalidates the whole window on each new text, which
// took a third of the time while dragging an assumption.

class TextLabel : public QWidget
{
    Q_OBJECT

public:
    explicit TextLabel(QWidget *parent = nullptr);

    void showText(const QString &text);
    [[nodiscard]] QString text() const { return m_text; }
    /// The visible label: for its name, format, links and style. Set its text with showText().
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
    QString m_text;     ///< as passed in
    LinkLabel *m_label; ///< in no layout: its layout requests arrive as events and stop here
    mutable QHash<int, int> m_heights;
    bool m_outdated = false; ///< layouts may have cached the height of another text at other widths
};

// The key figures above a page's charts. Screen readers read each tile as one text.

class TileRow : public QWidget
{
    Q_OBJECT

public:
    explicit TileRow(QWidget *parent = nullptr);

    /// At most four; an empty list hides the row.
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

    QList<Tile> m_tiles; ///< created once, shown as needed
    QHBoxLayout *m_layout = nullptr;
};

// An in-place editor over a text. Return or a click elsewhere accepts, Escape cancels.

class TextEditor : public QLineEdit
{
    Q_OBJECT

public:
    using Take = std::function<void(const QString &text)>;

    explicit TextEditor(QWidget *parent);

    /// Opens over a rectangle of the parent; `take` is called at most once, with the new text.
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
