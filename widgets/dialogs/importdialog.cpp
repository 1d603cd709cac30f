#include "widgets/dialogs/importdialog.h"

#include "data/core/tr.h"
#include "widgets/theme/parts.h"
#include "widgets/theme/theme.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QProgressBar>
#include <QPushButton>
#include <QScopedValueRollback>
#include <QStyle>
#include <QTimer>
#include <QTreeWidget>
#include <QVBoxLayout>

#include <cmath>

namespace chipboard {
namespace {

enum ReasonColumn { WhatColumn, RowsColumn, ColumnCount };
constexpr int reasonRole = Qt::UserRole;
constexpr int importProgress = 1000;
constexpr int rowsWidth = 112;
constexpr int indentation = 14;
constexpr int typingMs = 400; // longer than between two key presses

QString verdictTitle(RowVerdict verdict)
{
    switch (verdict) {
    case RowVerdict::Imported:
        return ImportDialog::tr("Imported rows");
    case RowVerdict::Ignored:
        return ImportDialog::tr("Skipped rows");
    case RowVerdict::Suspicious:
        return ImportDialog::tr("Suspicious rows: check a reason to import its rows");
    }
    Q_UNREACHABLE();
}

QString originOf(const QString &from)
{
    if (from == QLatin1String("column"))
        return ImportDialog::tr("Used for rows without a date of their own.");
    if (from == QLatin1String("header"))
        return ImportDialog::tr("From the lines above the table.");
    if (from == QLatin1String("file name"))
        return ImportDialog::tr("From the name of the file.");
    if (from == QLatin1String("file date"))
        return ImportDialog::tr("Not stated: the day on which the file was last changed is used.");
    return {};
}

} // namespace

ImportDialog::ImportDialog(const Formatter &formatter, QWidget *parent)
    : QDialog(parent)
    , m_formatter(formatter)
{
    setObjectName(QStringLiteral("importDialog"));
    setWindowTitle(tr("Import prices"));
    resize(820, 600);
    m_typing = new QTimer(this);
    m_typing->setSingleShot(true);
    m_typing->setInterval(typingMs);
    connect(m_typing, &QTimer::timeout, this, &ImportDialog::choiceChanged);
    build();
}

// Hide now: ~QDialog would hide the field, whose focus-out event would reach an already destroyed ImportDialog.
ImportDialog::~ImportDialog() { hide(); }

void ImportDialog::build()
{
    m_file = selectableText("importFile", "heading", {}, this);
    m_summary = selectableText("importSummary", "", {}, this);
    m_reasons = named<QTreeWidget>("importReasons", this);
    m_reasons->setAccessibleName(tr("Rows by result"));
    m_reasons->setColumnCount(ColumnCount);
    m_reasons->setHeaderLabels({tr("Rows by result"), tr("Rows")});
    m_reasons->headerItem()->setTextAlignment(RowsColumn, Qt::AlignRight | Qt::AlignVCenter);
    m_reasons->header()->setStretchLastSection(false);
    m_reasons->header()->setSectionResizeMode(WhatColumn, QHeaderView::Stretch);
    m_reasons->header()->setSectionResizeMode(RowsColumn, QHeaderView::Fixed);
    m_reasons->header()->resizeSection(RowsColumn, rowsWidth);
    m_reasons->setIndentation(indentation);
    m_reasons->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    connect(m_reasons, &QTreeWidget::itemChanged, this, &ImportDialog::reasonChanged);
    m_note = selectableText("importNote", "", {}, this);
    m_progress = named<QProgressBar>("importProgress", this);
    m_progress->setAccessibleName(tr("Progress"));

    auto *layout = arranged<QVBoxLayout>(this, gridStep + gridStep / 2, {20, 20, 20, 16});
    layout->addWidget(m_file);
    layout->addWidget(buildForm());
    layout->addWidget(m_summary);
    layout->addWidget(m_reasons, 1);
    layout->addWidget(m_note);
    layout->addStretch();
    layout->addWidget(m_progress);
    layout->addWidget(buildButtons());
}

QWidget *ImportDialog::buildForm()
{
    auto *content = new QWidget(this);
    m_format = named<QComboBox>("importFormat", content);
    m_format->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_format->setMinimumWidth(320);
    for (const Importer &importer : importerTable())
        m_format->addItem(tr(importer.name), QString::fromLatin1(importer.id));
    m_columns = plainButton("importColumns", tr("&Columns…"), content);
    m_columns->setToolTip(tr("Assign the columns"));
    m_asOf = named<QLineEdit>("importAsOf", content);
    m_asOf->setPlaceholderText(QStringLiteral("2026-11-22"));
    m_asOf->setMaximumWidth(140);
    m_asOfNote = selectableText("importAsOfNote", "muted", {}, content);

    auto *format = arranged<QHBoxLayout>(nullptr, gridStep);
    format->addWidget(m_format, 1);
    format->addWidget(m_columns);
    auto *date = arranged<QHBoxLayout>(nullptr, gridStep);
    date->addWidget(m_asOf);
    date->addWidget(m_asOfNote, 1);
    auto *form = arranged<QFormLayout>(content, gridStep);
    form->addRow(tr("&Format"), format);
    form->addRow(tr("Prices as &of"), date);
    for (const auto &[row, field] : {std::pair<QLayout *, QWidget *>(format, m_format), {date, m_asOf}}) {
        auto *label = qobject_cast<QLabel *>(form->labelForField(row));
        label->setBuddy(field);
        label->setMinimumHeight(field->sizeHint().height());
    }
    m_format->setAccessibleName(tr("Format"));
    m_asOf->setAccessibleName(tr("Date of the prices, as year, month and day"));
    connect(m_format, &QComboBox::activated, this, &ImportDialog::choiceChanged);
    connect(m_columns, &QPushButton::clicked, this, &ImportDialog::columnsRequested);
    connect(m_asOf, &QLineEdit::textEdited, this, &ImportDialog::dateTyped);
    connect(m_asOf, &QLineEdit::returnPressed, this, &ImportDialog::dateEntered);
    connect(m_asOf, &QLineEdit::editingFinished, this, [this] { m_isTyping = false; });
    return content;
}

QWidget *ImportDialog::buildButtons()
{
    auto *buttons = new QDialogButtonBox(this);
    m_close = buttons->addButton(tr("Cancel"), QDialogButtonBox::RejectRole);
    m_close->setObjectName(QStringLiteral("importClose"));
    m_close->setAutoDefault(false);
    m_import = named<QPushButton>("importAccept", tr("Import"), buttons);
    m_import->setProperty("primary", true);
    m_import->setDefault(true);
    buttons->addButton(m_import, QDialogButtonBox::ActionRole);
    m_skip = buttons->addButton(tr("Skip this file"), QDialogButtonBox::ActionRole);
    m_skip->setObjectName(QStringLiteral("importSkip"));
    m_skip->setAutoDefault(false);
    m_skip->hide();
    connect(m_skip, &QPushButton::clicked, this, &ImportDialog::nextRequested);
    connect(m_close, &QPushButton::clicked, this, &ImportDialog::reject);
    connect(m_import, &QPushButton::clicked, this, &ImportDialog::press);
    return buttons;
}

void ImportDialog::setFile(const QString &path, const QString &place, const ImportChoice &choice)
{
    const QScopedValueRollback<bool> showing(m_showing, true);
    m_typing->stop();
    m_isTyping = false;
    m_path = path;
    setPlace(place, m_more);
    m_format->setCurrentIndex(m_format->findData(choice.format));
    m_asOf->setText(choice.asOf);
    m_asOfNote->clear();
    m_accepted = choice.accepted;
    m_reasons->clear();
    m_summary->clear();
    m_summary->hide();
    m_reasons->hide();
}

void ImportDialog::setPlace(const QString &place, bool more)
{
    m_file->setText(place.isEmpty() ? m_path : tr("%1 (%2)").arg(m_path, place));
    m_more = more;
    updateButtons();
}

void ImportDialog::setBusy(const QString &what, Errand errand)
{
    m_errand = errand;
    setNote(what, false);
    m_progress->setRange(0, 0); // until the first progress report
    setState(State::Busy);
}

void ImportDialog::setProgress(double share)
{
    if (m_state != State::Busy)
        return;
    m_progress->setRange(0, importProgress);
    m_progress->setValue(static_cast<int>(std::lround(share * importProgress)));
    if (share >= 1.0 && m_errand == Errand::Store) { // can no longer be cancelled
        setNote(tr("Saving the rows and reloading the price lists."), false);
        m_close->setEnabled(false);
    }
}

void ImportDialog::setReport(const ImportReport &report)
{
    const auto number = [this](qint64 value) { return m_formatter.integer(value); };
    QString summary =
        (report.rows == 1 ? tr("%1 row: %2 imported (%3 new, %4 changed, %5 unchanged), %6 skipped, %7 suspicious.")
                          : tr("%1 rows: %2 imported (%3 new, %4 changed, %5 unchanged), %6 skipped, %7 suspicious."))
            .arg(number(report.rows), number(report.imported), number(report.newRows), number(report.changedRows),
                 number(report.unchangedRows), number(report.ignored), number(report.suspicious));
    if (!report.provider.isEmpty())
        summary += u' ' + tr("Provider: %1 (%2).").arg(report.provider, originLabel(report.providerFrom));
    m_summary->setText(summary);
    showDate(report);
    showReasons(report);
    m_summary->show();
    m_reasons->show();
    m_isNothing = report.imported == 0;
    setNote(report.isUseless() ? nothingUsable(report)
                : m_isNothing  ? tr("No row would be imported. Check the format and the columns.")
                               : tr("Nothing has been stored yet."),
            m_isNothing);
    setState(State::Previewed);
}

// Does not overwrite what has been typed since the report was requested.
void ImportDialog::showDate(const ImportReport &report)
{
    if (m_isTyping || m_typing->isActive() || !hasGoodDate())
        return;
    const bool isSure = report.asOfFrom != QLatin1String("column") && report.asOfFrom != QLatin1String("file date");
    if (m_asOf->text().isEmpty() && !report.asOf.isEmpty() && isSure)
        m_asOf->setText(report.asOf);
    if (!report.asOfFrom.isEmpty() && report.asOfFrom != QLatin1String("option"))
        m_asOfNote->setText(originOf(report.asOfFrom));
}

void ImportDialog::setProblem(const Problem &problem)
{
    setNote(problem.toText(), true);
    m_summary->hide();
    m_reasons->hide();
    setState(State::Failed);
}

void ImportDialog::setDone(const QString &text)
{
    setNote(text, false);
    setState(State::Done);
}

void ImportDialog::setNote(const QString &text, bool isWarning)
{
    m_note->setProperty("role", isWarning ? QStringLiteral("warning") : QString());
    m_note->style()->unpolish(m_note); // its style depends on its role
    m_note->style()->polish(m_note);
    m_note->setText(text);
}

void ImportDialog::setState(State state)
{
    m_state = state;
    const bool canChoose = state == State::Previewed || state == State::Failed;
    m_isMapped = false;
    if (const Importer *importer = findImporter(m_format->currentData().toString()))
        m_isMapped = importer->isMapped;
    m_format->setEnabled(canChoose);
    m_columns->setEnabled(canChoose && m_isMapped);
    // Disabling it would lose the focus, and with it further typing.
    m_asOf->setEnabled(canChoose || (state == State::Busy && m_errand == Errand::Preview));
    m_reasons->setEnabled(state != State::Done);
    m_progress->setVisible(state == State::Busy);
    m_close->setText(state == State::Done ? tr("Close") : tr("Cancel"));
    m_close->setEnabled(true);
    updateButtons();
}

// Imports only what the preview has counted: not while a changed date is pending.
void ImportDialog::updateButtons()
{
    const bool isDone = m_state == State::Done;
    const bool isCounted = m_state == State::Previewed && !m_isNothing && !m_typing->isActive() && hasGoodDate();
    m_import->setVisible(!isDone || m_more);
    const bool isOver = isDone && !m_more; // Return closes
    m_import->setDefault(!isOver);
    m_close->setDefault(isOver);
    if (isOver)
        m_close->setFocus();
    m_import->setText(isDone ? tr("Next file") : tr("Import"));
    m_import->setEnabled(isDone || isCounted);
    m_skip->setVisible(m_more && (m_state == State::Previewed || m_state == State::Failed));
}

QTreeWidgetItem *ImportDialog::addVerdict(RowVerdict verdict, qint64 rows)
{
    auto *item = new QTreeWidgetItem(m_reasons, {verdictTitle(verdict), m_formatter.integer(rows)});
    item->setTextAlignment(RowsColumn, Qt::AlignRight | Qt::AlignVCenter);
    item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable);
    QFont strong = m_reasons->font();
    strong.setWeight(QFont::DemiBold);
    item->setFont(WhatColumn, strong);
    item->setFont(RowsColumn, strong);
    return item;
}

