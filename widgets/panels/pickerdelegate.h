// Purpose: draws a row of the picker (check box in the colour of the maker, name, year at the right) and turns a click
// anywhere on a thing's row into a check.
#pragma once

#include "widgets/theme/theme.h"

#include <QHash>
#include <QStyledItemDelegate>

#include <array>
#include <optional>

namespace chipboard {

class PickerDelegate : public QStyledItemDelegate
{
    Q_OBJECT

public:
    explicit PickerDelegate(const Theme &theme, QObject *parent = nullptr);

    void setTheme(const Theme &theme);

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;

protected:
    bool editorEvent(QEvent *event, QAbstractItemModel *model, const QStyleOptionViewItem &option,
                     const QModelIndex &index) override;

private:
    /// How wide texts of a font are: the view asks for the heights of all rows at each letter of a search, tens of
    /// thousands of them.
    class TextWidths
    {
    public:
        explicit TextWidths(const QFont &font)
            : m_metrics(font)
        {
            m_widths.fill(-1.0);
        }
        /// The sum of its characters' widths; nothing when it has others than those of Latin 1.
        [[nodiscard]] std::optional<double> rough(const QString &text) const;
        /// In whole pixels, as QFontMetrics has it; each text is measured once.
        [[nodiscard]] int exact(const QString &text) const;

    private:
        QFontMetricsF m_metrics;
        mutable std::array<double, 256> m_widths; ///< below 0: not asked for yet
        mutable QHash<QString, int> m_known;
    };

    /// Name and detail side by side, the box before them, in that width.
    [[nodiscard]] bool standsInOneLine(const QModelIndex &index, int width) const;
    void paintThing(QPainter *painter, QRect area, const QModelIndex &index) const;
    void paintCheck(QPainter *painter, const QRectF &box, const QColor &colour, bool checked) const;

    Theme m_theme;
    QFont m_nameFont;
    QFont m_detailFont;
    TextWidths m_nameWidths;
    TextWidths m_detailWidths;
};

} // namespace chipboard
