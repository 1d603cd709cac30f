#include "widgets/panels/messagepanel.h"

#include "widgets/theme/parts.h"
#include "widgets/theme/theme.h"

#include <QApplication>
#include <QClipboard>
#include <QHBoxLayout>
#include <QLabel>
#include <QPlainTextEdit>
#include <QTextLayout>
#include <QToolButton>

#include <functional>
#include <utility>

namespace chipboard {
namespace {

constexpr int detailsHeight = 120;

/// Shows at most three lines of a message, to keep room for the page; the details have the full text.
class SummaryLabel : public QLabel
{
public:
    SummaryLabel(QWidget *parent, std::function<void()> fitted)
        : QLabel(parent)
        , m_fitted(std::move(fitted))
    {
    }

    void setWhole(const QString &text)
    {
        m_whole = text;
        setAccessibleName(text);
        fit();
    }
    [[nodiscard]] bool isShortened() const { return text() != m_whole; }

protected:
    void resizeEvent(QResizeEvent *event) override
    {
        QLabel::resizeEvent(event);
        fit();
    }

private:
    void fit()
    {
        constexpr qsizetype alwaysWhole = 160; // characters
        const QString shown = m_whole.size() <= alwaysWhole ? m_whole : fitted();
        if (shown != text())
            setText(shown);
        m_fitted();
    }
    [[nodiscard]] QString fitted() const
    {
        constexpr int mostLines = 3;
        QTextLayout layout(m_whole, font());
        layout.beginLayout();
        int last = 0; // start of the last line
        QTextLine line = layout.createLine();
        for (int i = 1; line.isValid() && i <= mostLines; ++i) {
            line.setLineWidth(width());
            last = line.textStart();
            line = layout.createLine();
        }
        layout.endLayout();
        return line.isValid()
            ? m_whole.first(last) + fontMetrics().elidedText(m_whole.mid(last), Qt::ElideRight, width())
            : m_whole;
    }

    QString m_whole;
    std::function<void()> m_fitted;
};

} // namespace

MessagePanel::MessagePanel(QWidget *parent)
    : QWidget(parent)
{
    setObjectName(QStringLiteral("messagePanel"));
    setProperty("panel", true);
    setAttribute(Qt::WA_StyledBackground);
    hide();
}

void MessagePanel::build()
{
    m_summary = named<SummaryLabel>("messageSummary", this, [this] { offerDetails(); });
    m_summary->setProperty("role", QStringLiteral("warning"));
    m_summary->setTextFormat(Qt::PlainText);
    m_summary->setWordWrap(true);
    m_summary->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_offered = button("messageAction", {}, {});
    m_more = button("messageMore", tr("Show all"), tr("Show all messages"));
    m_more->setCheckable(true);
    QToolButton *copyButton = button("messageCopy", tr("Copy"), tr("Copy all messages"));
    QToolButton *dismissButton = button("messageDismiss", tr("Dismiss"), tr("Clear the messages"));
    m_details = named<QPlainTextEdit>("messageDetails", this);
    m_details->setAccessibleName(tr("Messages"));
    m_details->setReadOnly(true);
    m_details->setTabChangesFocus(true);
    m_details->setFixedHeight(detailsHeight);
    m_details->hide();

    auto *row = arranged<QHBoxLayout>(nullptr, gridStep);
    row->addWidget(m_summary, 1);
    for (QToolButton *one : {m_offered, m_more, copyButton, dismissButton})
        row->addWidget(one, 0, Qt::AlignTop);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(20, gridStep / 2, 20, gridStep / 2);
    layout->addLayout(row);
    layout->addWidget(m_details);
    connect(m_offered, &QToolButton::clicked, this, [this] {
        if (!m_offers.isEmpty())
            emit actionRequested(QString(m_offers.constLast().action)); // a copy: the offer may be removed meanwhile
    });
    connect(m_more, &QToolButton::toggled, this, &MessagePanel::showDetails);
    connect(copyButton, &QToolButton::clicked, this, &MessagePanel::copy);
    connect(dismissButton, &QToolButton::clicked, this, &MessagePanel::dismiss);
}

QToolButton *MessagePanel::button(const char *name, const QString &text, const QString &toolTip)
{
    auto *button = named<QToolButton>(name, this);
    button->setText(text);
    button->setToolTip(toolTip);
    button->setFocusPolicy(Qt::StrongFocus);
    return button;
}

void MessagePanel::add(const Problems &problems)
{
    for (const Problem &problem : problems)
        m_messages << problem.toText();
    showMessages();
}

void MessagePanel::add(const QStringList &messages)
{
    m_messages << messages;
    showMessages();
}

void MessagePanel::add(const QString &message)
{
    m_messages << message;
    showMessages();
}

void MessagePanel::offer(const QString &message, const QString &action, const QString &buttonText)
{
    withdraw(action);
    m_offers << Offer{message, action, buttonText};
    add(message);
}

void MessagePanel::withdraw(const QString &action)
{
    for (const Offer &one : std::as_const(m_offers)) {
        if (one.action == action)
            m_messages.removeOne(one.message);
    }
    m_offers.removeIf([&action](const Offer &one) { return one.action == action; });
    showMessages();
}

void MessagePanel::dismiss()
{
    m_messages.clear();
    m_offers.clear();
    showMessages();
}

void MessagePanel::showMessages()
{
    if (m_messages.isEmpty()) {
        hide();
        return;
    }
    if (m_summary == nullptr)
        build();
    const auto others = static_cast<int>(m_messages.size()) - 1;
    static_cast<SummaryLabel *>(m_summary)->setWhole(
        others == 0 ? m_messages.constLast() : tr("%1 (and %n more)", nullptr, others).arg(m_messages.constLast()));
    m_offered->setVisible(!m_offers.isEmpty());
    if (!m_offers.isEmpty())
        m_offered->setText(m_offers.constLast().buttonText);
    m_details->setPlainText(m_messages.join(QLatin1Char('\n')));
    show();
}

// If the summary is truncated.
void MessagePanel::offerDetails()
{
    if (m_more == nullptr)
        return;
    const bool isMore = m_messages.size() > 1 || static_cast<SummaryLabel *>(m_summary)->isShortened();
    m_more->setVisible(isMore);
    if (!isMore)
        m_more->setChecked(false);
}

void MessagePanel::showDetails(bool shown)
{
    m_details->setVisible(shown);
    m_more->setText(shown ? tr("Show less") : tr("Show all"));
}

void MessagePanel::copy() const { QApplication::clipboard()->setText(m_messages.join(QLatin1Char('\n'))); }

} // namespace chipboard
