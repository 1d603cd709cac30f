#include "widgets/dialogs/exportdialog.h"

#include "data/core/tr.h"
#include "widgets/dialogs/dialogroom.h"
#include "widgets/dialogs/sheetpreview.h"
#include "widgets/dialogs/slidechecklist.h"
#include "widgets/export/exporttheme.h"
#include "widgets/panels/choicebutton.h"
#include "widgets/theme/parts.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QDir>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QMessageBox>
#include <QMouseEvent>
#include <QProgressBar>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QStyledItemDelegate>
#include <QTimer>

#include <algorithm>

namespace chipboard {

TemplateField::TemplateField(QWidget *parent)
    : QWidget(parent)
    , m_edit(named<QLineEdit>("exportTemplate", this))
    , m_note(named<QLabel>("exportTemplateNote", this))
{
    m_edit->setAccessibleName(tr("Template"));
    m_edit->setPlaceholderText(tr("Chipboard's own slides"));
    m_edit->setToolTip(
        tr("A presentation or template (.pptx, .potx): slides use its masters, size, fonts and colours."));
    connect(m_edit, &QLineEdit::textChanged, this, &TemplateField::follow);
    QPushButton *choose = plainButton("exportTemplateChoose", tr("Choose…"), this);
    QPushButton *clear = plainButton("exportTemplateClear", tr("Clear"), this);
    connect(choose, &QPushButton::clicked, this, &TemplateField::chooseRequested);
    connect(clear, &QPushButton::clicked, m_edit, &QLineEdit::clear);
    m_note->setProperty("role", QStringLiteral("warning"));
    m_note->setWordWrap(true);
    m_note->hide();
    auto *line = arranged<QHBoxLayout>(nullptr, gridStep);
    line->addWidget(m_edit, 1);
    line->addWidget(choose);
    line->addWidget(clear);
    auto *layout = arranged<QVBoxLayout>(this, gridStep / 2);
    layout->addLayout(line);
    layout->addWidget(m_note);
}

QString TemplateField::path() const { return QDir::fromNativeSeparators(m_edit->text().trimmed()); }

void TemplateField::setPath(const QString &path) { m_edit->setText(QDir::toNativeSeparators(path)); }

void TemplateField::setFault(const Fault &fault)
{
    m_fault = fault;
    follow();
}

void TemplateField::follow()
{
    const QString fault = path().isEmpty() || !m_fault ? QString() : m_fault(path());
    m_isBroken = !fault.isEmpty();
    m_note->setText(fault);
    m_note->setVisible(m_isBroken);
    emit changed();
}

namespace {

constexpr int questionsWidth = 480;
constexpr QSize smallestCell(188, 26); // of a format in the list
constexpr int checkMarkWidth = 36;
constexpr int sidesApart = 20;
constexpr int lowestPreview = 240; // below the questions
constexpr int verdictHeight = 48;
constexpr int checkHeight = 168; // further findings scroll: the preview is more important
constexpr int redrawMs = 120;    // longer than between two key presses
constexpr int fullProgress = 1000;
constexpr int mostNamed = 6; // in the overwrite question

struct WhatRow
{
    ExportWhat what;
    const char *name;
};

constexpr WhatRow whats[] = {
    {ExportWhat::Page, QT_TR_NOOP("This page")},
    {ExportWhat::Chart, QT_TR_NOOP("One chart of this page")},
    {ExportWhat::All, QT_TR_NOOP("All pages with results")},
    {ExportWhat::Brief, QT_TR_NOOP("One-page brief: the answer, why, and what to check")},
    {ExportWhat::Deck, QT_TR_NOOP("The deck: the slides chosen with File > Deck")},
    {ExportWhat::Report, QT_TR_NOOP("A report: cover, all pages, assumptions, sources")},
};

bool choose(QComboBox &box, const QVariant &id)
{
    const int index = box.findData(id);
    if (index >= 0)
        box.setCurrentIndex(index);
    return index >= 0;
}

ExportUse usesOf(const QStringList &formats)
{
    ExportUse uses = ExportUse::Nothing;
    for (const QString &id : formats) {
        if (const Exporter *exporter = findExporter(id))
            uses = uses | exporter->uses;
    }
    return uses;
}

/// Whether a format lays out pages on sheets of paper.
bool hasSheets(const QStringList &formats)
{
    return std::ranges::any_of(formats, [](const QString &id) {
        const ExportUse uses = usesOf({id});
        return hasUse(uses, ExportUse::Page) && !hasUse(uses, ExportUse::Template);
    });
}

const QString slidesSeen = QStringLiteral("slides");

template<typename Row>
void addRows(QComboBox &box, std::span<const Row> rows)
{
    for (const Row &row : rows)
        box.addItem(tr(row.name), QString::fromLatin1(row.id));
}

/// A click anywhere on a row toggles its check box.
class CheckedRow : public QStyledItemDelegate
{
public:
    using QStyledItemDelegate::QStyledItemDelegate;

protected:
    bool editorEvent(QEvent *event, QAbstractItemModel *model, const QStyleOptionViewItem &option,
                     const QModelIndex &index) override
    {
        if (event->type() != QEvent::MouseButtonRelease)
            return QStyledItemDelegate::editorEvent(event, model, option, index);
        const bool isLeft = static_cast<QMouseEvent *>(event)->button() == Qt::LeftButton;
        if (!isLeft || !index.flags().testFlag(Qt::ItemIsEnabled))
            return false;
        const bool isChecked = index.data(Qt::CheckStateRole).toInt() == Qt::Checked;
        return model->setData(index, isChecked ? Qt::Unchecked : Qt::Checked, Qt::CheckStateRole);
    }
};

} // namespace

ExportDialog::ExportDialog(QWidget *parent)
    : QDialog(parent)
{
    setObjectName(QStringLiteral("exportDialog"));
    setWindowTitle(tr("Export"));
    m_redraw = new QTimer(this);
    m_redraw->setSingleShot(true);
    m_redraw->setInterval(redrawMs);
    connect(m_redraw, &QTimer::timeout, this, &ExportDialog::showPreview);
    build();
    resize(1240, 660);
}

QComboBox *ExportDialog::comboBox(const char *name)
{
    auto *box = named<QComboBox>(name, m_questions);
    box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    box->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    connect(box, &QComboBox::currentIndexChanged, this, &ExportDialog::followChoice);
    return box;
}

void ExportDialog::build()
{
    m_questions = new QWidget(this);
    auto *form = arranged<QFormLayout>(m_questions, gridStep);
    form->setFieldGrowthPolicy(QFormLayout::ExpandingFieldsGrow);
    buildWhat(*form);
    buildFormats(*form);
    buildLook(*form);
    buildChecks(*form);
    buildTemplate(*form);
    m_target = new QWidget(this);
    auto *target = arranged<QFormLayout>(m_target, gridStep);
    target->setFieldGrowthPolicy(QFormLayout::ExpandingFieldsGrow);
    buildTarget(*target);
    for (QLabel *label : m_questions->findChildren<QLabel *>() + m_target->findChildren<QLabel *>())
        label->setMinimumHeight(label->buddy() == m_formats ? 0 : m_what->sizeHint().height());
    m_note = wrappedLabel("exportNote", "warning", {}, this);
    m_sides = arranged<QHBoxLayout>(nullptr, sidesApart);
    auto *left = arranged<QVBoxLayout>(nullptr, gridStep);
    m_questionsArea = new QScrollArea(this);
    m_questionsArea->setFrameShape(QFrame::NoFrame);
    m_questionsArea->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_questionsArea->setWidgetResizable(true);
    m_questionsArea->setFocusPolicy(Qt::NoFocus);
    m_questionsArea->setWidget(m_questions);
    left->addWidget(m_questionsArea, 1);
    left->addWidget(m_target); // always in sight
    left->addWidget(m_note);
    m_sides->addLayout(left);
    m_sides->addLayout(buildPreview(), 1);
    auto *layout = arranged<QVBoxLayout>(this, gridStep + gridStep / 2, {20, 20, 20, 16});
    layout->addLayout(m_sides, 1);
    layout->addWidget(buildButtons());
    followChoice();
}

// The font is known now: make the options as wide as their longest text; they scroll on low screens.
void ExportDialog::showEvent(QShowEvent *event)
{
    const QFontMetrics letters(m_formats->font());
    int widest = 0;
    for (int i = 0; i < m_formats->count(); ++i)
        widest = std::max(widest, letters.horizontalAdvance(m_formats->item(i)->text()));
    constexpr int columns = 2;
    const QSize cell(std::max(widest + checkMarkWidth, smallestCell.width()),
                     std::max(letters.height() + gridStep, smallestCell.height()));
    m_formats->setGridSize(cell);
    for (int i = 0; i < m_formats->count(); ++i)
        m_formats->item(i)->setSizeHint(cell);
    m_formats->setFixedHeight((m_formats->count() + columns - 1) / columns * cell.height() + gridStep / 2);
    m_formats->setMinimumWidth(columns * cell.width() + gridStep);
    const int wanted = std::max(questionsWidth, m_questions->minimumSizeHint().width());
    m_questionsArea->setFixedWidth(wanted + m_questionsArea->verticalScrollBar()->sizeHint().width());
    m_target->setFixedWidth(m_questionsArea->maximumWidth());
    alignTarget();
    const QLayout &form = *m_questions->layout();
    const int asked = std::max(form.totalMinimumSize().height(), form.totalHeightForWidth(wanted));
    arrangeSides(asked);
    const int missing = asked - m_questionsArea->viewport()->height();
    resize((size() + QSize(0, std::max(0, missing))).boundedTo(roomFor(*this)));
    QDialog::showEvent(event);
    if (event->spontaneous())
        return;
    m_what->setFocus(); // the dialog is shown again: the focus was left on Cancel, which would take Return
    m_accept->setDefault(true);
}

// On narrow screens the preview is below the questions, and the dialog scrolls as a whole; see DialogRoom.
void ExportDialog::arrangeSides(int questionsHeight)
{
    const QMargins margins = layout()->contentsMargins();
    const int beside = m_questionsArea->maximumWidth() + sidesApart + m_preview->minimumSizeHint().width()
        + margins.left() + margins.right();
    const bool isNarrow = beside > roomFor(*this).width();
    m_sides->setDirection(isNarrow ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
    m_questionsArea->setMinimumHeight(isNarrow ? questionsHeight : 0);
    m_preview->setMinimumHeight(isNarrow ? lowestPreview : 0);
}

// As in one form: the fields of the target start where those above start.
void ExportDialog::alignTarget()
{
    int widest = 0;
    const QList<QLabel *> above = m_questions->findChildren<QLabel *>();
    const QList<QLabel *> below = m_target->findChildren<QLabel *>();
    for (const QLabel *label : above + below)
        widest = std::max(widest, label->buddy() != nullptr ? label->sizeHint().width() : 0);
    for (QLabel *label : below)
        label->setMinimumWidth(widest);
}

// The preview, with the findings of the check below it.
QLayout *ExportDialog::buildPreview()
{
    m_preview = new SheetPreview(this);
    m_check = new SlideCheckList(lightTheme());
    m_checkArea = named<QScrollArea>("exportCheck", this);
    m_checkArea->setAccessibleName(tr("Check slide"));
    m_checkArea->setFrameShape(QFrame::NoFrame);
    m_checkArea->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_checkArea->setWidgetResizable(true);
    m_checkArea->setWidget(m_check);
    m_checkArea->hide();
    connect(m_check, &SlideCheckList::mendRequested, this, &ExportDialog::mend);
    m_seen = new SegmentSwitch(this);
    m_seen->setToolTip(tr("Preview the slides or the sheets"));
    m_seen->setChoices({{slidesSeen, tr("Slides"), {}, {}}, {QStringLiteral("sheets"), tr("Sheets"), {}, {}}});
    m_seen->setCurrent(slidesSeen);
    connect(m_seen, &SegmentSwitch::chosen, this, [this](const QString &id) {
        m_seesSlides = id == slidesSeen;
        showPreview();
    });
    auto *layout = arranged<QVBoxLayout>(nullptr, gridStep);
    layout->addWidget(m_seen, 0, Qt::AlignHCenter);
    layout->addWidget(m_preview, 1);
    layout->addWidget(m_checkArea);
    return layout;
}

void ExportDialog::buildWhat(QFormLayout &form)
{
    m_what = comboBox("exportWhat");
    for (const WhatRow &row : whats)
        m_what->addItem(tr(row.name), static_cast<int>(row.what));
    m_chart = comboBox("exportChart");
    form.addRow(tr("&What"), m_what);
    form.addRow(tr("&Chart"), m_chart);
}

// Checkable list of formats in two columns.
void ExportDialog::buildFormats(QFormLayout &form)
{
    m_formats = named<QListWidget>("exportFormats", m_questions);
    m_formats->setFlow(QListView::LeftToRight);
    m_formats->setWrapping(true);
    m_formats->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    for (const Exporter &row : exporterTable()) {
        auto *item = new QListWidgetItem(tr(row.name), m_formats);
        item->setData(Qt::UserRole, QString::fromLatin1(row.id));
        item->setToolTip(QStringLiteral("*.") + QLatin1String(row.suffix));
        item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsUserCheckable);
        item->setCheckState(Qt::Unchecked);
    }
    m_formats->setItemDelegate(new CheckedRow(m_formats));
    m_formats->setCurrentRow(0);
    connect(m_formats, &QListWidget::itemChanged, this, &ExportDialog::followChoice);
    form.addRow(tr("&Formats"), m_formats);
    m_formats->setAccessibleName(tr("Formats"));
}

void ExportDialog::buildLook(QFormLayout &form)
{
    m_size = comboBox("exportSize");
    addRows(*m_size, pageSizes());
    m_size->addItem(tr("Custom size"), QString());
    m_ownSize = named<QLineEdit>("exportOwnSize", QStringLiteral("210x148mm"), m_questions);
    m_ownSize->setAccessibleName(tr("Width and height, such as 210x148mm, 8x4.5in or 1600x900px"));
    m_ownSize->setToolTip(m_ownSize->accessibleName());
    connect(m_ownSize, &QLineEdit::textChanged, this, &ExportDialog::followChoice);
    connect(m_ownSize, &QLineEdit::textEdited, this, [this](const QString &text) {
        if (isInPixels(text.trimmed()))
            choose(*m_scale, smallestPictureScale); // a size in pixels is meant literally
    });
    auto *turned = plainButton("exportTurn", tr("&Rotate"), m_questions);
    turned->setToolTip(tr("Switch between portrait and landscape"));
    connect(turned, &QPushButton::clicked, this, &ExportDialog::turn);
    auto *size = arranged<QHBoxLayout>(nullptr, gridStep);
    size->addWidget(m_size, 1);
    size->addWidget(m_ownSize, 1);
    size->addWidget(turned);
    m_theme = comboBox("exportTheme");
    addRows(*m_theme, exportThemes());
    m_type = comboBox("exportType");
    addRows(*m_type, exportTypes());
    m_scale = comboBox("exportScale");
    for (int scale = smallestPictureScale; scale <= largestPictureScale; ++scale)
        m_scale->addItem(QString(), scale);
    m_language = comboBox("exportLanguage");
    m_language->addItem(tr("Same as window"), QString());
    form.addRow(tr("Page &size"), size);
    qobject_cast<QLabel *>(form.labelForField(size))->setBuddy(m_size);
    m_size->setAccessibleName(tr("Page size"));
    form.addRow(tr("C&olours"), m_theme);
    form.addRow(tr("Te&xt size"), m_type);
    form.addRow(tr("P&icture resolution"), m_scale);
    form.addRow(tr("Lan&guage"), m_language);
}

// The yes/no options.
void ExportDialog::buildChecks(QFormLayout &form)
{
    const auto add = [&](const char *name, const QString &text, const QString &tip) {
        auto *box = new QCheckBox(text, m_questions);
        box->setObjectName(QLatin1String(name));
        box->setToolTip(tip);
        connect(box, &QCheckBox::toggled, this, &ExportDialog::followChoice);
        form.addRow(QString(), box);
        return box;
    };
    m_numbers = add("exportNumbers", tr("&Add a table of the numbers"), {});
    m_board = add("exportBoard", tr("Ma&ke the files open again in Chipboard"),
                  tr("Recipients can open the file in Chipboard, with all scenarios and custom values."));
    m_archive = add("exportArchive", tr("PDF for arc&hiving (PDF/A): does not open again"),
                    tr("PDF/A-1 forbids attachments: such a file cannot be opened in Chipboard again."));
    m_curves = add("exportCurves", tr("S&VG letters as outlines"),
                   tr("Such a picture looks the same without the font; its text cannot be searched or edited."));
    m_appendix = add("exportAppendix", tr("Add the appen&dix to the slides of a report"),
                     tr("The other pages, all assumptions, notes, sources, glossary and method: dozens of slides."));
}

// Only for slides: visible if a slide format is chosen.
void ExportDialog::buildTemplate(QFormLayout &form)
{
    m_template = new TemplateField(m_questions);
    connect(m_template, &TemplateField::changed, this, &ExportDialog::followChoice);
    connect(m_template, &TemplateField::chooseRequested, this, &ExportDialog::templateRequested);
    form.addRow(tr("&Template"), m_template);
    qobject_cast<QLabel *>(form.labelForField(m_template))->setBuddy(m_template->edit());
}

void ExportDialog::buildTarget(QFormLayout &form)
{
    m_folder = named<QLineEdit>("exportFolder", m_target);
    m_name = named<QLineEdit>("exportName", m_target);
    auto *browse = plainButton("exportBrowse", tr("&Browse…"), m_target);
    connect(browse, &QPushButton::clicked, this, &ExportDialog::browseRequested);
    for (QLineEdit *edit : {m_folder, m_name})
        connect(edit, &QLineEdit::textChanged, this, &ExportDialog::followChoice);
    auto *folder = arranged<QHBoxLayout>(nullptr, gridStep);
    folder->addWidget(m_folder, 1);
    folder->addWidget(browse);
    form.addRow(tr("Fo&lder"), folder);
    qobject_cast<QLabel *>(form.labelForField(folder))->setBuddy(m_folder);
    m_folder->setAccessibleName(tr("Folder"));
    form.addRow(tr("&Name"), m_name);
}

QWidget *ExportDialog::buildButtons()
{
    auto *content = new QWidget(this);
    m_progress = named<QProgressBar>("exportProgress", content);
    m_progress->setAccessibleName(tr("Progress"));
    m_progress->setRange(0, fullProgress);
    m_progress->setTextVisible(false);
    m_progress->hide();
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, content);
    m_accept = named<QPushButton>("exportAccept", tr("&Export"), buttons);
    m_accept->setProperty("primary", true); // before the button box reads it
    buttons->addButton(m_accept, QDialogButtonBox::AcceptRole);
    m_accept->setDefault(true);
    connect(buttons, &QDialogButtonBox::accepted, this, &ExportDialog::request);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto *row = new QHBoxLayout(content);
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(m_progress, 1);
    row->addStretch();
    row->addWidget(buttons);
    return content;
}

