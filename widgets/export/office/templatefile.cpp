#include "widgets/export/office/templatefile.h"

#include "data/core/tr.h"
#include "data/json/textfile.h"
#include "data/package/package.h"

#include <QCryptographicHash>
#include <QDir>

namespace chipboard {
namespace {

QString digestOf(const QByteArray &file)
{
    return QString::fromLatin1(QCryptographicHash::hash(file, QCryptographicHash::Sha256).toHex());
}

Result<DeckTemplate> readDeck(const QString &path, QString &digest)
{
    const Result<QByteArray> file = readFile(path, PackageLimits().fileBytes);
    if (!file)
        return file.problem();
    digest = digestOf(file.value());
    return readDeckTemplate(file.value(), QDir::toNativeSeparators(path));
}

Problem warning(const QString &message, const QString &remedy, const QString &path)
{
    return {ProblemCode::BadValue, message, remedy, {QDir::toNativeSeparators(path), 0, 0, {}}, Severity::Warning};
}

} // namespace

Result<TemplateFile> readTemplateOf(ExportOptions options)
{
    TemplateFile read;
    if (options.deckTemplate.isEmpty())
        return TemplateFile{std::nullopt, std::move(options), {}};
    const QString path = options.deckTemplate;
    const QString before = options.templateDigest;
    Result<DeckTemplate> deck = readDeck(path, options.templateDigest);
    if (!deck && before.isEmpty())
        return deck.problem();
    if (!deck) {
        read.warnings << warning(
            tr("The template of these slides cannot be used any more: %1 They have Chipboard's own "
               "masters instead.")
                .arg(deck.problem().message),
            tr("Put the template back, or choose another one with --template."), path);
        options.deckTemplate.clear();
        options.templateDigest.clear();
    } else {
        if (!before.isEmpty() && options.templateDigest != before)
            read.warnings << warning(tr("The template has changed since these slides were made with it: they may look "
                                        "different now."),
                                     tr("Export with the template as it was to get the same file again."), path);
        read.deck = std::move(deck).value();
    }
    read.options = std::move(options);
    return read;
}

} // namespace chipboard
