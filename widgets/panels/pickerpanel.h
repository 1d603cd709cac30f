// Purpose: where chips, instances and systems are chosen: search, filter, presets, tree. It says what the person asks
// for; what is chosen, and what a filter expression finds, is told to it.
#pragma once

#include "data/board/board.h"
#include "data/compare/filtertext.h"
#include "widgets/models/pickermodel.h"
#include "widgets/theme/theme.h"

#include <QHash>
#include <QObject>
#include <QStyledItemDelegate>
#include <QTreeView>
#include <QWidget>

#include <array>
#include <optional>

class QLabel;
class QLineEdit;
class QToolButton;
class QCompleter;
class QMenu;
class QStringListModel;

namespace chipboard {

class FilterAssist;
class PickerFilter;
class PickerModel;
class PickerView;

class PickerPanel : public QWidget
{
    Q_OBJECT

public:
    explicit PickerPanel(const Theme &theme, QWidget *parent = nullptr);

    /// What can be chosen. Vendors with something chosen are open, the others closed.
    void setTree(const QList<PickerNode> &tree, const QStringList &chosen);
    void setChosen(const QStringList &ids);
    void setTheme(const Theme &theme);
    void focusSearch();
    /// What filter expressions may name; without fields the search takes words only.
    void setFilterFields(const QList<QueryField> &fields, const QList<FilterGroup> &groups);
    /// The expression in the search field; empty when there is none.
    [[nodiscard]] QString expression() const;
    /// What the expression found, by ids, or what is wrong with it.
    void setFound(const Result<QStringList> &found);

    [[nodiscard]] QSize sizeHint() const override { return {248, 480}; }

signals:
    void checkRequested(const QString &id, bool checked);
    void presetRequested(const chipboard::Preset &preset);
    /// setFound() is the answer.
    void filterRequested(const QString &expression);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void build(const Theme &theme);
    void arrange();
    void fillPresets();
    void search(const QString &text);
    void showFound();
    void openChosen();
    void checkFirst();

    PickerModel *m_model;
    PickerFilter *m_filter;
    QLineEdit *m_search = nullptr;
    QToolButton *m_presets = nullptr;
    PickerView *m_view = nullptr;
    QToolButton *m_conditions = nullptr;
    FilterAssist *m_assist = nullptr;
    bool m_takesExpressions = false;
    QLabel *m_nothing = nullptr;
    QLabel *m_mistake = nullptr;
};

// Offers names of fields while a filter expression is typed, and a menu of ready-made conditions.

class FilterAssist : public QObject
{
    Q_OBJECT

public:
    /// The field and the menu must outlive it; the menu is filled when it opens.
    FilterAssist(QLineEdit &field, QMenu &menu, QObject *parent);

    /// Without fields nothing is offered.
    void setFields(const QList<QueryField> &fields, const QList<FilterGroup> &groups);

private:
    void offer();
    void take(const QString &name);
    void fillMenu();

    QLineEdit &m_field;
    QMenu &m_menu;
    QList<QueryField> m_fields;
    QList<FilterGroup> m_groups;
    QCompleter *m_completer = nullptr; ///< made with the first offer
    QStringListModel *m_names = nullptr;
    FieldCompletion m_offered;
};

// Enter and Space check or uncheck, groups open and close, arrows in the theme's colours.

class PickerDelegate;

class PickerView : public QTreeView
{
    Q_OBJECT

public:
    explicit PickerView(const Theme &theme, QWidget *parent = nullptr);

    void setTheme(const Theme &theme);

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void drawBranches(QPainter *painter, const QRect &rect, const QModelIndex &index) const override;
    void drawRow(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override;

private:
    Theme m_theme;
    PickerDelegate *m_delegate;
};

// Draws a row of the picker; a click anywhere on a thing's row checks it.

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
    /// Remembers widths: the view asks for the heights of all rows at each letter of a search.
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