void ExportDialog::setOffer(const ExportOffer &offer)
{
    m_offer = offer;
    const QSignalBlocker blockers[] = {QSignalBlocker(m_chart), QSignalBlocker(m_language)};
    m_chart->clear();
    for (const ExportOffer::Chart &chart : offer.charts)
        m_chart->addItem(chart.title, chart.id);
    while (m_language->count() > 1)
        m_language->removeItem(1);
    for (const ExportOffer::Language &language : offer.languages)
        m_language->addItem(language.name, language.id);
    m_check->setTheme(offer.theme);
    m_template->setFault(offer.templateFault);
}

void ExportDialog::renew(const ExportOffer &offer)
{
    const ExportChoice before = choice();
    setOffer(offer);
    setChoice(before);
}

void ExportDialog::setSizeId(const QString &id)
{
    if (choose(*m_size, id) || !findPageSize(id))
        return;
    m_size->setCurrentIndex(m_size->count() - 1);
    m_ownSize->setText(id);
}

QString ExportDialog::sizeId() const
{
    const QString id = m_size->currentData().toString();
    return id.isEmpty() ? m_ownSize->text().trimmed() : id;
}

void ExportDialog::turn() { setSizeId(turnedPageSize(sizeId())); }

void ExportDialog::setChoice(const ExportChoice &choice)
{
    const ExportOptions &options = choice.recipe.options;
    m_given = options;
    choose(*m_what, static_cast<int>(choice.recipe.ask.what));
    choose(*m_chart, choice.recipe.ask.chart);
    for (int i = 0; i < m_formats->count(); ++i) {
        QListWidgetItem *item = m_formats->item(i);
        const bool isChosen = choice.formats.contains(item->data(Qt::UserRole).toString());
        item->setCheckState(isChosen ? Qt::Checked : Qt::Unchecked);
    }
    setSizeId(options.pageSize);
    choose(*m_theme, options.theme);
    choose(*m_type, options.typeScale);
    choose(*m_scale, options.scale);
    choose(*m_language, options.language);
    m_numbers->setChecked(options.numbersPage);
    m_board->setChecked(options.keepsBoard);
    m_archive->setChecked(options.forArchives);
    m_curves->setChecked(options.hasCurves);
    m_appendix->setChecked(options.appendix);
    setTemplate(options.deckTemplate);
    setTarget(choice.folder, choice.name);
    followChoice();
}

