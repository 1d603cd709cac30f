// Purpose: the figures that decide, side by side above a page's charts: each a heading, a large value and what stands
// behind it. A tile is read as one by a screen reader.
#pragma once

#include "data/views/pagespec.h"

#include <QWidget>

class QHBoxLayout;

namespace chipboard {

class TextLabel;

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

} // namespace chipboard
