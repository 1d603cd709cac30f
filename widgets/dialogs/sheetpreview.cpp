#include "widgets/dialogs/sheetpreview.h"

#include "widgets/theme/parts.h"
#include "widgets/theme/theme.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QPainter>
#include <QPixmap>
#include <QScrollArea>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace chipboard {

SheetPreview::SheetPreview(QWidget *parent)
    : QWidget(parent)
{
    setObjectName(QStringLiteral("sheetPreview"));
    build();
}

QToolButton *SheetPreview::button(const char *name, const QString &text, const QString &accessible)
{
    auto *result = named<QToolButton>(name, this);
    result->setText(text);
    result->setAccessibleName(accessible);
    result->setToolTip(accessible);
    result->setFocusPolicy(Qt::StrongFocus);
    return result;
}

void SheetPreview::build()
{
    m_area = named<QScrollArea>("previewArea", this);
    m_area->setAlignment(Qt::AlignCenter);
    m_area->setFrameShape(QFrame::NoFrame);
    m_area->setFocusPolicy(Qt::StrongFocus);
    m_area->setAccessibleName(tr("Preview"));
    m_picture = named<QLabel>("previewPicture", m_area);
    m_picture->setAlignment(Qt::AlignCenter);
    m_area->setWidget(m_picture);
    m_back = button("previewBack", QStringLiteral("‹"), tr("Previous sheet (Page Up)"));
    m_next = button("previewNext", QStringLiteral("›"), tr("Next sheet (Page Down)"));
    m_true = button("previewTrueSize", tr("Act&ual size"), tr("Show the sheet as large as it is on paper"));
    m_true->setCheckable(true);
    m_number = named<QLabel>("previewNumber", this);
    m_number->setAlignment(Qt::AlignCenter);
    auto *row = new QHBoxLayout;
    row->addWidget(m_true);
    row->addStretch();
    row->addWidget(m_back);
    row->addWidget(m_number);
    row->addWidget(m_next);
    auto *layout = arranged<QVBoxLayout>(this, gridStep);
    layout->addWidget(m_area, 1);
    layout->addLayout(row);
    connect(m_back, &QToolButton::clicked, this, [this] { showSheet(m_sheet - 1); });
    connect(m_next, &QToolButton::clicked, this, [this] { showSheet(m_sheet + 1); });
    connect(m_true, &QToolButton::toggled, this, &SheetPreview::setTrueSize);
}

void SheetPreview::setSheets(const QList<SeenSheet> &sheets)
{
    m_sheets = sheets;
    showSheet(m_sheet);
}

void SheetPreview::setProblem(const QString &text)
{
    setSheets({});
    m_picture->setText(text);
    m_picture->setWordWrap(true);
    m_picture->resize(m_area->viewport()->size());
}

void SheetPreview::showSheet(int sheet)
{
    m_sheet = std::clamp(sheet, 0, std::max(0, sheetCount() - 1));
    m_back->setEnabled(m_sheet > 0);
    m_next->setEnabled(m_sheet + 1 < sheetCount());
    const bool isSlide = !m_sheets.isEmpty() && m_sheets.at(m_sheet).slide;
    const QString said = (isSlide ? tr("Slide %1 of %2") : tr("Sheet %1 of %2")).arg(m_sheet + 1).arg(sheetCount());
    const QString shown = isSlide ? said : tr("%1 / %2").arg(m_sheet + 1).arg(sheetCount());
    m_number->setText(sheetCount() == 0 ? QString() : shown);
    m_number->setAccessibleName(said);
    draw();
}

void SheetPreview::setTrueSize(bool trueSize)
{
    m_trueSize = trueSize;
    m_true->setChecked(trueSize);
    draw();
}

// Layouts are in pixels of 1/96 inch; true size follows the screen's DPI.
double SheetPreview::factor() const
{
    const QSizeF size = m_sheets.at(m_sheet).size();
    if (m_trueSize)
        return logicalDpiX() / 96.0;
    const QSize room = m_area->viewport()->size() - QSize(2, 2);
    return std::max(0.05, std::min(room.width() / size.width(), room.height() / size.height()));
}

void SheetPreview::draw()
{
    if (m_sheets.isEmpty()) {
        m_picture->setPixmap(QPixmap());
        return;
    }
    const SeenSheet &sheet = m_sheets.at(m_sheet);
    const QImage picture = sheetPicture(sheet, factor(), devicePixelRatioF());
    QPixmap seen(picture.size());
    seen.setDevicePixelRatio(picture.devicePixelRatio());
    seen.fill(Qt::white);
    QPainter painter(&seen);
    if (sheet.isClear()) // shown as a dot pattern
        painter.fillRect(seen.rect(), QBrush(QColor(0xD0, 0xD0, 0xD0), Qt::Dense6Pattern));
    painter.drawImage(QPointF(0, 0), picture);
    painter.end();
    m_picture->setPixmap(seen);
    m_picture->resize((QSizeF(picture.size()) / picture.devicePixelRatio()).toSize());
    m_picture->setAccessibleName(m_number->accessibleName());
}

void SheetPreview::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    if (!m_trueSize)
        draw();
}

void SheetPreview::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::EnabledChange)
        draw();
}

void SheetPreview::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_PageDown)
        showSheet(m_sheet + 1);
    else if (event->key() == Qt::Key_PageUp)
        showSheet(m_sheet - 1);
    else
        QWidget::keyPressEvent(event);
}

} // namespace chipboard
