// Purpose: the workload and everything that is assumed about it, as number fields with sliders in groups that fold.
// Built from the entries that it is told; says what the person asks for.
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
    int changed = 0; ///< of all assumptions, shown here or not; the currency is one of them
    QList<Choice> currencies;
    QString currency;                  ///< that money is shown in
    std::optional<QuantityEntry> rate; ///< of that currency; none for USD

    friend bool operator==(const AssumptionsState &, const AssumptionsState &) = default;
};

class AssumptionsPanel : public QWidget
{
    Q_OBJECT

public:
    explicit AssumptionsPanel(const Theme &theme, QWidget *parent = nullptr);

    void setState(const AssumptionsState &state);
    void setTheme(const Theme &theme);
    /// Whether a person can see it: not behind another tab. Some 30 editors are made and kept up only where one can.
    void setSeen(bool seen);
    /// Brings an assumption's field into view, with the keyboard in it; nothing where it is not among the entries.
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
    QuantityEdit *m_rate = nullptr; ///< made when it is first wanted
    QLabel *m_summary = nullptr;
    QLineEdit *m_search = nullptr;
    QLabel *m_nothing = nullptr;
    QPushButton *m_takeBack = nullptr;
    QWidget *m_content = nullptr;
    QVBoxLayout *m_rows = nullptr;
};

} // namespace chipboard
