// Purpose: what an import would do, before anything is stored: format and date to choose, the rows by what becomes of
// them, a check box for each reason to doubt rows. It shows what is told to it and says what the person asks for.
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
    /// What it is busy with: while a file is read its date may be typed on.
    enum class Errand { Preview, Store };

    explicit ImportDialog(const Formatter &formatter, QWidget *parent = nullptr);
    ~ImportDialog() override;

    /// A new file: "prices.csv", "File 2 of 3" or nothing.
    void setFile(const QString &path, const QString &place, const ImportChoice &choice);
    /// Its place among the files, as above, and whether another one waits: then this one can be left.
    void setPlace(const QString &place, bool more);
    /// Something is on its way: one sentence.
    void setBusy(const QString &what, Errand errand);
    void setProgress(double share);
    void setReport(const ImportReport &report);
    void setProblem(const Problem &problem);
    /// It is done, or was cancelled: one sentence.
    void setDone(const QString &text);

    [[nodiscard]] ImportChoice choice() const;
    /// False when what is typed as the date is none.
    [[nodiscard]] bool hasGoodDate() const;

signals:
    void choiceChanged(); ///< of a date once it is typed: after a pause or with Return
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
    bool m_isNothing = false; ///< no row would come in
    bool m_isTyping = false;  ///< the date
    QTimer *m_typing = nullptr;
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
    QPushButton *m_skip = nullptr;
    QPushButton *m_close = nullptr;
};

} // namespace chipboard
