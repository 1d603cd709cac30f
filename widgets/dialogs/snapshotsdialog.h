// Purpose: lists the imported price lists: date, file, number of prices, users; to remove one.
#pragma once

#include "widgets/dialogs/plaintable.h"

#include <QDialog>

class QLabel;
class QPushButton;

namespace chipboard {

struct SnapshotLine
{
    qint64 id = 0;
    QStringList texts; ///< date, file, provider, number of prices, import date, users
};

class SnapshotsDialog : public QDialog
{
    Q_OBJECT

public:
    explicit SnapshotsDialog(QWidget *parent = nullptr);

    void setLines(const QList<SnapshotLine> &lines);

signals:
    void removeRequested(qint64 id);

private:
    QList<SnapshotLine> m_lines;
    QTableWidget *m_table;
    QLabel *m_hint;
    QPushButton *m_remove;
};

} // namespace chipboard