void ImportDialog::addReason(QTreeWidgetItem &parent, const ReasonRow &row, const ImportReport &report)
{
    const ReasonCount &count = report.reasons.at(row.reason);
    auto *item = new QTreeWidgetItem(&parent, {row.label(), m_formatter.integer(count.rows)});
    item->setTextAlignment(RowsColumn, Qt::AlignRight | Qt::AlignVCenter);
    item->setToolTip(WhatColumn, row.label());
    item->setData(WhatColumn, reasonRole, static_cast<int>(row.reason));
    item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable);
    if (row.verdict == RowVerdict::Suspicious && canBeAccepted(row.reason)) {
        item->setFlags(item->flags() | Qt::ItemIsUserCheckable);
        item->setCheckState(WhatColumn, m_accepted.contains(row.reason) ? Qt::Checked : Qt::Unchecked);
    }
    for (const ReasonCount::Example &example : count.examples) {
        auto *line =
            new QTreeWidgetItem(item, {tr("Line %1: %2").arg(m_formatter.integer(example.line), example.detail)});
        line->setToolTip(WhatColumn, line->text(WhatColumn));
        line->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable);
    }
    const qint64 others = count.rows - count.examples.size();
    if (others > 0 && !count.examples.isEmpty()) {
        auto *more = new QTreeWidgetItem(item, {tr("and %1 more").arg(m_formatter.integer(others))});
        more->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable);
    }
    item->setExpanded(row.verdict == RowVerdict::Suspicious);
}

