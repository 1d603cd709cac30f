#include "data/compare/ownfiles.h"

#include "data/board/override.h"
#include "data/compare/figuretable.h"
#include "data/core/tr.h"

#include <QFileInfo>
#include <QSet>

#include <algorithm>
#include <cmath>
#include <set>
#include <tuple>

namespace chipboard {
namespace {

bool isSame(double a, double b) { return std::abs(a - b) <= 1e-12 * std::max(std::abs(a), std::abs(b)); }

// 0.096 TB equals 96 GB.
bool saysTheSame(const Reading &mine, const Reading &published)
{
    if (mine.isMissing() || published.isMissing())
        return mine.isMissing() == published.isMissing();
    if (unitInfo(mine.unit).dimension != unitInfo(published.unit).dimension)
        return false;
    const auto isLike = [&](double Interval::*part) {
        return isSame(convert((*mine.value).*part, mine.unit, published.unit), (*published.value).*part);
    };
    return isLike(&Interval::low) && isLike(&Interval::value) && isLike(&Interval::high);
}

QString fileNameOf(const QString &where)
{
    return QFileInfo(where.left(where.lastIndexOf(QLatin1String("#/")))).fileName();
}

using PriceKey = std::tuple<QString, QString, QString, QString, QString, QString>;

PriceKey keyOf(const PriceEntry &entry)
{
    return {entry.instance.text(), entry.system.text(), entry.chip.text(), entry.provider, entry.region, entry.term};
}

FigureAddress addressOf(const PriceEntry &entry, const BookId &book)
{
    const QString price = QStringLiteral("price");
    if (!entry.chip.isEmpty())
        return {Level::Chip, entry.chip.text(), price, book};
    if (!entry.instance.isEmpty())
        return {Level::Instance, entry.instance.text(), price, book};
    return {Level::System, entry.system.text(), price, book};
}

class OwnFiles
{
public:
    OwnFiles(Catalog &merged, const Catalog &below, const Catalog &layer)
        : m_merged(merged)
        , m_below(below)
        , m_layer(layer)
    {
        for (const Source &source : layer.sources)
            m_sources.insert(source.id);
    }
    Q_DISABLE_COPY_MOVE(OwnFiles)

    void markAll()
    {
        for (const Chip &chip : m_layer.chips)
            markThing(chip, m_below.chip(chip.id), m_merged.chips, m_merged.chip(chip.id), Level::Chip);
        for (const Instance &one : m_layer.instances)
            markThing(one, m_below.instance(one.id), m_merged.instances, m_merged.instance(one.id), Level::Instance);
        for (const System &system : m_layer.systems)
            markThing(system, m_below.system(system.id), m_merged.systems, m_merged.system(system.id), Level::System);
        for (const PriceBook &book : m_layer.books)
            markBook(book);
        const qsizetype known = m_merged.sources.size();
        for (const ModelShape &model : m_layer.models)
            m_merged.sources << ownBasisSource(fileNameOf(model.where), QStringLiteral("model"), model.id.text());
        for (const Workload &workload : m_layer.workloads)
            m_merged.sources << ownBasisSource(fileNameOf(workload.where), QStringLiteral("workload"),
                                               workload.id.text());
        if (m_files.empty() && m_merged.sources.size() == known)
            return;
        for (const QString &file : std::as_const(m_files))
            m_merged.sources << ownFileSource(file);
        m_merged.index();
    }

private:
    /// `known` is the item in `list`, which belongs to the catalogue being built.
    template<typename Thing>
    void markThing(const Thing &thing, const Thing *below, QList<Thing> &list, const Thing *known, Level level)
    {
        bool isBorrowed = false;
        if (below == nullptr)
            forEachFigure(thing, [&](const Figure &figure) { isBorrowed = isBorrowed || borrows(figure); });
        if (below == nullptr && !isBorrowed)
            return;
        const qsizetype place = known - list.constData();
        const QString file = fileNameOf(thing.where);
        for (const FigureRow &row : figureTable()) {
            const Figure *mine = figureIn(thing, row);
            const Figure *published = below != nullptr ? figureIn(*below, row) : nullptr;
            if (published != nullptr && published->isMissing())
                published = nullptr;
            if (!isTheirs(mine, published))
                continue;
            if (Figure *figure = makeFigureIn(list[place], row))
                makeOwn(*figure, mine == nullptr, published, {level, thing.id.text(), row.idText(), {}}, file);
        }
    }

