#include "data/files/boardio.h"

#include "data/board/ownmodels.h"
#include "data/catalog/catalog.h"
#include "data/catalog/pricebook.h"
#include "data/compare/figuretable.h"
#include "data/compare/metric.h"
#include "data/compare/pricing.h"
#include "data/core/embeddedboard.h"
#include "data/core/find.h"
#include "data/core/format.h"
#include "data/core/jsondocument.h"
#include "data/core/jsonlocation.h"
#include "data/core/package.h"
#include "data/core/textfile.h"
#include "data/core/tr.h"
#include "data/files/boardparts.h"
#include "data/files/catalogreader.h"
#include "data/files/exportrecipeio.h"
#include "data/files/figurereader.h"

#include <QCryptographicHash>
#include <QDir>
#include <QJsonDocument>
#include <QtEndian>

#include <algorithm>
#include <iterator>

namespace chipboard {
namespace {

// No precision means best common precision; a file has a word for it.
std::optional<Precision> readPrecision(ObjectReader &reader)
{
    const QString word = reader.optionalText("precision");
    if (word.isEmpty() || word == QLatin1String("best"))
        return std::nullopt;
    QStringList choices{QStringLiteral("best")};
    for (const Precision precision : comparablePrecisions) {
        if (precisionWord(precision) == word)
            return precision;
        choices << precisionWord(precision);
    }
    reader.error(ProblemCode::BadValue, "precision",
                 tr("cannot be \"%2\"; choose one of %1.").arg(choices.join(QLatin1String(", ")), word));
    return std::nullopt;
}

constexpr const char *rateDateKey = "exchange_rate_as_of";

// USD if absent. A currency may lack a rate; see currencyCaution().
CurrencyChoice readCurrency(ObjectReader &reader)
{
    CurrencyChoice choice{.code = reader.text("code"), .rate = reader.optionalNumber(exchangeRateId)};
    if (reader.has(rateDateKey))
        choice.asOf = readDate(reader, rateDateKey);
    if (const auto checked = checkCurrencyCode(choice.code); !checked && !choice.code.isEmpty())
        reader.error(ProblemCode::BadValue, "code", checked.problem().message, checked.problem().remedy);
    if (const auto checked = checkExchangeRate(choice.rate.value_or(1.0)); !checked)
        reader.error(ProblemCode::BadValue, exchangeRateId, checked.problem().message, checked.problem().remedy);
    if (choice.isUsd() && choice.rate.value_or(1.0) != 1.0)
        reader.error(ProblemCode::BadValue, exchangeRateId, tr("USD needs no exchange rate."),
                     tr("Remove the rate, or choose another currency."));
    if (choice.isUsd())
        choice = {};
    return choice;
}

void readNeed(ObjectReader &reader, const NeedRow &row, Needs &needs)
{
    if (row.number != nullptr) {
        needs.*row.number = reader.optionalNumber(row.id);
        if (const auto checked = checkNeed(row, (needs.*row.number).value_or(row.minimum)); !checked)
            reader.error(ProblemCode::BadValue, row.id, checked.problem().message, checked.problem().remedy);
        return;
    }
    needs.*row.word = reader.optionalText(row.id);
    if (const auto checked = checkNeed(row, needs.*row.word); !(needs.*row.word).isEmpty() && !checked)
        reader.error(ProblemCode::BadValue, row.id, checked.problem().message, checked.problem().remedy);
}

Needs readTable(ObjectReader &reader)
{
    Needs needs;
    for (const NeedRow &row : needTable())
        readNeed(reader, row, needs);
    return needs;
}

// The requirements, "needs"; absent if none are set.
Needs readNeeds(ObjectReader &board) { return board.optionalObject("needs", readTable).value_or(Needs()); }

void writeNeeds(JsonWriter &writer, const Needs &needs)
{
    if (needs.isEmpty())
        return;
    const auto object = writer.object("needs");
    for (const NeedRow &row : needTable())
        row.number != nullptr ? writer.optionalMember(row.id, needs.*row.number)
                              : writer.optionalMember(row.id, needs.*row.word);
}

struct LeverRow
{
    const char *key;
    Lever WhatIfChoice::*member;
};

constexpr LeverRow leverRows[] = {
    {"crossover", &WhatIfChoice::crossover}, {"across", &WhatIfChoice::across}, {"down", &WhatIfChoice::down}};

Lever readLever(ObjectReader &reader, const char *key)
{
    const QString word = reader.optionalText(key);
    if (word.isEmpty())
        return {};
    const std::optional<Lever> lever = leverFromWord(word);
    if (!lever)
        reader.error(ProblemCode::BadValue, key, tr("\"%1\" is not an assumption that can be varied.").arg(word),
                     tr("Write \"utilisation\", or \"utilisation@subject\" or \"utilisation@against\" for one row."));
    return lever.value_or(Lever());
}

WhatIfChoice readChoice(ObjectReader &reader)
{
    WhatIfChoice choice{.metric = MetricId(reader.optionalText("metric")),
                        .subject = reader.optionalText("subject"),
                        .against = reader.optionalText("against")};
    for (const LeverRow &row : leverRows)
        choice.*row.member = readLever(reader, row.key);
    if (!choice.subject.isEmpty() && choice.subject == choice.against)
        reader.error(ProblemCode::BadValue, "against", tr("A row cannot be compared with itself."),
                     tr("Choose another one, or \"none\"."));
    return choice;
}

// Settings of the What-if page, "what_if"; absent if nothing was chosen.
WhatIfChoice readWhatIf(ObjectReader &board)
{
    return board.optionalObject("what_if", readChoice).value_or(WhatIfChoice());
}

void writeWhatIf(JsonWriter &writer, const WhatIfChoice &choice)
{
    if (choice.isEmpty())
        return;
    const auto object = writer.object("what_if");
    writer.optionalMember("metric", choice.metric.text());
    writer.optionalMember("subject", choice.subject);
    writer.optionalMember("against", choice.against);
    for (const LeverRow &row : leverRows)
        writer.optionalMember(row.key, leverWord(choice.*row.member));
}

// Absent members are as in a new board, except the selection: a file without chips has none.
Board readContent(ObjectReader &reader)
{
    constexpr auto allowed = ObjectReader::Empty::Allowed;
    const Board fresh = defaultBoard();
    Board board{.title = reader.optionalText("title", allowed)};
    if (const auto level = reader.word("level", levelFromWord, levelWord))
        board.level = *level;
    board.chips = reader.ids<ChipId>("chips", allowed);
    board.instances = reader.ids<InstanceId>("instances", allowed);
    board.systems = reader.ids<SystemId>("systems", allowed);
    board.precision = readPrecision(reader);
    const bool hasPrices = reader.has("prices");
    const BookId book(reader.optionalText("prices", allowed));
    board.priceBook = hasPrices ? book : fresh.priceBook;
    board.regions = reader.texts("regions", allowed);
    board.mixedPrices = reader.flag("mixed_prices");
    board.priceBookChosen = reader.flag("prices_chosen");
    board.baseline = reader.optionalText("baseline", allowed);
    if (const auto form = reader.has("values") ? reader.word("values", valueFormFromWord, valueFormWord) : std::nullopt)
        board.values = *form;
    const bool hasCharts = reader.has("charts");
    const QList<MetricId> charts = reader.ids<MetricId>("charts", allowed);
    board.charts = hasCharts ? charts : chartsAt(board.level, fresh.charts);
    const bool hasWorkload = reader.has("workload");
    const WorkloadId workload(reader.optionalText("workload", allowed));
    board.workload = hasWorkload ? workload : fresh.workload;
    board.models = readModels(reader);
    board.assumptions = readAssumptions(reader);
    board.currency = reader.optionalObject("currency", readCurrency).value_or(CurrencyChoice());
    board.overrides = readOverrides(reader);
    board.whatIf = readWhatIf(reader);
    board.needs = readNeeds(reader);
    board.titleClaims = readTitleClaims(reader);
    board.words = readWords(reader);
    board.deck = readDeck(reader, "deck");
    board.scenarios = readScenarios(reader, board.priceBook);
    board.drawn = readDrawn(reader);
    return board;
}

/// The version, or 0 if this is not a readable board.
int readVersion(ObjectReader &reader)
{
    const QString kind = reader.text("kind");
    if (!kind.isEmpty() && kind != QLatin1String("board"))
        reader.error(ProblemCode::BadValue, "kind", tr("This is not a board: its kind is \"%1\".").arg(kind),
                     tr("Choose a board file."));
    const int before = reader.log().errorCount();
    const int version = reader.wholeNumber("version");
    if (reader.log().errorCount() > before || kind != QLatin1String("board"))
        return 0;
    if (version > Board::currentVersion) {
        reader.error(ProblemCode::BadVersion, "version",
                     tr("This board was saved by a newer Chipboard (format %1; this one reads up to %2).")
                         .arg(version)
                         .arg(Board::currentVersion),
                     tr("Update Chipboard to open it; the file is unchanged."));
        return 0;
    }
    if (version < 1)
        reader.error(ProblemCode::BadVersion, "version", tr("Unknown format %1.").arg(version));
    return version;
}

template<typename Item>
void addIds(QStringList &known, const QList<Item> &items)
{
    for (const Item &item : items)
        known << item.id.text();
}

// Adds a warning for each unknown id in a board.
class BoardCheck
{
public:
    BoardCheck(const QString &name, Problems &problems)
        : m_name(name)
        , m_problems(problems)
    {
    }

