// Purpose: all data of the program, read once and immutable. Lookups by id are O(1); the reader has checked all cross
// references, so a chip id inside an instance always resolves.
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
    QDate today;         ///< date of use; invalid: unknown, and no price counts as old
    QStringList regions; ///< regions selected by a board; only their prices count; empty: all
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
    QList<Workload> servings; ///< default serving workloads for models without one of that id; made by index()
    Calibration calibration;
    QStringList evidence; ///< names of the shipped evidence files; read on demand (evidencereader.h)

    /// Rebuilds the lookups after the lists were filled. For duplicate ids the last one wins (user files overlay
    /// shipped ones).
    void index();
    /// Rebuilds `servings` in the current language: by family, from large models to small.
    void serveModels();

    [[nodiscard]] const Source *source(const SourceId &id) const;
    [[nodiscard]] const Chip *chip(const ChipId &id) const;
    [[nodiscard]] const Instance *instance(const InstanceId &id) const;
    [[nodiscard]] const System *system(const SystemId &id) const;
    [[nodiscard]] QList<const Instance *> instancesWith(const ChipId &chip) const; ///< of all providers, in file order
    [[nodiscard]] const PriceBook *book(const BookId &id) const;
    [[nodiscard]] const Contradiction *contradiction(const ContradictionId &id) const;
    [[nodiscard]] const ModelShape *model(const ModelId &id) const;
    [[nodiscard]] const Workload *workload(const WorkloadId &id) const; ///< includes servings
    /// Contradictions about one metric of a chip, instance or system (either id may be empty).
    [[nodiscard]] QList<const Contradiction *> contradictionsAbout(const QString &subjectId,
                                                                   const MetricId &metric) const;
    /// Indices of a book's prices for a chip, alone or in an instance or system; ascending. Null if the prices have
    /// changed since index(): search all of them then.
    [[nodiscard]] const QList<qsizetype> *placesOf(const PriceBook &book, const ChipId &chip) const;

private:
    /// Index of one book. It shares the price list that it indexes; a modified list detaches from it.
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
    QList<std::shared_ptr<const RentedPlaces>> m_rented; ///< one per book
};

/// Visits every figure in file order, without rivals (they belong to their figure). For checks and counts.
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
    int figures = 0; ///< with a value, including rivals
    int missing = 0;
    int sources = 0;
    int claims = 0;
    int contradictions = 0;

    friend bool operator==(const CatalogCounts &, const CatalogCounts &) = default;
};
[[nodiscard]] CatalogCounts countsOf(const Catalog &catalog);

/// By family, from large to small.
[[nodiscard]] QList<const ModelShape *> modelsBySize(const Catalog &catalog);

// Resolves an id of any level: chip, instance or system, in this order if an id is ambiguous.

/// Display name; the id itself if the catalogue does not know it.
[[nodiscard]] QString subjectName(const Catalog &catalog, const QString &id);
/// The chip itself or the chip inside; null if the catalogue does not know the id.
[[nodiscard]] const Chip *subjectChip(const Catalog &catalog, const QString &id);

// Sources for the user's catalogue files: one per file with figures, and one per model, workload or set of estimator
// constants, which change estimates too. Titles are in the current language.

/// "Your own file mine.json"; `file` is its name without folders.
[[nodiscard]] Source ownFileSource(const QString &file);

/// `kind` is "model", "workload" or "constants", `file` as above.
[[nodiscard]] Source ownBasisSource(const QString &file, const QString &kind, const QString &id);

/// Title of such a source in the current language; empty for other sources.
[[nodiscard]] QString ownTitle(const Source &source);

/// Translated sources behind estimates of this workload: "Your own model llama-3.1-70b of mine.json".
[[nodiscard]] QStringList ownBasisOf(const Catalog &catalog, const WorkloadId &workload);

} // namespace chipboard
