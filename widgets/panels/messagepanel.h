// Purpose: tells what went wrong without standing in the way: a slim bar with the newest message; the others, copying
// and dismissing are one click away. Hidden while there is nothing to tell.
#pragma once

#include "data/core/result.h"

#include <QWidget>

class QLabel;
class QPlainTextEdit;
class QToolButton;

namespace chipboard {

class MessagePanel : public QWidget
{
    Q_OBJECT

public:
    explicit MessagePanel(QWidget *parent = nullptr);

    void add(const Problems &problems);
    /// A whole sentence that is no problem of a file.
    void add(const QString &message);
    void add(const QStringList &messages);
    /// The same with something to do about it: a button that asks for `action`. The newest such message has it.
    void offer(const QString &message, const QString &action, const QString &buttonText);
    /// The action was done or is no longer to be had: its message goes.
    void withdraw(const QString &action);
    [[nodiscard]] const QStringList &messages() const { return m_messages; }

public slots:
    void dismiss();

signals:
    void actionRequested(const QString &action);

private:
    /// A message with a button.
    struct Offer
    {
        QString message;
        QString action;
        QString buttonText;
    };

    void build();
    QToolButton *button(const char *name, const QString &text, const QString &toolTip);
    void showDetails(bool shown);
    void copy() const;
    void showMessages();
    void offerDetails();

    QStringList m_messages;
    QLabel *m_summary = nullptr;
    QToolButton *m_more = nullptr;
    QToolButton *m_offered = nullptr;
    QList<Offer> m_offers;
    QPlainTextEdit *m_details = nullptr;
};

} // namespace chipboard
