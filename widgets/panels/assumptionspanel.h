// Purpose: the workload and all its assumptions, as number fields with sliders in collapsible groups. Built from the
// given entries; emits the user's changes.
#pragma once

#include "widgets/editors/quantityedit.h"
#include "widgets/panels/choicebutton.h"

#include <QHash>
#include <QSet>

class QLabel;
class QLineEdit;
class QPushButton;
class QVBoxLayout;

namespace chipboard {

struct AssumptionsState
{
    QList<Choice> workloads;
    QString workload;
    QString summary; ///< "Llama 3.1 70B, 1,024 tokens in, 512 out, BF16"
    QList<QuantityEntry> entries;
    int changed = 0; ///< of all assumptions, shown or not, including the currency
    QList<Choice> currencies;
    QString currency;                  ///< for amounts of money
    std::optional<QuantityEntry> rate; ///< exchange rate; empty for USD

    friend bool operator==(const AssumptionsState &, const AssumptionsState &) = default;
};

class AssumptionsPanel : public QWidget
{
    Q_OBJECT

public:
    explicit AssumptionsPanel(const Theme &theme, QWidget *parent = nullptr);

    void setState(const AssumptionsState &state);
    void setTheme(const Theme &theme);
    /// Whether the panel is visible, not behind another tab. Some 30 editors are created and updated only while it is.
    void setSeen(bool seen);
    /// Scrolls to an assumption's field and focuses it; ignores unknown ids.
    void focusEntry(const QString &id);

    [[nodiscard]] QSize sizeHint() const override { return {264, 400}; }

signals:
    void workloadChosen(const QString &id);
    void assumed(const QString &id, double value, quint64 gesture);
    void takenBack(const QString &id);
    void allTakenBack();
    void currencyChosen(const QString &code);

protected:
    void showEvent(QShowEvent *event) override;

private:
    void build();
    void buildSearch();
    void applySearch();
    void showIfSeen();
    void showState();
    void showRate();
    void buildEditors();
    QuantityEdit *newEditor(const QuantityEntry &entry);
    QWidget *newGroup(AssumptionGroup group);
    void fold(AssumptionGroup group, bool open);

    AssumptionsState m_state;
    QList<QuantityEntry> m_shown;
    bool m_seen = true;
    bool m_stale = true;
    quint64 m_gesture = 1;
    QSet<AssumptionGroup> m_folded{AssumptionGroup::Electricity, AssumptionGroup::Ownership, AssumptionGroup::Sale,
                                   AssumptionGroup::Speed,       AssumptionGroup::Model,     AssumptionGroup::Business};
    QHash<QString, QuantityEdit *> m_editors;
    ChoiceButton *m_workload;
    ChoiceButton *m_currency;
    QuantityEdit *m_rate = nullptr; ///< created on first use
    QLabel *m_summary = nullptr;
    QLineEdit *m_search = nullptr;
    QLabel *m_nothing = nullptr;
    QPushButton *m_takeBack = nullptr;
    QWidget *m_content = nullptr;
    QVBoxLayout *m_rows = nullptr;
};

} // namespace chipboard