    template<typename IdType>
    void ids(const char *key, const QList<IdType> &ids, const QStringList &known, const QString &message = notShown())
    {
        for (qsizetype i = 0; i < ids.size(); ++i)
            tell(QStringLiteral("/%1/%2").arg(QString::fromLatin1(key)).arg(i), ids.at(i).text(), known, message);
    }

    /// Checks the ids of rows.
    template<typename IdType>
    void rows(const char *key, const QList<IdType> &of, const QStringList &known)
    {
        ids(key, of, known, tr("The catalogue has no \"%1\"; its row has no numbers."));
    }

    void id(const QString &pointer, const QString &id, const QStringList &known)
    {
        tell(pointer, id, known, notShown());
    }

    void regions(const QStringList &named, const Catalog &catalog)
    {
        QStringList known;
        for (const PriceBook &book : catalog.books)
            known << regionsOf(book);
        for (qsizetype i = 0; i < named.size(); ++i)
            id(QStringLiteral("/regions/%1").arg(i), named.at(i), known);
    }

    /// Reports each list once, at its first use in the board.
    void book(const QString &pointer, const BookId &id, const Catalog &catalog)
    {
        if (m_books.contains(id))
            return;
        m_books << id;
        QStringList known;
        for (const PriceBook &book : catalog.books) {
            if (!book.isAbsent())
                known << book.id.text();
        }
        const PriceBook *found = catalog.book(id);
        if (found == nullptr || found->isAbsent())
            tell(pointer, id.text(), known, found != nullptr ? found->absence : notShown());
        else if (found->id != id)
            m_problems << numbered(pointer, id, *found);
    }

