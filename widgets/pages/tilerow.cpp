#include "widgets/pages/tilerow.h"

#include "widgets/pages/textlabel.h"

#include <QFrame>
#include <QHBoxLayout>
#include <QLabel>
#include <QVBoxLayout>

namespace chipboard {
namespace {

constexpr int tileGap = 12;

TextLabel *tileLabel(const char *role, QWidget *parent)
{
    auto *label = new TextLabel(parent);
    label->label().setProperty("role", QString::fromLatin1(role));
    return label;
}

} // namespace

TileRow::TileRow(QWidget *parent)
    : QWidget(parent)
    , m_layout(new QHBoxLayout(this))
{
    setObjectName(QStringLiteral("tileRow"));
    m_layout->setContentsMargins(0, 0, 0, 0);
    m_layout->setSpacing(tileGap);
}

void TileRow::addTile()
{
    auto *frame = new QFrame(this);
    frame->setObjectName(QStringLiteral("pageTile"));
    frame->setProperty("card", true);
    Tile tile{frame, tileLabel("muted", frame), tileLabel("value", frame), tileLabel("muted", frame)};
    auto *layout = new QVBoxLayout(frame);
    layout->setContentsMargins(12, 8, 12, 8);
    layout->setSpacing(2);
    layout->addWidget(tile.heading);
    layout->addWidget(tile.value);
    layout->addWidget(tile.detail);
    layout->addStretch(1);
    m_layout->addWidget(frame, 1);
    m_tiles << tile;
}

void TileRow::setTiles(const QList<PageTile> &tiles)
{
    while (m_tiles.size() < tiles.size())
        addTile();
    for (qsizetype i = 0; i < m_tiles.size(); ++i) {
        const Tile &tile = m_tiles.at(i);
        tile.frame->setVisible(i < tiles.size());
        if (i >= tiles.size())
            continue;
        const PageTile &shown = tiles.at(i);
        tile.heading->showText(shown.heading);
        tile.value->showText(shown.value);
        tile.detail->showText(shown.detail);
        tile.detail->setVisible(!shown.detail.isEmpty());
        tile.frame->setAccessibleName(shown.heading);
        tile.frame->setAccessibleDescription(shown.detail.isEmpty() ? shown.value
                                                                    : tr("%1, %2").arg(shown.value, shown.detail));
    }
    setVisible(!tiles.isEmpty());
}

} // namespace chipboard
