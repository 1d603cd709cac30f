// Purpose: where chips, instances and systems are chosen: search, filter, presets, tree. It says what the person asks
// for; what is chosen, and what a filter expression finds, is told to it.
#pragma once

#include "data/board/board.h"
#include "data/query/filtertext.h"
#include "widgets/models/pickertree.h"
#include "widgets/theme/theme.h"

#include <QWidget>

class QLabel;
class QLineEdit;
class QToolButton;

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

} // namespace chipboard