    // On another computer the number may be another list's.
    [[nodiscard]] Problem numbered(const QString &pointer, const BookId &id, const PriceBook &found) const
    {
        return {ProblemCode::UnknownId,
                tr("Number \"%1\" refers to a list in the price store of one computer; here it is \"%2\" of %3.")
                    .arg(id.text(), found.name, dateText(found.asOf)),
                tr("If you meant that list, save the board to store its name; otherwise choose other prices."),
                {m_name, 0, 0, pointer},
                Severity::Warning};
    }

    /// An absent list has its own reason.
    void overridden(const QString &pointer, const FigureAddress &of, const QStringList &things,
                    const QStringList &books, const PriceBook *book)
    {
        const QString message = tr("The catalogue has no \"%1\"; the custom value is kept but has no effect.");
        tell(pointer + QStringLiteral("/id"), of.id, things, message);
        if (!of.book.isEmpty())
            tell(pointer + QStringLiteral("/book"), of.book.text(), books,
                 book != nullptr && book->isAbsent() ? book->absence : message);
    }

    /// A board may come from elsewhere, so its dimensions apply, but they must not be mistaken for the catalogue's.
    void model(const QString &pointer, const ModelShape &own, const ModelShape *published)
    {
        if (published == nullptr || sameDimensions(own, *published))
            return;
        m_problems << Problem{ProblemCode::DuplicateId,
                              tr("The board's model \"%1\" has other dimensions than the catalogue's; the board's are "
                                 "used.")
                                  .arg(own.id.text()),
                              tr("Rename it if it is a different model, or remove it to use the catalogue's."),
                              {m_name, 0, 0, pointer},
                              Severity::Warning};
    }

