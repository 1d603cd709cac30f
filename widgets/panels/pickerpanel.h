// Purpose: where chips, instances and systems are chosen: search, presets, tree. It says what the person asks for; what
// is chosen is told to it.
#pragma once

#include "data/board/board.h"
#include "widgets/models/pickertree.h"
#include "widgets/theme/theme.h"

#include <QWidget>

class QLabel;
class QLineEdit;
class QToolButton;

namespace chipboard {

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

    [[nodiscard]] QSize sizeHint() const override { return {248, 480}; }

signals:
    void checkRequested(const QString &id, bool checked);
    void presetRequested(const chipboard::Preset &preset);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void build(const Theme &theme);
    void fillPresets();
    void search(const QString &text);
    void openChosen();
    void checkFirst();

    PickerModel *m_model;
    PickerFilter *m_filter;
    QLineEdit *m_search = nullptr;
    QToolButton *m_presets = nullptr;
    PickerView *m_view = nullptr;
    QLabel *m_nothing = nullptr;
};

} // namespace chipboard
