#include "widgets/dialogs/tourcallout.h"

#include "widgets/theme/parts.h"

#include <QAccessible>
#include <QEvent>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QVBoxLayout>

namespace chipboard {
constexpr int ringWidth = 3;
constexpr int leastText = 160; // minimum width of the text

static QPushButton *stepKey(const char *name, const QString &text, QWidget *parent)
{
    return named<QPushButton>(name, text, parent);
}

/// The visible part of a scrolled widget, in window coordinates.
static QRect seenPart(const QWidget &target, const QWidget &window)
{
    QRect seen = target.rect();
    for (const QWidget *at = &target; at != &window; at = at->parentWidget()) {
        seen.translate(at->pos());
        seen &= at->parentWidget()->rect();
    }
    return seen;
}

TourCallout::TourCallout(const Theme &theme, QWidget &window)
    : QFrame(&window)
    , m_window(window)
    , m_ring(named<QWidget>("tourRing", &window))
    , m_title(named<QLabel>("tourTitle", this))
    , m_text(named<QLabel>("tourText", this))
    , m_number(named<QLabel>("tourNumber", this))
    , m_end(stepKey("tourEnd", tr("End the tour"), this))
    , m_back(stepKey("tourBack", tr("Back"), this))
    , m_next(stepKey("tourNext", {}, this))
{
    setObjectName(QStringLiteral("tourCallout"));
    m_ring->setAttribute(Qt::WA_TransparentForMouseEvents);
    m_ring->setAttribute(Qt::WA_StyledBackground);
    build();
    setTheme(theme);
    window.installEventFilter(this);
    connect(this, &QObject::destroyed, m_ring, &QObject::deleteLater);
}

void TourCallout::build()
{
    m_title->setProperty("role", QStringLiteral("heading"));
    m_number->setProperty("role", QStringLiteral("muted"));
    for (QLabel *label : {m_title, m_text}) {
        label->setMinimumWidth(leastText);
        label->setWordWrap(true);
        label->setTextFormat(Qt::PlainText);
    }
    m_next->setProperty("primary", true);
    auto *words = arranged<QVBoxLayout>(nullptr, gridStep / 2);
    words->addWidget(m_title);
    words->addWidget(m_text);
    auto *row = arranged<QHBoxLayout>(this, gridStep,
                                      {2 * gridStep + gridStep / 2, gridStep, 2 * gridStep + gridStep / 2, gridStep});
    row->addLayout(words, 1);
    for (QWidget *part : {static_cast<QWidget *>(m_number), static_cast<QWidget *>(m_end),
                          static_cast<QWidget *>(m_back), static_cast<QWidget *>(m_next)})
        row->addWidget(part, 0, Qt::AlignVCenter);
    connect(m_end, &QPushButton::clicked, this, &TourCallout::endRequested);
    connect(m_back, &QPushButton::clicked, this, &TourCallout::backRequested);
    connect(m_next, &QPushButton::clicked, this, &TourCallout::nextRequested);
}

void TourCallout::setTheme(const Theme &theme)
{
    setStyleSheet(QStringLiteral("#tourCallout { background: %1; border: none; border-top: 2px solid %2; }")
                      .arg(theme.card.name(), theme.accent.name()));
    m_ring->setStyleSheet(
        QStringLiteral("#tourRing { background: transparent; border: %1px solid %2; border-radius: 6px; }")
            .arg(ringWidth)
            .arg(theme.accent.name()));
    place();
}

// Screen readers announce the step at once: the focus is on Next, whose description is the text.
void TourCallout::showStep(const TourText &text, QWidget &target)
{
    m_target = &target;
    m_number->setText(tr("Step %1 of %2").arg(text.number).arg(text.count));
    m_title->setText(text.title);
    m_text->setText(text.text);
    m_back->setEnabled(text.number > 1);
    m_next->setText(text.number == text.count ? tr("Done") : tr("Next"));
    setAccessibleName(text.title);
    setAccessibleDescription(text.text);
    m_next->setAccessibleDescription(tr("%1. %2 %3").arg(m_number->text(), text.title, text.text));
    reveal();
    show();
    m_ring->show();
    QMetaObject::invokeMethod(this, &TourCallout::reveal, Qt::QueuedConnection); // after the layout has changed
    m_next->setFocus(Qt::OtherFocusReason);
    QAccessibleEvent alert(this, QAccessible::Alert);
    QAccessible::updateAccessibility(&alert);
}

// In large type pages scroll: the target of a step may be out of view.
void TourCallout::reveal()
{
    if (m_target == nullptr)
        return;
    for (QWidget *at = m_target; at != &m_window; at = at->parentWidget()) {
        if (auto *area = qobject_cast<QScrollArea *>(at); area != nullptr && area != m_target)
            area->ensureWidgetVisible(m_target);
    }
    place();
}

void TourCallout::place()
{
    if (m_target == nullptr)
        return;
    for (QWidget *at = m_target; at != &m_window; at = at->parentWidget())
        at->installEventFilter(this); // on a scrolling page the target moves with its ancestors
    const QRect around = seenPart(*m_target, m_window);
    m_ring->setGeometry(around.adjusted(-ringWidth, -ringWidth, ringWidth, ringWidth) & m_window.rect());
    m_ring->raise();
}

void TourCallout::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape)
        emit endRequested();
    else if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)
        emit nextRequested();
    else
        QFrame::keyPressEvent(event);
}

void TourCallout::hideEvent(QHideEvent *event)
{
    m_ring->hide();
    QFrame::hideEvent(event);
}

bool TourCallout::eventFilter(QObject *watched, QEvent *event)
{
    const bool moves = event->type() == QEvent::Resize || event->type() == QEvent::Move;
    const auto *part = qobject_cast<const QWidget *>(watched);
    if (moves && m_target != nullptr && part != nullptr && (part == m_target || part->isAncestorOf(m_target)))
        place();
    return QFrame::eventFilter(watched, event);
}

} // namespace chipboard