    /// The What-if page uses its defaults for unknown ids.
    void whatIf(const WhatIfChoice &choice, const QStringList &metrics, const QStringList &things)
    {
        const QString message = tr("The catalogue has no \"%1\"; the page What-if uses its default.");
        if (!choice.metric.isEmpty())
            tell(QStringLiteral("/what_if/metric"), choice.metric.text(), metrics, message);
        if (!choice.subject.isEmpty())
            tell(QStringLiteral("/what_if/subject"), choice.subject, things, message);
        if (!choice.against.isEmpty() && !choice.isAlone())
            tell(QStringLiteral("/what_if/against"), choice.against, things, message);
        const QStringList assumptions =
            mapped(assumptionTable(), [](const AssumptionRow &row) { return row.assumptionId().text(); });
        const std::pair<const char *, const Lever *> levers[] = {
            {"crossover", &choice.crossover}, {"across", &choice.across}, {"down", &choice.down}};
        for (const auto &[key, lever] : levers) {
            if (!lever->assumption.isEmpty())
                tell(QStringLiteral("/what_if/") + QLatin1String(key), lever->assumption.text(), assumptions,
                     tr("There is no assumption \"%1\"; the page What-if uses its default."));
        }
    }

private:
    static QString notShown() { return tr("The catalogue has no \"%1\"; it is not shown."); }

    void tell(const QString &pointer, const QString &id, const QStringList &known, const QString &message)
    {
        if (known.contains(id))
            return;
        // A missing imported list is not a typing error, so there are no suggestions. Their number is limited too.
        constexpr qsizetype mostSuggestions = 50;
        const bool isOther = importedNameIn(BookId(id)).has_value() || m_problems.size() >= mostSuggestions;
        const QStringList near = isOther ? QStringList() : nearestIds(id, known);
        m_problems << Problem{ProblemCode::UnknownId,
                              message.contains(QLatin1String("%1")) ? message.arg(id) : message,
                              near.isEmpty() ? QString() : tr("Did you mean %1?").arg(near.join(QLatin1String(", "))),
                              {m_name, 0, 0, pointer},
                              Severity::Warning};
    }