ExportChoice ExportDialog::choice() const
{
    ExportChoice choice;
    for (int i = 0; i < m_formats->count(); ++i) {
        const bool isOffered = m_formats->item(i)->flags().testFlag(Qt::ItemIsEnabled);
        if (isOffered && m_formats->item(i)->checkState() == Qt::Checked)
            choice.formats << m_formats->item(i)->data(Qt::UserRole).toString();
    }
    ExportAsk &ask = choice.recipe.ask;
    ask.what = static_cast<ExportWhat>(m_what->currentData().toInt());
    if (ask.what == ExportWhat::Page || ask.what == ExportWhat::Chart)
        ask.pages << m_offer.page;
    if (ask.what == ExportWhat::Chart)
        ask.chart = m_chart->currentData().toString();
    ExportOptions &options = choice.recipe.options;
    options = m_given;
    options.look = m_offer.look;
    options.pageSize = sizeId();
    options.theme = m_theme->currentData().toString();
    options.typeScale = m_type->currentData().toString();
    options.scale = m_scale->currentData().toInt();
    options.language = m_language->currentData().toString();
    options.numbersPage = m_numbers->isChecked();
    options.keepsBoard = m_board->isChecked();
    if (m_template->path() != options.deckTemplate)
        options.templateDigest.clear(); // a new template has none yet
    options.deckTemplate = m_template->path();
    options.forArchives = m_archive->isChecked() && hasUse(usesOf(choice.formats), ExportUse::Archive);
    options.hasCurves = m_curves->isChecked();
    options.appendix = m_appendix->isChecked();
    choice.folder = m_folder->text().trimmed();
    choice.name = m_name->text().trimmed();
    return choice;
}