// Accepted rows stay listed under their reason, so that it can be unchecked.
void ImportDialog::showReasons(const ImportReport &report)
{
    const QScopedValueRollback<bool> showing(m_showing, true);
    m_reasons->clear();
    const auto shown = [&report](const ReasonRow &row) {
        return row.verdict == RowVerdict::Imported ? report.verdictOf(row.reason) : row.verdict;
    };
    for (const RowVerdict verdict : {RowVerdict::Imported, RowVerdict::Suspicious, RowVerdict::Ignored}) {
        qint64 rows = 0;
        for (const auto &[reason, count] : report.reasons)
            rows += shown(reasonRow(reason)) == verdict ? count.rows : 0;
        if (rows == 0)
            continue;
        QTreeWidgetItem *parent = addVerdict(verdict, rows);
        for (const ReasonRow &row : reasonTable()) {
            if (shown(row) == verdict && report.reasons.contains(row.reason))
                addReason(*parent, row, report);
        }
        parent->setExpanded(true);
    }
}

void ImportDialog::reasonChanged(QTreeWidgetItem *item)
{
    if (m_showing || !item->flags().testFlag(Qt::ItemIsUserCheckable))
        return;
    const auto reason = static_cast<Reason>(item->data(WhatColumn, reasonRole).toInt());
    const bool isAccepted = item->checkState(WhatColumn) == Qt::Checked;
    if (isAccepted == m_accepted.contains(reason))
        return;
    if (isAccepted)
        m_accepted << reason;
    else
        m_accepted.remove(reason);
    emit choiceChanged();
}

void ImportDialog::dateTyped()
{
    m_asOfNote->setText(hasGoodDate() ? QString() : tr("This is not a date. Write it as 2026-11-22, 2026-11 or 2026."));
    m_isTyping = true;
    if (hasGoodDate())
        m_typing->start();
    else
        m_typing->stop();
    updateButtons();
}

void ImportDialog::dateEntered()
{
    m_isTyping = false;
    if (!m_typing->isActive())
        return; // already previewed: Return imports
    m_typing->stop();
    emit choiceChanged();
}

bool ImportDialog::hasGoodDate() const { return m_asOf->text().isEmpty() || !choice().asOf.isEmpty(); }

ImportChoice ImportDialog::choice() const
{
    return {m_format->currentData().toString(), dateIn(m_asOf->text().trimmed()), m_accepted};
}

void ImportDialog::press()
{
    if (m_state == State::Done)
        emit nextRequested();
    else
        emit importRequested();
}

// Cancels a running task; the next press closes.
void ImportDialog::reject()
{
    if (m_state == State::Busy)
        emit cancelRequested();
    else
        QDialog::reject();
}

} // namespace chipboard
