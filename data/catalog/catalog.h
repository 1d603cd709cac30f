// Purpose: everything the program knows, read once, never changed in place. Look-ups by id are O(1); cross references
// have been checked by the reader, so a chip id inside an instance always resolves.
#pragma once

#include "data/catalog/calibration.h"
#include "data/catalog/figure.h"
#include "data/catalog/instance.h"
#include "data/catalog/pricebook.h"
#include "data/catalog/workload.h"

#include <QDate>
#include <QHash>

#include <functional>
#include <memory>

namespace chipboard {

class Catalog
{
public:
    QString revision;    ///< date of the data: "2026-11-20"
    QDate today;         ///< the day that it is used on; invalid: unknown, and no price is old
    QStringList regions; ///< a board's: prices of these alone are taken; empty: of all
    QList<Source> sources;
    QList<Chip> chips;
    QList<Instance> instances;
    QList<System> systems;
    QList<PriceBook> books;
    QList<Claim> claims;
    QList<Rule> rules;
    QList<Change> changes; ///< newest edition first
    QList<Fact> software;
    QList<Fact> facts;
    QList<Contradiction> contradictions;
    QList<ModelShape> models;
    QList<Workload> workloads;
    QList<Workload> servings; ///< of models that `workloads` does not serve by that id; made by index()
    Calibration calibration;
    QStringList evidence; ///< names of the shipped evidence files; read when they are asked for (evidencereader.h)

    /// Rebuild the look-ups after the lists were filled. Of equal ids the last one wins (user files overlay shipped
    /// ones).
    void index();
    /// The servings anew, in the language that is spoken: by family, from large models to small.
    void serveModels();

    [[nodiscard]] const Source *source(const SourceId &id) const;
    [[nodiscard]] const Chip *chip(const ChipId &id) const;
    [[nodiscard]] const Instance *instance(const InstanceId &id) const;
    [[nodiscard]] const System *system(const SystemId &id) const;
    [[nodiscard]] QList<const Instance *> instancesWith(const ChipId &chip) const; ///< of all providers, in file order
    [[nodiscard]] const PriceBook *book(const BookId &id) const;
    [[nodiscard]] const Contradiction *contradiction(const ContradictionId &id) const;
    [[nodiscard]] const ModelShape *model(const ModelId &id) const;
    [[nodiscard]] const Workload *workload(const WorkloadId &id) const; ///< servings included
    /// Contradictions about one metric of a chip, instance or system (any of the ids may be empty).
    [[nodiscard]] QList<const Contradiction *> contradictionsAbout(const QString &subjectId,
                                                                   const MetricId &metric) const;
    /// Places among a book's prices of what rents a chip, alone or in an instance or system; ascending. Null where the
    /// prices are not those that index() has seen (somebody has changed them since): then all of them have to be asked.
    [[nodiscard]] const QList<qsizetype> *placesOf(const PriceBook &book, const ChipId &chip) const;

private:
    /// Of one book. It shares the very prices that it is of, so whoever changes them has others from then on.
    struct RentedPlaces
    {
        QList<PriceEntry> prices;
        QHash<ChipId, QList<qsizetype>> ofChips;
    };

    [[nodiscard]] ChipId rentedChip(const PriceEntry &entry) const;
    void indexPrices();

    QHash<SourceId, qsizetype> m_sources;
    QHash<ChipId, qsizetype> m_chips;
    QHash<InstanceId, qsizetype> m_instances;
    QHash<ChipId, QList<qsizetype>> m_instancesWith;
    QHash<SystemId, qsizetype> m_systems;
    QHash<BookId, qsizetype> m_books;
    QHash<ContradictionId, qsizetype> m_contradictions;
    QHash<ModelId, qsizetype> m_models;
    QHash<WorkloadId, qsizetype> m_workloads;
    QHash<WorkloadId, qsizetype> m_servings;
    QMultiHash<QString, qsizetype> m_contradictionsBySubject;
    QList<std::shared_ptr<const RentedPlaces>> m_rented; ///< one a book
};

/// Every figure of the catalogue in file order, rivals not included (they hang on their figure). For checks and counts.
void forEachFigure(const Catalog &catalog, const std::function<void(const Figure &)> &visit);
void forEachFigure(const Chip &chip, const std::function<void(const Figure &)> &visit);
void forEachFigure(const Instance &instance, const std::function<void(const Figure &)> &visit);
void forEachFigure(const System &system, const std::function<void(const Figure &)> &visit);

struct CatalogCounts
{
    int chips = 0;
    int instances = 0;
    int systems = 0;
    int books = 0;
    int prices = 0;
    int figures = 0; ///< with a value, rivals included
    int missing = 0;
    int sources = 0;
    int claims = 0;
    int contradictions = 0;

    friend bool operator==(const CatalogCounts &, const CatalogCounts &) = default;
};
[[nodiscard]] CatalogCounts countsOf(const Catalog &catalog);

/// By family, from large to small.
[[nodiscard]] QList<const ModelShape *> modelsBySize(const Catalog &catalog);

// What an id names, whichever level it is of: a chip, an instance or a system. Should an id be of two levels,
// the chip is meant, then the instance.

/// The name that people read; the id itself where the catalogue has none of it.
[[nodiscard]] QString subjectName(const Catalog &catalog, const QString &id);
/// The chip that is meant or that is inside; null where the catalogue has none of it.
[[nodiscard]] const Chip *subjectChip(const Catalog &catalog, const QString &id);

// Sources of what a person's own catalogue files say: a source for each file that has figures of its own, and
// one for each thing besides figures that changes what is estimated: a model, a workload, the constants of the
// estimators. They are told in the language that is spoken.

/// "Your own file mine.json"; `file` is its name without folders.
[[nodiscard]] Source ownFileSource(const QString &file);

/// `kind` is "model", "workload" or "constants", `file` as above.
[[nodiscard]] Source ownBasisSource(const QString &file, const QString &kind, const QString &id);

/// What the title of such a source is in the language of now; empty where it is none of these.
[[nodiscard]] QString ownTitle(const Source &source);

/// Translated, such as "Your own model llama-3.1-70b of mine.json": what estimates of this workload rest on.
[[nodiscard]] QStringList ownBasisOf(const Catalog &catalog, const WorkloadId &workload);

} // namespace chipboard
