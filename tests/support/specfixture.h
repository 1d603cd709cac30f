// Purpose: spec files as text for the readers' tests: minimal valid files, and ways to break them.
#pragma once

#include "data/files/catalogreader.h"

#include <QByteArray>
#include <QStringList>

namespace chipboard::testing {

/// Replaces the first occurrence; a text without one is a fault of the test.
[[nodiscard]] inline QByteArray with(QByteArray text, const char *from, const char *to)
{
    const auto at = text.indexOf(from);
    Q_ASSERT(at >= 0);
    return text.replace(at, static_cast<qsizetype>(qstrlen(from)), to);
}

[[nodiscard]] inline SpecFile specFile(const char *name, const QByteArray &content)
{
    return {QString::fromUtf8(name), content};
}

/// {"kind": kind, "version": 1, key: [items]}
[[nodiscard]] inline QByteArray specText(const char *kind, const char *key, const QByteArrayList &items)
{
    return QByteArray("{\"kind\": \"") + kind + "\", \"version\": 1, \"" + key + "\": [\n" + items.join(",\n")
        + "\n]}\n";
}

[[nodiscard]] inline QByteArray sourceText(const char *id = "s1")
{
    return QByteArray(R"({"id": ")") + id
        + R"(", "title": "A page", "url": "https://example.org/page", "as_of": "2026-01-31", "kind": "official"})";
}

/// {"value": 667, "unit": "TFLOPS", "status": "published", ...}
[[nodiscard]] inline QByteArray figureText(double value, const char *unit)
{
    return QByteArray(R"({"value": )") + QByteArray::number(value, 'g', 15) + R"(, "unit": ")" + unit
        + R"(", "status": "published", "as_of": "2026-01-31", "sources": ["s1"]})";
}

/// Peaks in TFLOPS as members of "dense" or "sparse": {{"bf16", 667}}.
[[nodiscard]] inline QByteArray peaksText(const QList<std::pair<const char *, double>> &peaks)
{
    QByteArrayList members;
    for (const auto &[precision, value] : peaks)
        members << QByteArray("\"") + precision + "\": " + figureText(value, "TFLOPS");
    return "{" + members.join(", ") + "}";
}

/// A chip with 96 GiB and 2.9 TB/s.
[[nodiscard]] inline QByteArray chipText(const char *id, const QByteArray &dense = peaksText({{"bf16", 667}}),
                                         const QByteArray &more = {})
{
    return QByteArray(R"({"id": ")") + id
        + R"(", "name": "Chip", "full_name": "The Chip", "vendor": "Maker", "family": "Family", "generation": 1,
  "status": "shipping", "announced": {"value": "2024-12", "as_of": "2024-12", "sources": ["s1"]},
  "available": {"value": null, "reason": "Not told."},
  "dense": )"
        + dense + ",\n  \"memory\": " + figureText(96, "GiB") + ",\n  \"memory_bandwidth\": " + figureText(2.9, "TB/s")
        + more + "}";
}

[[nodiscard]] inline QByteArray instanceText(const char *id, const char *chip, double chips,
                                             const QByteArray &more = {})
{
    return QByteArray(R"({"id": ")") + id + R"(", "name": ")" + id + R"(", "provider": "AWS", "chip": ")" + chip
        + R"(", "status": "shipping", "chips": )" + figureText(chips, "chips") + more + "}";
}

[[nodiscard]] inline QByteArray systemText(const char *id, const char *chip, double chips, const QByteArray &more = {})
{
    return QByteArray(R"({"id": ")") + id + R"(", "name": ")" + id + R"(", "vendor": "Maker", "chip": ")" + chip
        + R"(", "status": "shipping", "chips": )" + figureText(chips, "chips") + more + "}";
}

/// A price of an instance, a system or a chip ("instance", "system", "chip").
[[nodiscard]] inline QByteArray priceText(const char *what, const char *id, double usdPerHour,
                                          const char *region = "us-east-1", const QByteArray &more = {})
{
    return QByteArray("{\"") + what + "\": \"" + id + R"(", "provider": "AWS", "region": ")" + region + "\"" + more
        + ", \"usd_per_hour\": " + figureText(usdPerHour, "USD/h") + "}";
}

[[nodiscard]] inline QByteArray bookText(const char *id, const char *kind, const QByteArrayList &prices,
                                         const char *asOf = "2026-01-31", const char *fallbacks = "[]")
{
    return QByteArray(R"({"kind": "prices", "version": 1, "book": {"id": ")") + id + R"(", "name": "Book", "kind": ")"
        + kind + R"(", "as_of": ")" + asOf
        + R"(", "currency": "USD", "description": "Prices.", "providers": ["AWS"], "regions": ["us-east-1"],
  "fallbacks": )"
        + fallbacks + ", \"prices\": [\n" + prices.join(",\n") + "\n]}}\n";
}

[[nodiscard]] inline SpecFile sourcesFile()
{
    return specFile("sources.json", specText("sources", "sources", {sourceText()}));
}

/// sources.json with "s1", chips.json with "c1", instances.json with "i1" (16 of it) and systems.json with "u1" (64).
[[nodiscard]] inline QList<SpecFile> soundFiles()
{
    return {sourcesFile(), specFile("chips.json", specText("chips", "chips", {chipText("c1")})),
            specFile("instances.json", specText("instances", "instances", {instanceText("i1", "c1", 16)})),
            specFile("systems.json", specText("systems", "systems", {systemText("u1", "c1", 64)}))};
}

[[nodiscard]] inline QStringList textsOf(const Problems &problems) { return mapped(problems, &Problem::toText); }

/// A catalogue from the texts of spec files, named file1.json, file2.json and so on; the source "s1" is included.
[[nodiscard]] inline CatalogLoad catalogFromText(const QByteArrayList &texts)
{
    QList<SpecFile> files{sourcesFile()};
    for (const QByteArray &text : texts)
        files << SpecFile{QStringLiteral("file%1.json").arg(files.size()), text};
    return readCatalog(files);
}

} // namespace chipboard::testing
