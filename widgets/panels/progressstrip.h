// Purpose: work on its way, told in a status bar: what it is, how far it is, and a button to stop it. Hidden until it
// is told something.
#pragma once

#include <QWidget>

class QProgressBar;

namespace chipboard {

class ProgressStrip : public QWidget
{
    Q_OBJECT

public:
    explicit ProgressStrip(const QString &what, QWidget *parent = nullptr);

    /// 0 to 1.
    void showShare(double share);
    void finish() { hide(); }

signals:
    void stopRequested();

private:
    QProgressBar *m_bar;
};

} // namespace chipboard
