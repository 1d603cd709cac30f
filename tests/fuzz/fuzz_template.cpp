// Texts as the parts of a company presentation: refused with a message, or masters, layouts and placeholders that a
// deck can use.
#include "data/core/package.h"
#include "tests/fuzz/parts.h"
#include "tests/fuzz/require.h"
#include "widgets/export/office/decktemplate.h"
#include "widgets/export/office/presentation.h"

#include <cmath>

using namespace chipboard;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    QByteArray file;
    QByteArray directory;
    const PackageParts parts = partsIn(QByteArray(reinterpret_cast<const char *>(data), static_cast<qsizetype>(size)));
    for (const PackagePart &part : parts)
        appendZipEntry(file, directory, part.name, part.bytes);
    appendZipEnd(file, directory, parts.size());

    const QString name = QStringLiteral("fuzz.potx");
    const Result<DeckTemplate> deck = readDeckTemplate(file, name);
    if (!deck) {
        require(!deck.problem().message.isEmpty() && deck.problem().where.file == name);
        return 0;
    }
    const SlideAreas &areas = deck.value().areas;
    for (const QRectF &area : {areas.title, areas.subtitle, areas.content, areas.footer, areas.number}) {
        require(std::isfinite(area.x()) && std::isfinite(area.y()));
        require(std::isfinite(area.width()) && std::isfinite(area.height()));
    }
    require(!deck.value().masters.isEmpty() && findPart(deck.value().parts, deck.value().layout) != nullptr);
    (void)lookOn(deck.value(), {});
    return 0;
}
