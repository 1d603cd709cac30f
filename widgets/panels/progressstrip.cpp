#include "widgets/panels/progressstrip.h"

#include "widgets/panels/linklabel.h"
#include "widgets/theme/theme.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QProgressBar>

#include <cmath>

namespace chipboard {

ProgressStrip::ProgressStrip(const QString &what, QWidget *parent)
    : QWidget(parent)
    , m_bar(new QProgressBar(this))
{
    constexpr int barWidth = 120;
    setObjectName(QStringLiteral("progressStrip"));
    auto *label = new QLabel(what, this);
    m_bar->setAccessibleName(what);
    m_bar->setRange(0, 100);
    m_bar->setTextVisible(false);
    m_bar->setFixedWidth(barWidth);
    // A link is no higher than a line: the bar at the window's foot keeps its height.
    auto *stop = new LinkLabel(this);
    stop->setObjectName(QStringLiteral("progressStop"));
    stop->setAccessibleName(tr("Stop: %1").arg(what));
    stop->setTextInteractionFlags(Qt::LinksAccessibleByMouse | Qt::LinksAccessibleByKeyboard);
    stop->setTextFormat(Qt::RichText);
    stop->showLinks(QStringLiteral("<a href=\"stop\">%1</a>").arg(tr("Stop").toHtmlEscaped()));
    auto *layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, gridStep, 0);
    layout->setSpacing(gridStep);
    for (QWidget *part : {static_cast<QWidget *>(label), static_cast<QWidget *>(m_bar), static_cast<QWidget *>(stop)})
        layout->addWidget(part);
    connect(stop, &QLabel::linkActivated, this, &ProgressStrip::stopRequested);
    hide();
}

void ProgressStrip::showShare(double share)
{
    m_bar->setValue(static_cast<int>(std::lround(100.0 * share)));
    show();
}

} // namespace chipboard
