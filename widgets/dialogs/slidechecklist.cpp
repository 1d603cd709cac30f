#include "widgets/dialogs/slidechecklist.h"

#include "widgets/theme/parts.h"

#include <QDialogButtonBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>

namespace chipboard {
constexpr QSize checklistSize{640, 420};

SlideCheckList::SlideCheckList(const Theme &theme, QWidget *parent)
    : QWidget(parent)
    , m_theme(theme)
    , m_verdict(named<QLabel>("slideVerdict", this))
    , m_rows(new QVBoxLayout)
{
    setObjectName(QStringLiteral("slideCheckList"));
    m_verdict->setProperty("role", QStringLiteral("heading"));
    m_verdict->setWordWrap(true);
    m_rows->setSpacing(gridStep);
    auto *layout = new QVBoxLayout(this);
    layout->setSpacing(gridStep);
    layout->addWidget(m_verdict);
    layout->addLayout(m_rows);
    layout->addStretch(1);
    build();
}

void SlideCheckList::setFindings(const QList<SlideFinding> &findings)
{
    if (findings == m_findings && m_problem.isEmpty())
        return;
    m_findings = findings;
    m_problem.clear();
    build();
}

void SlideCheckList::setProblem(const Problem &problem)
{
    m_findings.clear();
    m_problem = tr("The slide cannot be checked. %1 %2").arg(problem.message, problem.remedy);
    build();
}

void SlideCheckList::setTheme(const Theme &theme)
{
    m_theme = theme;
    build();
}

void SlideCheckList::build()
{
    while (const std::unique_ptr<QLayoutItem> item{m_rows->takeAt(0)}) {
        if (QWidget *row = item->widget(); row != nullptr) {
            row->hide();
            row->setParent(nullptr);
            row->deleteLater();
        }
    }
    m_verdict->setText(m_problem.isEmpty() ? slideVerdict(m_findings) : m_problem);
    for (qsizetype i = 0; i < m_findings.size(); ++i)
        m_rows->addWidget(newRow(m_findings.at(i), static_cast<int>(i)));
}

// Severity is shown by a glyph and a word, not only by colour.
QWidget *SlideCheckList::newRow(const SlideFinding &finding, int number)
{
    auto *row = new QWidget(this);
    row->setObjectName(QStringLiteral("finding.") + finding.rule);
    const bool isFault = finding.severity == SlideSeverity::Fault;
    auto *text = named<QLabel>("findingText", row);
    text->setTextFormat(Qt::RichText);
    text->setWordWrap(true);
    text->setTextInteractionFlags(Qt::TextSelectableByMouse);
    text->setText(
        QStringLiteral("<b style=\"color:%1\">%2</b> %3")
            .arg(m_theme.warning.name(), isFault ? tr("◆ Fault:") : tr("◇ Caution:"), finding.text.toHtmlEscaped()));
    auto *layout = new QHBoxLayout(row);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(text, 2);
    if (!finding.mend.isPossible()) {
        auto *reason = wrappedLabel("findingReason", "muted", finding.mend.reason, row);
        reason->setAlignment(Qt::AlignTop);
        layout->addWidget(reason, 1);
        return row;
    }
    auto *button = new QPushButton(finding.mend.text, row);
    button->setObjectName(QStringLiteral("mend.%1").arg(number));
    button->setAutoDefault(false);
    button->setToolTip(finding.mend.effect);
    button->setAccessibleDescription(QStringList{finding.text, finding.mend.effect}.join(QLatin1Char(' ')).trimmed());
    connect(button, &QPushButton::clicked, this, [this, mend = finding.mend] { emit mendRequested(mend); });
    layout->addWidget(button, 0, Qt::AlignTop);
    return row;
}

SlideCheckDialog::SlideCheckDialog(const Theme &theme, QWidget *parent)
    : QDialog(parent)
    , m_list(new SlideCheckList(theme))
{
    setObjectName(QStringLiteral("slideCheckDialog"));
    setWindowTitle(tr("Check slide"));
    auto *scroll = named<QScrollArea>("slideCheckArea", this);
    scroll->setAccessibleName(windowTitle());
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setWidgetResizable(true);
    scroll->setWidget(m_list);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto *layout = new QVBoxLayout(this);
    layout->addWidget(scroll, 1);
    layout->addWidget(buttons);
    resize(checklistSize);
}

} // namespace chipboard
