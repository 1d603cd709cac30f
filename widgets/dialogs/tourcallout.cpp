#include "widgets/dialogs/tourcallout.h"

#include <QAccessible>
#include <QEvent>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace chipboard {
namespace {

constexpr int calloutWidth = 340;
constexpr int ringWidth = 3;

QPushButton *stepKey(const char *name, const QString &text, QWidget *parent)
{
    auto *button = new QPushButton(text, parent);
    button->setObjectName(QLatin1String(name));
    return button;
}

/// Beside the target where there is room, else over its foot.
QPoint placeBeside(const QRect &target, const QSize &size, const QRect &window)
{
    const QPoint wanted[] = {{target.right() + gridStep, target.top()},
                             {target.left(), target.bottom() + gridStep},
                             {target.left() - size.width() - gridStep, target.top()},
                             {target.left(), target.top() - size.height() - gridStep}};
    for (const QPoint &at : wanted) {
        if (window.contains(QRect(at, size)))
            return at;
    }
    const int x = std::clamp(target.left() + gridStep, window.left(), std::max(0, window.right() - size.width()));
    const int y = std::clamp(target.bottom() - size.height() - gridStep, window.top(),
                             std::max(0, window.bottom() - size.height()));
    return {x, y};
}

} // namespace

TourCallout::TourCallout(const Theme &theme, QWidget &window)
    : QFrame(&window)
    , m_window(window)
    , m_ring(new QWidget(&window))
    , m_title(new QLabel(this))
    , m_text(new QLabel(this))
    , m_number(new QLabel(this))
    , m_end(stepKey("tourEnd", tr("End the tour"), this))
    , m_back(stepKey("tourBack", tr("Back"), this))
    , m_next(stepKey("tourNext", {}, this))
{
    setObjectName(QStringLiteral("tourCallout"));
    m_ring->setObjectName(QStringLiteral("tourRing"));
    m_ring->setAttribute(Qt::WA_TransparentForMouseEvents);
    m_ring->setAttribute(Qt::WA_StyledBackground);
    build();
    setTheme(theme);
    window.installEventFilter(this);
    connect(this, &QObject::destroyed, m_ring, &QObject::deleteLater);
}

void TourCallout::build()
{
    m_title->setObjectName(QStringLiteral("tourTitle"));
    m_text->setObjectName(QStringLiteral("tourText"));
    m_number->setObjectName(QStringLiteral("tourNumber"));
    m_title->setProperty("role", QStringLiteral("heading"));
    m_number->setProperty("role", QStringLiteral("muted"));
    for (QLabel *label : {m_title, m_text}) {
        label->setWordWrap(true);
        label->setTextFormat(Qt::PlainText);
    }
    m_next->setProperty("primary", true);
    auto *keys = new QHBoxLayout;
    keys->setSpacing(gridStep);
    keys->addWidget(m_end);
    keys->addStretch(1);
    keys->addWidget(m_back);
    keys->addWidget(m_next);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(2 * gridStep, 2 * gridStep, 2 * gridStep, 2 * gridStep);
    layout->setSpacing(gridStep);
    layout->addWidget(m_number);
    layout->addWidget(m_title);
    layout->addWidget(m_text);
    layout->addLayout(keys);
    connect(m_end, &QPushButton::clicked, this, &TourCallout::endRequested);
    connect(m_back, &QPushButton::clicked, this, &TourCallout::backRequested);
    connect(m_next, &QPushButton::clicked, this, &TourCallout::nextRequested);
}

void TourCallout::setTheme(const Theme &theme)
{
    setStyleSheet(QStringLiteral("#tourCallout { background: %1; border: 2px solid %2; border-radius: 8px; }")
                      .arg(theme.card.name(), theme.accent.name()));
    m_ring->setStyleSheet(
        QStringLiteral("#tourRing { background: transparent; border: %1px solid %2; border-radius: 6px; }")
            .arg(ringWidth)
            .arg(theme.accent.name()));
    setFixedWidth(std::min(theme.type.scaled(calloutWidth), std::max(calloutWidth, m_window.width() / 2)));
    place();
}

// A screen reader is told as soon as the step is there: the keyboard is on Next, whose description is the text.
void TourCallout::showStep(const TourText &text, QWidget &target)
{
    if (m_target != nullptr)
        m_target->removeEventFilter(this);
    m_target = &target;
    target.installEventFilter(this);
    m_number->setText(tr("Step %1 of %2").arg(text.number).arg(text.count));
    m_title->setText(text.title);
    m_text->setText(text.text);
    m_back->setEnabled(text.number > 1);
    m_next->setText(text.number == text.count ? tr("Done") : tr("Next"));
    setAccessibleName(text.title);
    setAccessibleDescription(text.text);
    m_next->setAccessibleDescription(tr("%1. %2 %3").arg(m_number->text(), text.title, text.text));
    place();
    show();
    m_ring->show();
    raise();
    m_next->setFocus(Qt::OtherFocusReason);
    QAccessibleEvent alert(this, QAccessible::Alert);
    QAccessible::updateAccessibility(&alert);
}

void TourCallout::place()
{
    if (m_target == nullptr)
        return;
    const QRect around(m_target->mapTo(&m_window, QPoint(0, 0)), m_target->size());
    m_ring->setGeometry(around.adjusted(-ringWidth, -ringWidth, ringWidth, ringWidth) & m_window.rect());
    m_ring->raise();
    const int height = layout()->hasHeightForWidth() ? layout()->totalHeightForWidth(width()) : sizeHint().height();
    resize(width(), height);
    move(placeBeside(around, size(), m_window.rect()));
    raise();
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
    if (moves && (watched == &m_window || watched == m_target))
        place();
    return QFrame::eventFilter(watched, event);
}

} // namespace chipboard
