// Purpose: selection of chips, instances and systems: search, filter, presets, tree. It emits the user's requests; the
// selection and the results of filter expressions are set from outside.
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

    /// Sets the tree. Only vendors with a selection are expanded.
    void setTree(const QList<PickerNode> &tree, const QStringList &chosen);
    void setChosen(const QStringList &ids);
    void setTheme(const Theme &theme);
    void focusSearch();
    /// Fields available to filter expressions; if empty, the search takes only words.
    void setFilterFields(const QList<QueryField> &fields, const QList<FilterGroup> &groups);
    /// The expression in the search field; empty if none.
    [[nodiscard]] QString expression() const;
    /// The ids that match the expression, or its error.
    void setFound(const Result<QStringList> &found);

    [[nodiscard]] QSize sizeHint() const override { return {248, 480}; }

signals:
    void checkRequested(const QString &id, bool checked);
    void presetRequested(const chipboard::Preset &preset);
    /// Answer with setFound().
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

// Completes field names in filter expressions, and offers a menu of ready-made conditions.

class FilterAssist : public QObject
{
    Q_OBJECT

public:
    /// The field and the menu must outlive it; the menu is filled when it opens.
    FilterAssist(QLineEdit &field, QMenu &menu, QObject *parent);

    /// Empty lists disable it.
    void setFields(const QList<QueryField> &fields, const QList<FilterGroup> &groups);

private:
    void offer();
    void take(const QString &name);
    void fillMenu();

    QLineEdit &m_field;
    QMenu &m_menu;
    QList<QueryField> m_fields;
    QList<FilterGroup> m_groups;
    QCompleter *m_completer = nullptr; ///< created on first use
    QStringListModel *m_names = nullptr;
    FieldCompletion m_offered;
};

// Enter and Space toggle the check box, groups expand and collapse, arrows in the theme's colours.

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
    /// Caches text widths: the view queries the height of every row on each keystroke of a search.
    class TextWidths
    {
    public:
        explicit TextWidths(const QFont &font)
            : m_metrics(font)
        {
            m_widths.fill(-1.0);
        }
        /// Sum of the character widths; empty if a character is not Latin-1.
        [[nodiscard]] std::optional<double> rough(const QString &text) const;
        /// In whole pixels, by QFontMetrics; each text is measured once.
        [[nodiscard]] int exact(const QString &text) const;

    private:
        QFontMetricsF m_metrics;
        mutable std::array<double, 256> m_widths; ///< negative: not measured yet
        mutable QHash<QString, int> m_known;
    };

    /// Whether name and detail fit next to the check box on one line of that width.
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