    const QString &m_name;
    Problems &m_problems;
    QList<BookId> m_books; ///< already checked
};

void readInto(BoardLoad &load, ObjectReader &reader, ReadLog &log)
{
    const Board board = readContent(reader);
    const std::optional<ExportRecipe> recipe = readRecipe(reader);
    reader.finish();
    if (log.errorCount() > 0)
        return;
    load.board = board;
    load.recipe = recipe;
}

/// A valid JSON object in an older format. Problems are located in `text`.
BoardLoad readOlder(const QByteArray &text, int version, const QString &name)
{
    ReadLog log(name);
    BoardLoad load;
    if (const auto document = parseJson(migrated(text, version, boardMigrations()), log)) {
        ObjectReader reader(document->root(), {}, log);
        if (readVersion(reader) == Board::currentVersion)
            readInto(load, reader, log);
    }
    load.problems = log.problems(text);
    return load;
}

} // namespace

BoardLoad readBoard(const QByteArray &text, const QString &name)
{
    ReadLog log(name);
    BoardLoad load;
    if (const auto document = parseJson(text, log)) {
        ObjectReader reader(document->root(), {}, log);
        const int version = reader.isObject() ? readVersion(reader) : 0;
        if (version == Board::currentVersion)
            readInto(load, reader, log);
        else if (version > 0 && log.errorCount() == 0)
            return readOlder(text, version, name);
    }
    load.problems = log.problems(text);
    return load;
}

constexpr auto linePrefix = QLatin1String("chipboard:");

static QByteArray digitsOf(const QByteArray &packed)
{
    constexpr qsizetype digits = 8;
    return QCryptographicHash::hash(packed, QCryptographicHash::Sha256).toHex().left(digits);
}

QString boardLine(const Board &board)
{
    const QByteArray packed = qCompress(writeBoard(board), 9);
    return linePrefix + QString::fromLatin1(digitsOf(packed)) + u':'
        + QString::fromLatin1(packed.toBase64(QByteArray::Base64UrlEncoding | QByteArray::OmitTrailingEquals));
}

BoardLoad readBoardLine(const QString &text)
{
    const QString name = tr("The text of the comparison");
    const auto refused = [&name](const QString &message) {
        return BoardLoad{std::nullopt, {Problem{ProblemCode::BadValue, message, tr("Copy all of it again."), {name}}}};
    };
    QString line = text;
    line.removeIf([](QChar letter) { return letter.isSpace(); });
    const QStringList parts = line.split(u':');
    if (!line.startsWith(linePrefix))
        return refused(tr("It is not the text of a comparison, which begins with \"%1\".").arg(linePrefix));
    if (parts.size() != 3)
        return refused(tr("It was cut or changed on its way."));
    const auto packed = QByteArray::fromBase64Encoding(
        parts.at(2).toLatin1(), QByteArray::Base64UrlEncoding | QByteArray::AbortOnBase64DecodingErrors);
    if (!packed || digitsOf(packed.decoded) != parts.at(1).toLatin1())
        return refused(tr("It was cut or changed on its way."));
    // The length precedes the packed data: data that claims to be larger than a file is not unpacked.
    constexpr qsizetype head = 4;
    const qint64 size = packed.decoded.size() < head ? -1 : qint64{qFromBigEndian<quint32>(packed.decoded.constData())};
    if (size < 0 || size > largestTextFile)
        return refused(tr("It is too large."));
    return readBoard(qUncompress(packed.decoded), name);
}

BoardLoad readBoardFile(const QString &path)
{
    // Exports with images are larger than texts.
    const Result<QByteArray> text = readFile(path, std::max<qint64>(largestTextFile, PackageLimits().fileBytes));
    if (!text)
        return {std::nullopt, {text.problem()}};
    const QString name = QDir::toNativeSeparators(path);
    if (!canEmbedBoard(text.value())) {
        if (text.value().size() > largestTextFile)
            return {std::nullopt, {checkText(text.value(), name).problem()}};
        // JSON errors do not help a user who picked a table instead of the board.
        if (isOtherText(text.value(), name))
            return {std::nullopt, {noBoardIn(name)}};
        BoardLoad load = readBoard(text.value(), name);
        load.text = text.value();
        return load;
    }
    const Result<QByteArray> inside = embeddedBoard(text.value(), name);
    if (!inside)
        return {std::nullopt, {inside.problem()}};
    BoardLoad load = readBoard(inside.value(), name);
    load.isEmbedded = true;
    if (load.board && isPackage(text.value()) && isChangedPackage(text.value(), inside.value()))
        load.problems << Problem{
            ProblemCode::BadValue,
            tr("This file was changed since it was exported."),
            tr("The comparison opens as it was then; edits to slides and cells are not part of it."),
            {name},
            Severity::Warning};
    return load;
}

QStringList boardEndings()
{
    return {QStringLiteral("chipboard"), QStringLiteral("pdf"),  QStringLiteral("svg"),
            QStringLiteral("png"),       QStringLiteral("pptx"), QStringLiteral("xlsx")};
}

Problems checkBoard(const Board &board, const Catalog &catalog, const QString &name, const QByteArray &text)
{
    Problems problems;
    BoardCheck check(name, problems);
    QStringList chips;
    QStringList instances;
    QStringList systems;
    QStringList books;
    QStringList metrics;
    QStringList workloads;
    addIds(workloads, catalog.workloads);
    addIds(workloads, catalog.servings);
    for (const ModelShape &model : board.models)
        workloads << servingOf(model).id.text();
    addIds(chips, catalog.chips);
    addIds(instances, catalog.instances);
    addIds(systems, catalog.systems);
    for (const PriceBook &book : catalog.books) {
        if (book.isAbsent())
            continue;
        books << book.id.text();
        for (const BookId &former : book.formerIds)
            books << former.text();
    }
    for (const Metric &metric : metricTable())
        metrics << metric.metricId().text();
    check.rows("chips", board.chips, chips);
    check.rows("instances", board.instances, instances);
    check.rows("systems", board.systems, systems);
    if (!board.priceBook.isEmpty())
        check.book(QStringLiteral("/prices"), board.priceBook, catalog);
    check.regions(board.regions, catalog);
    if (!board.baseline.isEmpty())
        check.id(QStringLiteral("/baseline"), board.baseline, chips + instances + systems);
    check.ids("charts", board.charts, metrics);
    if (!board.workload.isEmpty())
        check.id(QStringLiteral("/workload"), board.workload.text(), workloads);
    const QStringList *things[] = {&chips, &instances, &systems};
    for (qsizetype i = 0; i < board.overrides.size(); ++i) {
        const FigureAddress &of = board.overrides.at(i).of;
        const bool isOfProvider = of.figure == QLatin1String("provider_discount");
        check.overridden(QStringLiteral("/overrides/%1").arg(i), of,
                         isOfProvider ? providerIdsOf(catalog) : *things[static_cast<std::size_t>(of.level)], books,
                         of.book.isEmpty() ? nullptr : catalog.book(of.book));
    }
    for (qsizetype i = 0; i < board.models.size(); ++i)
        check.model(QStringLiteral("/models/%1/id").arg(i), board.models.at(i), catalog.model(board.models.at(i).id));
    check.whatIf(board.whatIf, metrics, chips + instances + systems);
    for (qsizetype i = 0; i < board.scenarios.all.size(); ++i) {
        const BookId &book = board.scenarios.all.at(i).priceBook; // of the active one it is the board's own
        if (!book.isEmpty())
            check.book(QStringLiteral("/scenarios/%1/prices").arg(i), book, catalog);
    }
    if (!text.isEmpty())
        locate(problems, name, text);
    return problems;
}

QStringList nearestIds(const QString &wrong, const QStringList &known) { return nearestTexts(wrong, known); }

namespace {

// Unique ids: the reader rejects duplicates, and a board must always reopen.
template<typename IdType>
QStringList textsOf(const QList<IdType> &ids)
{
    QStringList texts = mapped(ids, [](const IdType &id) { return id.text(); });
    texts.removeDuplicates();
    return texts;
}

// USD is the default and not written.
void writeCurrency(JsonWriter &writer, const CurrencyChoice &choice)
{
    if (choice.isUsd())
        return;
    const auto object = writer.object("currency", JsonWriter::Layout::OneLine);
    writer.member("code", choice.code);
    writer.optionalMember(exchangeRateId, choice.rate);
    writer.optionalMember(rateDateKey, choice.asOf);
}

void writeMembers(JsonWriter &writer, const Board &board)
{
    writer.member("kind", QStringLiteral("board"));
    writer.member("version", Board::currentVersion);
    writer.member("title", board.title);
    writer.member("level", levelWord(board.level));
    writer.member("chips", textsOf(board.chips));
    writer.member("instances", textsOf(board.instances));
    writer.member("systems", textsOf(board.systems));
    writer.member("precision", board.precision ? precisionWord(*board.precision) : QStringLiteral("best"));
    writer.member("prices", board.priceBook.text());
    if (!board.regions.isEmpty()) // older programs do not know regions
        writer.member("regions", board.regions);
    writer.optionalFlag("mixed_prices", board.mixedPrices);
    writer.optionalFlag("prices_chosen", board.priceBookChosen);
    writer.member("baseline", board.baseline);
    if (board.values != ValueForm::Absolute) // the default is not written
        writer.member("values", valueFormWord(board.values));
    writer.member("charts", textsOf(board.charts));
    writer.member("workload", board.workload.text());
    writeModels(writer, board.models);
    writeAssumptions(writer, board.assumptions);
    writeCurrency(writer, board.currency);
    writeOverrides(writer, board.overrides);
    writeWhatIf(writer, board.whatIf);
    writeNeeds(writer, board.needs);
    writeTitleClaims(writer, board.titleClaims);
    writeWords(writer, board.words);
    writeDeck(writer, "deck", board.deck);
    writeScenarios(writer, board.scenarios);
    writeDrawn(writer, board.drawn);
}

} // namespace

void writeBoard(JsonWriter &writer, const Board &board)
{
    const auto object = writer.object();
    writeMembers(writer, board);
}

QByteArray writeBoard(const Board &board)
{
    JsonWriter writer;
    writeBoard(writer, board);
    return writer.result();
}

QByteArray writeBoard(const Board &board, const ExportRecipe &recipe)
{
    JsonWriter writer;
    writer.beginObject();
    writeMembers(writer, board);
    writeRecipe(writer, recipe);
    writer.endObject();
    return writer.result();
}

// History of the format:
//   1  the first: title, level, chips, instances, systems, precision, prices, baseline, charts; added later without a
//      new number, as old files stay valid: workload, assumptions, overrides, drawn_with with scenario_prices, models;
//      from format 2: deck
//   2  mixed_prices, prices_chosen. Version 0.1 of the program wrote format 1, always mixed price kinds, and used the
//      on-demand list if a file named none; migration preserves that
static QJsonObject keepMixedPrices(QJsonObject board)
{
    const auto insertOnce = [&board](const QString &key, const QJsonValue &value) {
        if (!board.contains(key))
            board.insert(key, value);
    };
    insertOnce(QStringLiteral("prices"), QStringLiteral("on-demand"));
    insertOnce(QStringLiteral("mixed_prices"), true);
    insertOnce(QStringLiteral("prices_chosen"), true);
    return board;
}

constexpr BoardMigration migrationRows[] = {{1, keepMixedPrices}};

std::span<const BoardMigration> boardMigrations() { return migrationRows; }

QByteArray migrated(const QByteArray &text, int from, std::span<const BoardMigration> migrations)
{
    QJsonObject board = QJsonDocument::fromJson(text).object();
    for (const BoardMigration &migration : migrations) {
        if (migration.from < from)
            continue;
        board = migration.upgrade(board);
        board.insert(QStringLiteral("version"), migration.from + 1);
    }
    return QJsonDocument(board).toJson();
}

} // namespace chipboard