void ExportDialog::setTarget(const QString &folder, const QString &name)
{
    m_folder->setText(QDir::toNativeSeparators(folder));
    m_name->setText(name);
}

void ExportDialog::setTemplate(const QString &path) { m_template->setPath(path); }

QString ExportDialog::complaint(const ExportChoice &choice) const
{
    if (choice.formats.isEmpty())
        return tr("Choose at least one format.");
    if (const Result<PageSize> size = pageSizeOf(choice.recipe.options.pageSize); !size)
        return size.problem().message + QLatin1Char(' ') + size.problem().remedy;
    if (choice.name.isEmpty() || choice.name.contains(QLatin1Char('/')))
        return tr("Enter a file name.");
    if (!QDir(choice.folder).exists() || choice.folder.isEmpty())
        return tr("The folder does not exist.");
    return {};
}

// A deck has only pages: table formats stay checked, but are disabled.
void ExportDialog::offerFormats()
{
    const QSignalBlocker blocker(m_formats);
    const bool isDeck = m_what->currentData().toInt() == static_cast<int>(ExportWhat::Deck);
    for (int i = 0; i < m_formats->count(); ++i) {
        QListWidgetItem *item = m_formats->item(i);
        const bool isOffered = !isDeck || hasUse(usesOf({item->data(Qt::UserRole).toString()}), ExportUse::Page);
        item->setFlags(item->flags().setFlag(Qt::ItemIsEnabled, isOffered));
    }
}

