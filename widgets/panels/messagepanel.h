// Purpose: non-modal messages: a slim bar with the newest one; older messages, copying and dismissing are one click
// away. Hidden if there are none.
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
    /// A sentence that is not a Problem of a file.
    void add(const QString &message);
    void add(const QStringList &messages);
    /// The same with a button that requests `action`; the newest such message owns the button.
    void offer(const QString &message, const QString &action, const QString &buttonText);
    /// Removes the message of an action that was done or is no longer available.
    void withdraw(const QString &action);
    [[nodiscard]] const QStringList &messages() const { return m_messages; }

public slots:
    void dismiss();

signals:
    void actionRequested(const QString &action);

private:
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
