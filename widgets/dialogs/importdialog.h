// Purpose: previews an import before anything is stored: format and date to choose, rows grouped by outcome, a check
// box for each reason to suspect rows. It shows the given state and emits the user's requests.
#pragma once

#include "data/core/format.h"
#include "data/import/importer.h"

#include <QDialog>

class QComboBox;
class QLabel;
class QLineEdit;
class QProgressBar;
class QPushButton;
class QTimer;
class QTreeWidget;
class QTreeWidgetItem;

namespace chipboard {

struct ImportChoice
{
    QString format;
    QString asOf;
    QSet<Reason> accepted;
};

class ImportDialog : public QDialog
{
    Q_OBJECT

public:
    /// The current task: the date stays editable while a file is read.
    enum class Errand { Preview, Store };

    explicit ImportDialog(const Formatter &formatter, QWidget *parent = nullptr);
    ~ImportDialog() override;

    /// A new file; `place`: "File 2 of 3" or empty.
    void setFile(const QString &path, const QString &place, const ImportChoice &choice);
    /// `place` as above; `more`: another file waits, so this one can be skipped.
    void setPlace(const QString &place, bool more);
    /// A task is running; `what`: one sentence.
    void setBusy(const QString &what, Errand errand);
    void setProgress(double share);
    void setReport(const ImportReport &report);
    void setProblem(const Problem &problem);
    /// The task is done or cancelled; one sentence.
    void setDone(const QString &text);

    [[nodiscard]] ImportChoice choice() const;
    /// False if the typed date is invalid.
    [[nodiscard]] bool hasGoodDate() const;

signals:
    void choiceChanged(); ///< for dates, after a typing pause or Return
    void columnsRequested();
    void importRequested();
    void cancelRequested(); ///< cancels the running task
    void nextRequested();   ///< skips the file, or continues after it is done

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
    QTreeWidgetItem *addVerdict(RowVerdict verdict, qint64 rows);
    void addReason(QTreeWidgetItem &parent, const ReasonRow &row, const ImportReport &report);
    void reasonChanged(QTreeWidgetItem *item);
    void showDate(const ImportReport &report);
    void updateButtons();
    void dateTyped();
    void dateEntered();
    void press();

    Formatter m_formatter;
    State m_state = State::Busy;
    Errand m_errand = Errand::Preview;
    QString m_path;
    bool m_more = false;
    bool m_isNothing = false; ///< no row would be imported
    bool m_isTyping = false;  ///< in the date field
    QTimer *m_typing = nullptr;
    bool m_showing = false;
    bool m_isMapped = false; ///< the chosen format uses a mapping
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
    QPushButton *m_skip = nullptr;
    QPushButton *m_close = nullptr;
};

} // namespace chipboard