void ExportDialog::followChoice()
{
    if (m_accept == nullptr)
        return; // under construction
    offerFormats();
    const ExportChoice now = choice();
    const ExportUse uses = usesOf(now.formats);
    const bool hasPages = hasUse(uses, ExportUse::Page);
    for (QWidget *field :
         {static_cast<QWidget *>(m_size), static_cast<QWidget *>(m_ownSize), static_cast<QWidget *>(m_theme),
          static_cast<QWidget *>(m_type), static_cast<QWidget *>(m_numbers)})
        field->setEnabled(hasPages);
    m_board->setEnabled(hasUse(uses, ExportUse::Board));
    const bool hasSlides = hasUse(uses, ExportUse::Template);
    auto *form = qobject_cast<QFormLayout *>(m_questions->layout());
    form->setRowVisible(m_template, hasSlides);
    m_seen->setVisible(hasSlides && hasSheets(now.formats));
    form->setRowVisible(m_appendix, hasSlides && now.recipe.ask.what == ExportWhat::Report);
    form->setRowVisible(m_curves, hasUse(uses, ExportUse::Curves));
    m_ownSize->setVisible(m_size->currentData().toString().isEmpty());
    m_chart->setEnabled(now.recipe.ask.what == ExportWhat::Chart);
    m_scale->setEnabled(hasUse(uses, ExportUse::Scale));
    m_archive->setEnabled(hasUse(uses, ExportUse::Archive));
    if (const auto size = findPageSize(now.recipe.options.pageSize)) {
        const QSignalBlocker blocker(m_scale);
        for (int row = 0; row < m_scale->count(); ++row) {
            const QSize pixels = pixelsOf(*size, m_scale->itemData(row).toInt());
            m_scale->setItemText(row, tr("%1 x %2").arg(pixels.width()).arg(pixels.height()));
        }
    }
    showProblem(complaint(now));
    const bool hasTemplate = !hasSlides || !m_template->isBroken(); // it shows its own error
    m_accept->setEnabled(m_note->text().isEmpty() && hasTemplate && !isBusy());
    m_redraw->start();
}

