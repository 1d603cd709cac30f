// Purpose: what an import would do, before anything is stored: format and date to choose, the rows by what becomes of
// them, a check box for each reason to doubt rows. It shows what is told to it and says what the person asks for.
#pragma once

#include "data/importers/importer.h"
#include "data/units/format.h"

#include <QDialog>

class QComboBox;
class QLabel;
class QLineEdit;
class QProgressBar;
class QPushButton;
class QTreeWidget;
class QTreeWidgetItem;

namespace chipboard {

struct ImportChoice
{
    QString format;
    QString asOf;
    QSet<Reason> accepted;

    friend bool operator==(const ImportChoice &, const ImportChoice &) = default;
};

class ImportDialog : public QDialog
{
    Q_OBJECT

public:
    explicit ImportDialog(const Formatter &formatter, QWidget *parent = nullptr);

    /// A new file: "prices.csv", "File 2 of 3" or nothing.
    void setFile(const QString &path, const QString &place, const ImportChoice &choice);
    /// Something is on its way: one sentence.
    void setBusy(const QString &what);
    void setProgress(double share);
    void setReport(const ImportReport &report);
    void setProblem(const Problem &problem);
    /// It is done, or was cancelled: one sentence; whether another file follows.
    void setDone(const QString &text, bool more);

    [[nodiscard]] ImportChoice choice() const;
    /// False when what is typed as the date is none.
    [[nodiscard]] bool hasGoodDate() const;

signals:
    void choiceChanged();
    void columnsRequested();
    void importRequested();
    void cancelRequested(); ///< of what is on its way
    void nextRequested();   ///< the file is left, or done

protected:
    void reject() override;

private:
    enum class State { Busy, Previewed, Failed, Done };

    void build();
    QWidget *buildForm();
    QWidget *buildButtons();
    void setState(State state);
    void setNote(const QString &text, bool isWarning);
    void showReasons(const ImportReport &report);
    QTreeWidgetItem *addVerdict(Verdict verdict, qint64 rows);
    void addReason(QTreeWidgetItem &parent, const ReasonRow &row, const ImportReport &report);
    void reasonChanged(QTreeWidgetItem *item);
    void dateTyped();
    void press();

    Formatter m_formatter;
    State m_state = State::Busy;
    bool m_more = false;
    bool m_showing = false;
    bool m_isMapped = false; ///< the format chosen takes a mapping
    QSet<Reason> m_accepted;
    QLabel *m_file = nullptr;
    QComboBox *m_format = nullptr;
    QPushButton *m_columns = nullptr;
    QLineEdit *m_asOf = nullptr;
    QLabel *m_asOfNote = nullptr;
    QLabel *m_summary = nullptr;
    QTreeWidget *m_reasons = nullptr;
    QLabel *m_note = nullptr;
    QProgressBar *m_progress = nullptr;
    QPushButton *m_import = nullptr;
    QPushButton *m_close = nullptr;
};

} // namespace chipboard
