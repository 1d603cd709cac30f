#include "widgets/export/office/sheetbook.h"

#include "data/core/find.h"
#include "data/core/neutrallocale.h"
#include "data/core/package.h"
#include "data/core/tr.h"

#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QXmlStreamReader>

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <numeric>

#include <xlsxwriter.h>

#ifdef Q_OS_LINUX
#include <sys/mman.h>
#include <unistd.h>
#endif

using namespace Qt::StringLiterals;

namespace chipboard {

static bool isBroken(const PackagePart &part)
{
    if (!part.name.endsWith(u".xml"_s) && !part.name.endsWith(u".rels"_s))
        return false;
    QXmlStreamReader xml(part.bytes);
    while (!xml.atEnd())
        xml.readNext();
    return xml.hasError();
}

static QByteArray inMemory(int file) { return "/proc/self/fd/" + QByteArray::number(file); }

Problem workbookNotMade(const QString &reason)
{
    QString bare = reason;
    while (bare.endsWith(u'.'))
        bare.chop(1);
    return {
        ProblemCode::CannotWrite, tr("Cannot create the workbook: %1.").arg(bare),
        tr("Free some space in the folder for temporary files, %1.").arg(QDir::toNativeSeparators(QDir::tempPath()))};
}

Result<QByteArray> madeWorkbook(const QString &path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return workbookNotMade(file.errorString());
    QByteArray bytes = file.readAll();
    const Result<PackageParts> parts = readPackage(bytes, tr("The workbook"));
    if (!parts)
        return workbookNotMade(parts.problem().message);
    if (const auto *broken = findWhere(parts.value(), isBroken))
        return workbookNotMade(tr("its part \"%1\" is incomplete").arg(broken->name));
    return bytes;
}

BookPlace::BookPlace()
{
#ifdef Q_OS_LINUX
    m_memory = memfd_create("chipboard-workbook", MFD_CLOEXEC);
    if (m_memory >= 0 && access(inMemory(m_memory).constData(), W_OK) != 0) { // /proc is missing
        close(m_memory);
        m_memory = -1;
    }
#endif
}

BookPlace::~BookPlace()
{
#ifdef Q_OS_LINUX
    if (m_memory >= 0)
        close(m_memory);
#endif
}

std::optional<Problem> BookPlace::problem() const
{
    return m_folder.isValid() ? std::nullopt : std::optional(workbookNotMade(m_folder.error()));
}

QByteArray BookPlace::path() const
{
    return m_memory >= 0 ? inMemory(m_memory) : QFile::encodeName(m_folder.filePath(u"workbook.xlsx"_s));
}

QByteArray BookPlace::folder() const { return QFile::encodeName(m_folder.path()); }

Result<QByteArray> BookPlace::workbook() const { return madeWorkbook(QFile::decodeName(path())); }

namespace {

constexpr qsizetype longestCell = 32'000;       // Excel takes 32,767 characters
constexpr qsizetype longestName = 31;           // of a sheet
constexpr qsizetype longestAddress = 2'000;     // of a link
constexpr qsizetype longestFormula = 8'192 - 1; // without "="
constexpr double leastWidth = 8.0;
constexpr double mostWidth = 60.0;

lxw_row_t rowOf(int row) { return static_cast<lxw_row_t>(row); }
lxw_col_t xlsxColumn(int column) { return static_cast<lxw_col_t>(column); }

bool isForXml(QChar character)
{
    const char16_t code = character.unicode();
    return (code >= 0x20 || code == u'\t' || code == u'\n') && code != 0xFFFE && code != 0xFFFF && code != 0x7F;
}

// Characters of double width.
bool isWideCharacter(QChar character) { return character.unicode() >= 0x1100 && !character.isLowSurrogate(); }

double widthOf(const QString &text)
{
    double widest = 0.0;
    for (const QString &line : text.split(u'\n')) {
        double width = 0.0;
        for (const QChar character : line)
            width += isWideCharacter(character) ? 2.0 : 1.0;
        widest = std::max(widest, width);
    }
    return widest;
}

// In the unit of column widths.
double lettersOf(const QString &text, const CellStyle &style)
{
    constexpr double sheetType = 10.0;
    constexpr double boldShare = 1.1;
    return widthOf(text) * (style.strong ? boldShare : 1.0) * style.size / sheetType;
}

void apply(lxw_format *format, const CellStyle &style)
{
    constexpr lxw_color_t quiet = 0x5A5F6B;
    constexpr lxw_color_t border = 0xC9CCD3;
    format_set_font_size(format, style.quiet ? std::min(style.size, 9) : style.size);
    format_set_align(format, LXW_ALIGN_VERTICAL_TOP);
    if (style.strong)
        format_set_bold(format);
    if (style.quiet)
        format_set_font_color(format, quiet);
    if (style.wraps)
        format_set_text_wrap(format);
    if (style.right) {
        format_set_align(format, LXW_ALIGN_RIGHT);
        format_set_indent(format, 1); // else it would touch the next column's text
    }
    if (style.link) {
        format_set_font_color(format, 0x1F6FA5);
        format_set_underline(format, LXW_UNDERLINE_SINGLE);
    }
    if (style.ink != 0)
        format_set_font_color(format, style.ink);
    if (style.fill != 0)
        format_set_bg_color(format, style.fill);
    if (style.boxed) {
        format_set_border(format, LXW_BORDER_THIN);
        format_set_border_color(format, border);
    }
    if (style.input)
        format_set_unlocked(format);
    if (!style.numbers.isEmpty())
        format_set_num_format(format, style.numbers.toUtf8().constData());
}

} // namespace

QString cellAddress(int row, int column, bool fixed)
{
    QString letters;
    for (int rest = column; rest >= 0; rest = rest / 26 - 1)
        letters.prepend(QChar(u'A' + rest % 26));
    const QString sign = fixed ? u"$"_s : QString();
    return sign + letters + sign + QString::number(row + 1);
}

QString cellText(const QString &text)
{
    QString safe;
    safe.reserve(text.size());
    for (qsizetype i = 0; i < std::min(text.size(), longestCell); ++i) {
        const QChar character = text.at(i);
        const bool isPair = character.isHighSurrogate() && i + 1 < text.size() && text.at(i + 1).isLowSurrogate();
        if (isPair)
            safe += QStringView(text).mid(i++, 2);
        else if (!character.isSurrogate() && isForXml(character))
            safe += character;
        else
            safe += u' ';
    }
    return safe;
}

// ---------------------------------------------------------------- BookSheet

BookSheet::BookSheet(SheetBook &book, lxw_worksheet *sheet, const QString &name)
    : m_book(book)
    , m_sheet(sheet)
    , m_name(name)
{
    constexpr uint8_t a4 = 9;
    constexpr double margin = 0.5; // inches
    worksheet_set_landscape(m_sheet);
    worksheet_set_paper(m_sheet, a4);
    worksheet_fit_to_pages(m_sheet, 1, 0);
    worksheet_set_margins(m_sheet, margin, margin, margin, margin);
    worksheet_set_footer(m_sheet, "&L&8&F&C&8&A&R&8&P / &N");
    worksheet_gridlines(m_sheet, LXW_HIDE_ALL_GRIDLINES);
}

QString BookSheet::address(int row, int column) const
{
    return u'\'' + QString(m_name).replace(u'\'', "''"_L1) + u"'!"_s + cellAddress(row, column, true);
}

void BookSheet::widen(int column, const QString &text, const CellStyle &style)
{
    constexpr double readable = 40.0; // in characters, for wrapped texts
    double needed = lettersOf(text, style) + 2.0;
    if (style.wraps && style.strong) { // a heading: its longest word
        needed = 0.0;
        for (const QString &word : text.split(u' '))
            needed = std::max(needed, lettersOf(word, style) + 2.0);
    } else if (style.wraps) {
        needed = std::min(needed, readable);
    }
    double &widest = m_widest[column];
    widest = std::max(widest, std::min(needed, mostWidth));
}

void BookSheet::text(int row, int column, const QString &text, const CellStyle &style)
{
    const QByteArray bytes = cellText(text).toUtf8();
    m_book.keep(
        worksheet_write_string(m_sheet, rowOf(row), xlsxColumn(column), bytes.constData(), m_book.format(style)));
    if (style.wraps)
        m_wrapped[row] << Wrapped{column, 1, lettersOf(text, style), double(style.size)};
    widen(column, text, style);
}

void BookSheet::number(int row, int column, double number, const CellStyle &style)
{
    if (!std::isfinite(number))
        return text(row, column, tr("no number"), style);
    m_book.keep(worksheet_write_number(m_sheet, rowOf(row), xlsxColumn(column), number, m_book.format(style)));
    m_numbers.insert({row, column}, number);
    widen(column, u"1,234,567.00"_s, style);
}

void BookSheet::formula(int row, int column, const QString &formula, const LiveValue &value, const CellStyle &style)
{
    const QByteArray told = cellText(u'=' + formula).toUtf8();
    if (formula.size() > longestFormula)
        m_book.keep(LXW_ERROR_MAX_STRING_LENGTH_EXCEEDED);
    const auto *words = std::get_if<QString>(&value);
    const auto *number = std::get_if<double>(&value);
    m_formulas.insert({row, column});
    if (number != nullptr && std::isfinite(*number)) {
        m_numbers.insert({row, column}, *number);
        m_book.keep(worksheet_write_formula_num(m_sheet, rowOf(row), xlsxColumn(column), told.constData(),
                                                m_book.format(style), *number));
    } else {
        m_book.keep(worksheet_write_formula_str(m_sheet, rowOf(row), xlsxColumn(column), told.constData(),
                                                m_book.format(style),
                                                cellText(words != nullptr ? *words : QString()).toUtf8().constData()));
    }
    if (words != nullptr)
        m_words.insert({row, column}, cellText(*words));
    if (words != nullptr && style.wraps)
        m_wrapped[row] << Wrapped{column, 1, lettersOf(*words, style), double(style.size)};
    widen(column, u"1,234,567.00"_s, style);
}

void BookSheet::link(int row, int column, const QString &address, const QString &text)
{
    const bool isWeb = address.startsWith("https://"_L1) || address.startsWith("http://"_L1);
    CellStyle style{.link = isWeb && address.size() <= longestAddress};
    if (!style.link)
        return this->text(row, column, text);
    const QByteArray target = cellText(address).toUtf8();
    const QByteArray shown = cellText(text.left(longestAddress)).toUtf8();
    // Beyond the sheet's link limit only the text is written.
    (void)worksheet_write_url(m_sheet, rowOf(row), xlsxColumn(column), target.constData(), m_book.format(style));
    worksheet_write_string(m_sheet, rowOf(row), xlsxColumn(column), shown.constData(), m_book.format(style));
    widen(column, text, style);
}

void BookSheet::jump(int row, int column, const QString &sheet, const QString &text)
{
    CellStyle style{.link = true};
    const QString target = u"internal:'"_s + QString(sheet).replace(u'\'', "''"_L1) + u"'!A1"_s;
    worksheet_write_url(m_sheet, rowOf(row), xlsxColumn(column), target.toUtf8().constData(), m_book.format(style));
    worksheet_write_string(m_sheet, rowOf(row), xlsxColumn(column), cellText(text).toUtf8().constData(),
                           m_book.format(style));
    widen(column, text, style);
}

void BookSheet::wide(int row, int column, int columns, const QString &text, const CellStyle &style)
{
    const QByteArray bytes = cellText(text).toUtf8();
    if (columns > 1)
        m_book.keep(worksheet_merge_range(m_sheet, rowOf(row), xlsxColumn(column), rowOf(row),
                                          xlsxColumn(column + columns - 1), bytes.constData(), m_book.format(style)));
    else
        m_book.keep(
            worksheet_write_string(m_sheet, rowOf(row), xlsxColumn(column), bytes.constData(), m_book.format(style)));
    if (style.wraps)
        m_wrapped[row] << Wrapped{column, columns, lettersOf(text, style), double(style.size)};
}

void BookSheet::blank(int row, int column, const CellStyle &style)
{
    m_book.keep(worksheet_write_blank(m_sheet, rowOf(row), xlsxColumn(column), m_book.format(style)));
}

void BookSheet::setWidth(int column, double characters) { m_widths.insert(column, characters); }

void BookSheet::hideDetail(int row) { m_folded.insert(row); }

void BookSheet::freeze(int rows, int columns) { worksheet_freeze_panes(m_sheet, rowOf(rows), xlsxColumn(columns)); }

void BookSheet::filter(int firstRow, int firstColumn, int lastRow, int lastColumn)
{
    worksheet_autofilter(m_sheet, rowOf(firstRow), xlsxColumn(firstColumn), rowOf(lastRow), xlsxColumn(lastColumn));
}

void BookSheet::repeatRows(int first, int last) { worksheet_repeat_rows(m_sheet, rowOf(first), rowOf(last)); }

void BookSheet::printWide(int pages, int repeated)
{
    m_hasPrintSize = true;
    worksheet_fit_to_pages(m_sheet, static_cast<uint16_t>(pages), 0);
    worksheet_repeat_columns(m_sheet, 0, xlsxColumn(repeated));
}

void BookSheet::printPages(int percent, const QList<int> &breaks)
{
    m_hasPrintSize = true;
    worksheet_set_print_scale(m_sheet, static_cast<uint16_t>(percent));
    std::vector<lxw_row_t> rows;
    for (const int row : breaks)
        rows.push_back(rowOf(row));
    rows.push_back(0);
    worksheet_set_h_pagebreaks(m_sheet, rows.data());
}

void BookSheet::printUpright() { worksheet_set_portrait(m_sheet); }

void BookSheet::printUpTo(int row, int column) { worksheet_print_area(m_sheet, 0, 0, rowOf(row), xlsxColumn(column)); }

void BookSheet::rule(int row, int column, const InputRule &rule)
{
    constexpr qsizetype longestTitle = 32;
    constexpr qsizetype longestMessage = 250;
    QByteArray title = cellText(rule.title.left(longestTitle)).toUtf8();
    QByteArray message = cellText(rule.message.left(longestMessage)).toUtf8();
    QList<QByteArray> texts = mapped(rule.choices, [](double choice) { return QByteArray::number(choice); });
    std::vector<char *> list;
    for (QByteArray &each : texts)
        list.push_back(each.data());
    list.push_back(nullptr);
    lxw_data_validation validation{};
    if (rule.choices.isEmpty()) {
        validation.validate = rule.whole ? LXW_VALIDATION_TYPE_INTEGER : LXW_VALIDATION_TYPE_DECIMAL;
        validation.criteria = LXW_VALIDATION_CRITERIA_BETWEEN;
        validation.minimum_number = rule.minimum;
        validation.maximum_number = rule.maximum;
    } else {
        validation.validate = LXW_VALIDATION_TYPE_LIST;
        validation.value_list = list.data();
    }
    validation.ignore_blank = LXW_VALIDATION_ON;
    validation.show_input = LXW_VALIDATION_ON;
    validation.show_error = LXW_VALIDATION_ON;
    validation.input_title = title.data();
    validation.input_message = message.data();
    validation.error_title = title.data();
    validation.error_message = message.data();
    worksheet_data_validation_cell(m_sheet, rowOf(row), xlsxColumn(column), &validation);
}

void BookSheet::protect()
{
    lxw_protection options{};
    options.format_cells = 1;
    options.format_columns = 1;
    options.format_rows = 1;
    worksheet_protect(m_sheet, nullptr, &options);
}

// libxlsxwriter's default size.
static void insert(lxw_worksheet *sheet, int row, int column, lxw_chart *chart, double height,
                   const QString &description)
{
    constexpr double usualChartWidth = 480.0;
    constexpr double bookChartHeight = 288.0;
    QByteArray told = cellText(description).toUtf8();
    lxw_chart_options options{};
    options.x_scale = chartWidth / usualChartWidth;
    options.y_scale = height / bookChartHeight;
    options.y_offset = 4; // keeps its frame off the previous printed page
    options.description = told.data();
    worksheet_insert_chart_opt(sheet, rowOf(row), xlsxColumn(column), chart, &options);
}

void BookSheet::chart(int row, int column, const BarChart &chart)
{
    m_book.m_charts.push_back(newChart(m_book.m_book, chart));
    m_book.m_patches << patchOf(chart);
    insert(m_sheet, row, column, m_book.m_charts.back(), chartHeight(chart), chart.description);
}

void BookSheet::chart(int row, int column, const ScatterChart &chart)
{
    m_book.m_charts.push_back(newChart(m_book.m_book, chart));
    m_book.m_patches << patchOf(chart);
    insert(m_sheet, row, column, m_book.m_charts.back(), chartHeight(chart), chart.description);
}

std::optional<double> BookSheet::numberAt(int row, int column) const
{
    const auto found = m_numbers.constFind({row, column});
    return found == m_numbers.constEnd() ? std::nullopt : std::optional(*found);
}

void BookSheet::mark(quint32 colour) { worksheet_set_tab_color(m_sheet, colour); }

void BookSheet::settle()
{
    for (auto widest = m_widest.begin(); widest != m_widest.end(); ++widest) {
        if (!m_widths.contains(widest.key()))
            m_widths.insert(widest.key(), std::clamp(widest.value(), leastWidth, mostWidth));
    }
    for (auto width = m_widths.begin(); width != m_widths.end(); ++width)
        worksheet_set_column(m_sheet, xlsxColumn(width.key()), xlsxColumn(width.key()), width.value(), nullptr);
    if (!m_hasPrintSize)
        printReadable();
    settleHeights();
}

// A wide sheet takes several pages side by side, each with the names, rather than one in type too small to read.
void BookSheet::printReadable()
{
    constexpr double lettersOfPage = 240.0; // at about 60% of the size on screen
    const double width = std::accumulate(m_widths.cbegin(), m_widths.cend(), 0.0);
    if (const int pages = static_cast<int>(std::ceil(width / lettersOfPage)); pages > 1)
        printWide(pages, 0);
}

// As many lines as the longest text needs. Words are not broken, so a line holds slightly less than its width.
void BookSheet::settleHeights()
{
    constexpr double usualColumn = 8.43;
    constexpr double filled = 0.92;
    constexpr double lineHeight = 1.3; // of the letters' size
    constexpr double mostHeight = 400.0;
    QMap<int, double> heights;
    for (const int row : std::as_const(m_folded))
        heights.insert(row, LXW_DEF_ROW_HEIGHT);
    for (auto row = m_wrapped.begin(); row != m_wrapped.end(); ++row) {
        double height = LXW_DEF_ROW_HEIGHT;
        for (const Wrapped &text : std::as_const(row.value())) {
            double width = 0.0;
            for (int column = text.column; column < text.column + text.columns; ++column)
                width += m_widths.value(column, usualColumn);
            const double lines = text.width <= width - 1.0 ? 1.0 : std::ceil(text.width / (width * filled));
            height = std::max(height, lines * text.size * lineHeight + 3.0);
        }
        heights.insert(row.key(), std::min(height, mostHeight));
    }
    for (auto height = heights.begin(); height != heights.end(); ++height) {
        lxw_row_col_options options{};
        const bool isFolded = m_folded.contains(height.key());
        options.level = isFolded ? 1 : 0;
        options.hidden = isFolded ? 1 : 0;
        worksheet_set_row_opt(m_sheet, rowOf(height.key()), height.value(), nullptr, &options);
    }
}

// ---------------------------------------------------------------- SheetBook

SheetBook::SheetBook(std::unique_ptr<BookPlace> place)
    : m_place(std::move(place))
{
    QByteArray folder = m_place->folder();
    lxw_workbook_options options{};
    options.tmpdir = folder.data();
    m_book = workbook_new_opt(m_place->path().constData(), &options);
}

SheetBook::~SheetBook()
{
    if (m_book == nullptr)
        return;
    const EndingHold hold;
    workbook_close(m_book); // frees everything that belongs to it
}

Result<std::shared_ptr<SheetBook>> SheetBook::create(const BookProperties &properties)
{
    auto place = std::make_unique<BookPlace>();
    if (const auto problem = place->problem())
        return *problem;
    const std::shared_ptr<SheetBook> book(new SheetBook(std::move(place)));
    if (book->m_book == nullptr)
        return workbookNotMade(tr("there is no memory"));
    QByteArray title = cellText(properties.title).toUtf8();
    QByteArray subject = cellText(properties.subject).toUtf8();
    QByteArray keywords = cellText(properties.keywords).toUtf8();
    QByteArray comments = cellText(properties.comments).toUtf8();
    QByteArray author("Chipboard " CHIPBOARD_VERSION);
    const QDateTime made(QDate::fromString(properties.date, Qt::ISODate), QTime(0, 0), Qt::UTC);
    constexpr qint64 start1980 = 315'532'800;
    lxw_doc_properties all{};
    all.title = title.data();
    all.subject = subject.data();
    all.keywords = keywords.data();
    all.comments = comments.data();
    all.author = author.data();
    all.created = static_cast<time_t>(made.isValid() ? made.toSecsSinceEpoch() : start1980);
    workbook_set_properties(book->m_book, &all);
    return book;
}

QString SheetBook::freeName(const QString &wanted) const
{
    QString base;
    for (const QChar character : cellText(wanted))
        base += u"[]:*?/\\'\n\t"_s.contains(character) ? u' ' : character;
    base = base.simplified().left(longestName);
    if (base.isEmpty())
        base = tr("Sheet");
    const auto isTaken = [this](const QString &name) {
        return std::ranges::any_of(m_sheets, [&name](const std::unique_ptr<BookSheet> &sheet) {
            return sheet->name().compare(name, Qt::CaseInsensitive) == 0;
        });
    };
    QString name = base;
    for (int i = 2; isTaken(name); ++i) {
        const QString number = u" %1"_s.arg(i);
        name = base.left(longestName - number.size()) + number;
    }
    return name;
}

BookSheet &SheetBook::addSheet(const QString &name)
{
    const QString free = freeName(name);
    lxw_worksheet *sheet = workbook_add_worksheet(m_book, free.toUtf8().constData());
    m_sheets.push_back(std::unique_ptr<BookSheet>(new BookSheet(*this, sheet, free)));
    return *m_sheets.back();
}

QStringList SheetBook::names() const
{
    return mapped(m_sheets, [](const std::unique_ptr<BookSheet> &sheet) { return sheet->name(); });
}

void SheetBook::define(const QString &name, const QString &address)
{
    workbook_define_name(m_book, name.toUtf8().constData(), (u'=' + address).toUtf8().constData());
}

lxw_format *SheetBook::format(const CellStyle &style)
{
    for (const auto &[known, format] : std::as_const(m_formats)) {
        if (known == style)
            return format;
    }
    lxw_format *made = workbook_add_format(m_book);
    apply(made, style);
    m_formats << std::pair(style, made);
    return made;
}

// libxlsxwriter caches 0 for a formula, so viewers that do not calculate would show no bars. Fills its list of points
// the way it does for numbers, in memory that it frees.
void SheetBook::rememberCells(lxw_series_range *range, bool isOfWords) const
{
    const auto sheet = std::ranges::find_if(m_sheets, [range](const std::unique_ptr<BookSheet> &each) {
        return range->sheetname != nullptr && each->name() == QString::fromUtf8(range->sheetname);
    });
    if (sheet == m_sheets.end())
        return;
    QList<std::pair<int, int>> cells;
    for (auto row = static_cast<int>(range->first_row); row <= static_cast<int>(range->last_row); ++row)
        cells << std::pair(row, static_cast<int>(range->first_col));
    const BookSheet &of = **sheet;
    if (std::ranges::none_of(cells, [&of](const auto &cell) { return of.m_formulas.contains(cell); }))
        return;
    for (const std::pair<int, int> &cell : std::as_const(cells)) {
        auto *point = static_cast<lxw_series_data_point *>(std::calloc(1, sizeof(lxw_series_data_point)));
        if (point == nullptr)
            return;
        point->number = of.m_numbers.value(cell);
        point->no_data = of.m_numbers.contains(cell) ? LXW_FALSE : LXW_TRUE;
        if (isOfWords) {
            point->is_string = LXW_TRUE;
            point->no_data = LXW_FALSE;
            point->string = strdup(of.m_words.value(cell).toUtf8().constData()); // freed by libxlsxwriter
        }
        STAILQ_INSERT_TAIL(range->data_cache, point, list_pointers);
        ++range->num_data_points;
    }
    range->ignore_cache = LXW_TRUE; // the cache is filled
    range->has_string_cache = isOfWords ? LXW_TRUE : LXW_FALSE;
}

Result<QByteArray> SheetBook::finish()
{
    for (lxw_chart *chart : m_charts) {
        lxw_chart_series *series = nullptr;
        STAILQ_FOREACH(series, chart->series_list, list_pointers)
        {
            rememberCells(series->categories, true);
            rememberCells(series->values, false);
        }
    }
    for (const std::unique_ptr<BookSheet> &sheet : m_sheets)
        sheet->settle();
    const EndingHold hold;
    const NeutralLocale plain; // the library only writes now, with locale-dependent C functions
    const lxw_error error = workbook_close(m_book);
    m_book = nullptr;
    if (error != LXW_NO_ERROR)
        return workbookNotMade(QString::fromUtf8(lxw_strerror(error)));
    if (m_error != LXW_NO_ERROR) {
        Problem problem = workbookNotMade(QString::fromUtf8(lxw_strerror(static_cast<lxw_error>(m_error))));
        problem.remedy = tr("Compare fewer options, or choose another format.");
        return problem;
    }
    return m_place->workbook();
}

} // namespace chipboard