void ExportDialog::showPreview()
{
    if (!m_offer.content || !isVisible())
        return;
    const ExportChoice now = choice();
    const ExportRecipe &recipe = now.recipe;
    const Result<ExportContent> content = m_offer.content(recipe);
    ExportRecipe seenAs = recipe;
    if (!showsSlides(now.formats))
        seenAs.options.deckTemplate.clear(); // sheets have no masters, but the template is remembered
    showCheck(seenAs, content && hasUse(usesOf(now.formats), ExportUse::Page));
    if (!content) {
        m_preview->setProblem(content.problem().message);
        return;
    }
    const std::shared_ptr<void> spoken = m_offer.speak ? m_offer.speak(recipe.options.language) : nullptr;
    const auto &[pages, report, deckTemplate] = content.value();
    const Result<QList<SeenSheet>> seen = showsSlides(now.formats)
        ? seenSlides(pages, report, recipe.options, deckTemplate)
        : seenSheets(pages, report, recipe.options);
    if (seen)
        m_preview->setSheets(seen.value());
    else
        m_preview->setProblem(seen.problem().message);
}

bool ExportDialog::showsSlides(const QStringList &formats) const
{
    return hasUse(usesOf(formats), ExportUse::Template) && (m_seesSlides || !hasSheets(formats));
}