    void markBook(const PriceBook &book)
    {
        const PriceBook *published = m_below.book(book.id);
        const PriceBook *known = m_merged.book(book.id);
        std::map<PriceKey, const Figure *> prices;
        for (const PriceEntry &entry : published != nullptr ? published->prices : QList<PriceEntry>())
            prices.emplace(keyOf(entry), &entry.usdPerHour);
        const QString file = fileNameOf(book.where);
        PriceBook &mine = m_merged.books[known - m_merged.books.constData()];
        for (qsizetype i = 0; i < mine.prices.size(); ++i) {
            const PriceEntry &entry = std::as_const(mine.prices).at(i);
            const auto found = prices.find(keyOf(entry));
            const Figure *before = found == prices.end() || found->second->isMissing() ? nullptr : found->second;
            if (isTheirs(&entry.usdPerHour, before))
                makeOwn(mine.prices[i].usdPerHour, false, before, addressOf(entry, book.id), file);
        }
    }

    /// True if it cites sources, but none of the user's.
    [[nodiscard]] bool borrows(const Figure &figure) const
    {
        return !figure.isMissing() && !figure.sources.isEmpty()
            && std::ranges::none_of(figure.sources, [this](const SourceId &id) { return m_sources.contains(id); });
    }

    [[nodiscard]] bool isTheirs(const Figure *mine, const Figure *published) const
    {
        if (published != nullptr)
            return mine == nullptr || !saysTheSame(*mine, *published);
        return mine != nullptr && borrows(*mine);
    }

    void makeOwn(Figure &figure, bool isLeftOut, const Figure *published, const FigureAddress &of, const QString &file)
    {
        m_files.insert(file);
        figure.own = file + QLatin1Char('#') + of.key();
        figure.ofOwnFile = true;
        if (isLeftOut)
            figure.reason = tr("not in %1").arg(file);
        if (!figure.isMissing())
            nameTheFile(figure, file);
        if (published == nullptr)
            return;
        // A copy of a shipped entry already has its rivals.
        QList<Reading> others{published->reading()};
        others << published->rivals;
        others.removeIf([&figure](const Reading &other) {
            return std::any_of(figure.rivals.cbegin(), figure.rivals.cend(), [&other](const Reading &one) {
                return one.sources == other.sources && saysTheSame(one, other);
            });
        });
        figure.rivals = others + figure.rivals;
    }

    // Moves shipped sources to the note: whether they support the figure is unchecked.
    void nameTheFile(Figure &figure, const QString &file) const
    {
        QList<SourceId> kept{SourceId(file)};
        QStringList named;
        for (const SourceId &id : std::as_const(figure.sources)) {
            if (m_sources.contains(id))
                kept << id;
            else if (const Source *source = m_below.source(id))
                named << source->title;
        }
        figure.sources = kept;
        if (figure.status == FigureStatus::Published)
            figure.status = FigureStatus::Own;
        if (named.isEmpty())
            return;
        const QString told = tr("Source stated in the file: %1.").arg(named.join(QStringLiteral(", ")));
        figure.note = figure.note.isEmpty() ? told : figure.note + QLatin1Char(' ') + told;
    }

    Catalog &m_merged;
    const Catalog &m_below;
    const Catalog &m_layer;
    QSet<SourceId> m_sources;  ///< defined in the user's files
    std::set<QString> m_files; ///< with custom figures
};

} // namespace

void markOwnFiles(Catalog &merged, const Catalog &below, const Catalog &layer)
{
    OwnFiles(merged, below, layer).markAll();
}

} // namespace chipboard