// Only two heights, so that the preview does not jump with each finding.
void ExportDialog::showCheck(const ExportRecipe &recipe, bool hasPages)
{
    const bool isChecked = hasPages && m_offer.check != nullptr;
    if (isChecked)
        m_check->setFindings(m_offer.check(recipe));
    m_checkArea->setVisible(isChecked);
    m_checkArea->setFixedHeight(m_check->findings().isEmpty() ? verdictHeight : checkHeight);
}

// Size, colours and type are options of this dialog; other fixes concern the board or the window.
void ExportDialog::mend(const SlideMend &mend)
{
    if (mend.board || mend.options.contains(QStringLiteral("look"))) {
        emit mendRequested(mend);
        return;
    }
    const QString size = mend.options.value(QStringLiteral("size"));
    if (!size.isEmpty())
        setSizeId(size);
    choose(*m_theme, mend.options.value(QStringLiteral("theme")));
    choose(*m_type, mend.options.value(QStringLiteral("type")));
}

// Asks once about all files that would be overwritten.
void ExportDialog::request()
{
    const ExportChoice now = choice();
    const QStringList existing = m_offer.existing != nullptr ? m_offer.existing(now) : QStringList();
    if (existing.isEmpty()) {
        emit exportRequested(now);
        return;
    }
    QStringList names = existing.mid(0, mostNamed);
    if (existing.size() > mostNamed)
        names << tr("and %n more", nullptr, static_cast<int>(existing.size() - mostNamed));
    const auto count = static_cast<int>(existing.size());
    auto *question =
        new QMessageBox(QMessageBox::Warning, tr("Replace files?"),
                        count == 1 ? tr("1 file already exists.") : tr("%n files already exist.", nullptr, count),
                        QMessageBox::Cancel, this);
    question->setObjectName(QStringLiteral("exportOverwrite"));
    question->setAttribute(Qt::WA_DeleteOnClose);
    question->setInformativeText(names.join(QLatin1Char('\n')));
    QPushButton *replace = question->addButton(tr("&Replace"), QMessageBox::AcceptRole);
    question->setDefaultButton(QMessageBox::Cancel);
    connect(question, &QMessageBox::buttonClicked, this, [this, now, replace](QAbstractButton *button) {
        if (button == replace)
            emit exportRequested(now);
    });
    question->open();
}

bool ExportDialog::isBusy() const { return !m_questions->isEnabled(); }

void ExportDialog::showProgress(double share)
{
    m_questions->setEnabled(false);
    m_target->setEnabled(false);
    m_accept->setEnabled(false);
    m_progress->setValue(static_cast<int>(share * fullProgress));
    m_progress->show();
}

void ExportDialog::showIdle()
{
    m_questions->setEnabled(true);
    m_target->setEnabled(true);
    m_progress->hide();
    followChoice();
}

void ExportDialog::showProblem(const QString &text) { m_note->setText(text); }

// The first Cancel stops a running export, the next one closes.
void ExportDialog::done(int result)
{
    if (result == Rejected && isBusy()) {
        emit stopRequested();
        return;
    }
    QDialog::done(result);
}

void ExportDialog::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_PageDown || event->key() == Qt::Key_PageUp)
        m_preview->showSheet(m_preview->sheet() + (event->key() == Qt::Key_PageDown ? 1 : -1));
    else
        QDialog::keyPressEvent(event);
}

} // namespace chipboard
