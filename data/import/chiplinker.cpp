#include "data/import/chiplinker.h"

#include "data/core/find.h"
#include "data/import/columnmapping.h"

#include <QRegularExpression>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace chipboard {
namespace {

// Names in lists, without vendor, spaces and punctuation. With several chips, the row's memory decides.
struct NameRow
{
    const char *name;
    const char *chips;
};
constexpr NameRow nameRows[] = {
    {"v100", "v100-sxm2"},
    {"v10016gb", "v100-sxm2"},
    {"t4", "t4"},
    {"a10g", "a10g"},
    {"l4", "l4"},
    {"l40s", "l40s"},
    {"a100", "a100-40-sxm a100-80-sxm"},
    {"a10040gb", "a100-40-sxm"},
    {"a10080gb", "a100-80-sxm"},
    {"h100", "h100-sxm"},
    {"h10080gb", "h100-sxm"},
    {"h100mega", "h100-sxm"},
    {"h200", "h200-sxm"},
    {"h200141gb", "h200-sxm"},
    {"gh200", "gh200"},
    {"gh200480gb", "gh200"}, // memory of its CPU
    {"b200", "b200"},
    {"gb200", "gb200"},
    {"b300", "b300"},
    {"gb300", "gb300"},
    {"mi250x", "mi250x"},
    {"mi300x", "mi300x"},
    {"mi325x", "mi325x"},
    {"mi350x", "mi350x"},
    {"mi355x", "mi355x"},
    {"inferentia", "inferentia"},
    {"inferentia1", "inferentia"},
    {"inferentia2", "inferentia2"},
    {"trainium", "trainium"},
    {"trainium1", "trainium"},
    {"trainium2", "trainium2"},
    {"trainium3", "trainium3"},
    {"gaudi2", "gaudi2"},
    {"gaudihl225", "gaudi2"},
    {"gaudi3", "gaudi3"},
    {"maia100", "maia100"},
    {"tpuv4", "tpu-v4"},
    {"tpuv5e", "tpu-v5e"},
    {"tpuv5p", "tpu-v5p"},
    {"tpuv6e", "tpu-v6e"},
    {"tpuv6etrillium", "tpu-v6e"},
    {"trillium", "tpu-v6e"},
    {"ironwood", "tpu-v7"},
    {"tpuv7ironwood", "tpu-v7"},
    {"tpu7x", "tpu-v7"},
};
constexpr const char *vendors[] = {"nvidia", "tesla",  "amd",    "radeon", "instinct",
                                   "aws",    "amazon", "google", "intel",  "habana"};
constexpr const char *forms[] = {"sxm5", "sxm4", "sxm3", "sxm2", "sxm", "oam", "hgx"};

// A form factor that the catalogue lacks. All stated parts must match; texts are squeezed.
struct OtherForm
{
    const char *provider;
    const char *instance;
    const char *accelerator;
    const char *unless; ///< excludes names with one of these words
};
constexpr OtherForm otherForms[] = {
    {"", "pcie", "", ""},
    {"", "", "pcie", ""},
    {"", "nvl", "", "gb2 gb3 nvl36 nvl72 nvl144"}, // these are racks
    {"", "", "nvl", "gb2 gb3 nvl36 nvl72 nvl144"},
    {"azure", "standardnc", "h100", ""}, // NVL, 94 GB
    {"azure", "standardncc", "h100", ""},
    {"azure", "standardnc", "a100", ""}, // PCIe, 80 GB
    {"runpod", "", "a10080gb", "sxm"},   // the SXM part is listed by that name
    {"runpod", "", "h100", "sxm hbm3"},
    {"lambda", "gpu1xa100", "", "sxm"},
    {"lambda", "gpu2xa100", "", "sxm"},
    {"lambda", "gpu4xa100", "", "sxm"},
    {"aws", "g5g", "", ""}, // T4G
};

// Instance families with accelerators, for lists with only instance names. First match wins.
struct FamilyRow
{
    const char *provider;
    const char *pattern; ///< for the instance name, lower case
    const char *accelerator;
};
constexpr FamilyRow families[] = {
    {"aws", "^p2\\.", "K80"},
    {"aws", "^g2\\.", "K520"},
    {"aws", "^g3s?\\.", "M60"},
    {"aws", "^g4ad\\.", "Radeon Pro V520"},
    {"aws", "^g5g\\.", "T4g"},
    {"aws", "^gr?6f?\\.", "L4"},
    {"aws", "^g7e\\.", "RTX PRO 6000"},
    {"aws", "^g7\\.", "RTX PRO 4500"},
    {"aws", "^dl1\\.", "Gaudi HL-205"},
    {"aws", "^dl2q\\.", "Qualcomm AI100"},
    {"aws", "^f[12]\\.", "Virtex UltraScale"},
    {"aws", "^vt1\\.", "Alveo U30"},
    {"aws", "^trn3", "Trainium3"},
    {"aws", "^trn2", "Trainium2"},
    {"aws", "^(p|g|gr|trn|inf|dl|vt|f)\\d", ""},
    {"aws", "^u-p\\d", ""},
    {"gcp", "^a2-(high|mega)gpu-", "A100"},
    {"gcp", "^a2-ultragpu-", "A100-80GB"},
    {"gcp", "^a3-megagpu-", "H100-MEGA"},
    {"gcp", "^a3-ultragpu-", "H200"},
    {"gcp", "^a3-", "H100"},
    {"gcp", "^a4-", "B200"},
    {"gcp", "^a4x-", "GB200"},
    {"gcp", "^g2-", "L4"},
    {"gcp", "^g4-", "RTX PRO 6000"},
    {"gcp", "^(ct\\d|tpu)", ""},
    {"azure", "_t4_v", "T4"},
    {"azure", "_rtxpro6000", "RTX PRO 6000"},
    {"azure", "_v710_", "Radeon Pro V710"},
    {"azure", "^standard_nd96asr_(a100_)?v4", "A100-40GB"},
    {"azure", "_a100_", "A100-80GB"},
    {"azure", "_a10_", "A10"},
    {"azure", "_gb300", "GB300"},
    {"azure", "_gb200", "GB200"},
    {"azure", "_h100_", "H100"},
    {"azure", "_h200_", "H200"},
    {"azure", "_mi300x_", "MI300X"},
    {"azure", "^standard_nd40r?s_v2", "V100-32GB"},
    {"azure", "^standard_nc\\d+r?s_v3", "V100-16GB"},
    {"azure", "^standard_nv\\d+as_v4", "MI25"},
    {"azure", "^standard_nv\\d+s_v[23]", "M60"},
    {"azure", "^standard_n", ""},
};

// Number of accelerators in a name: group 1 divided by `per`; 0: `fixed`.
struct ChipCountRow
{
    const char *provider;
    const char *pattern;
    double per;
    double fixed;
};
constexpr ChipCountRow chipCountRows[] = {
    {"gcp", "^a[2-9]x?-[a-z]+-(\\d{1,3})g", 1.0, 0.0},
    {"gcp", "^g2-standard-(4|8|12|16|32)$", 0.0, 1.0},
    {"gcp", "^g2-standard-(24|48|96)$", 12.0, 0.0},
    {"azure", "^standard_nd128", 0.0, 4.0},
    {"azure", "^standard_nd(96|40)", 0.0, 8.0},
    {"azure", "^standard_nc(\\d{1,3})ads_a100", 24.0, 0.0},
    {"azure", "^standard_nc(40|80)a[a-z]*_h100", 40.0, 0.0},
    {"azure", "^standard_ncc40ads_h100", 0.0, 1.0},
    {"azure", "^standard_nc(6|12|24)r?s_v3", 6.0, 0.0},
    {"azure", "^standard_nc64as_t4", 0.0, 4.0},
    {"azure", "^standard_nc\\d+as_t4", 0.0, 1.0},
};

QString withoutVendor(QString name)
{
    for (const char *vendor : vendors) {
        if (name.startsWith(QLatin1String(vendor)))
            name = name.sliced(QLatin1String(vendor).size());
    }
    return name;
}

QString withoutForm(QString name)
{
    for (const char *form : forms) {
        if (name.endsWith(QLatin1String(form)))
            return name.chopped(QLatin1String(form).size());
        const qsizetype at = name.indexOf(QLatin1String(form));
        if (at > 0)
            return name.remove(at, QLatin1String(form).size());
    }
    return name;
}

/// A name without descriptive parts, and its memory: "NVIDIA H100 80GB HBM3" is "h100".
struct PlainName
{
    QString text;
    std::optional<double> gib;
};
PlainName plainNameOf(const QString &name)
{
    static const QRegularExpression memory(u"(?<![\\p{L}\\d.])(\\d{1,4})\\s*gi?b?(?![\\p{L}\\d])"_s);
    static const QRegularExpression gaps(u"[^\\p{L}\\d]+"_s);
    static const QRegularExpression descriptive(u"^(sxm\\d?|oam|hgx|hbm\\d?e?|nvl\\d+|gpus?|per|tensor|core|ac)$"_s);
    PlainName plain;
    QString rest = name.toLower();
    if (const auto match = memory.match(rest); match.hasMatch()) {
        plain.gib = match.captured(1).toDouble();
        rest.replace(match.capturedStart(), match.capturedLength(), u" "_s);
    }
    for (const QString &word : rest.split(gaps, Qt::SkipEmptyParts)) {
        const bool isVendor = std::any_of(std::begin(vendors), std::end(vendors),
                                          [&word](const char *vendor) { return word == QLatin1String(vendor); });
        if (!isVendor && !descriptive.match(word).hasMatch())
            plain.text += word;
    }
    return plain;
}

bool saysForm(const QString &plain) { return plain.contains(u"pcie") || plain.contains(u"nvl"); }

// Lists may write Azure machines without "Standard_" and underscores: "nc24adsa100v4".
QString spelledOut(const QString &provider, const QString &instance)
{
    static const QRegularExpression parts(
        u"^(?:standard)?(n[a-z]{1,3}\\d+[a-z]*?)(gb200|gb300|a100|a10|h100|h200|mi300x|t4|v710)?(v\\d+)$"_s);
    if (squeezed(provider) != u"azure")
        return instance.toLower();
    const auto match = parts.match(squeezed(instance));
    if (!match.hasMatch())
        return instance.toLower();
    const QString chip = match.captured(2);
    return u"standard_"_s + match.captured(1) + (chip.isEmpty() ? QString() : u'_' + chip) + u'_' + match.captured(3);
}

bool isOtherForm(const RentedThing &thing)
{
    const QString provider = squeezed(thing.provider);
    const QString instance = squeezed(spelledOut(thing.provider, thing.instance));
    const QString accelerator = squeezed(thing.accelerator);
    return std::any_of(std::begin(otherForms), std::end(otherForms), [&](const OtherForm &row) {
        const QStringList words = QString::fromLatin1(row.unless).split(u' ', Qt::SkipEmptyParts);
        const bool unless = std::ranges::any_of(
            words, [&](const QString &word) { return instance.contains(word) || accelerator.contains(word); });
        return !unless && (row.provider[0] == '\0' || provider == QLatin1String(row.provider))
            && instance.contains(QLatin1String(row.instance)) && accelerator.contains(QLatin1String(row.accelerator));
    });
}

template<typename Row, std::size_t Size>
QList<QRegularExpression> compiled(const Row (&table)[Size])
{
    return mapped(table, [](const Row &row) { return QRegularExpression(QString::fromLatin1(row.pattern)); });
}

QString keyOf(const QString &provider, const QString &name) { return squeezed(provider) + u'\n' + name.toLower(); }

// "Standard_ND96isr_H100_v5" and "nd96isr-h100-v5" are the same machine.
QString bareName(const QString &instance)
{
    const QString name = squeezed(instance);
    return name.startsWith(u"standard") ? name.sliced(8) : name;
}

QString familyOf(const QString &instance) { return instance.section(u'.', 0, 0); }

} // namespace

bool isChipName(const QString &name)
{
    const QString plain = withoutForm(withoutVendor(squeezed(name)));
    return std::any_of(std::begin(nameRows), std::end(nameRows),
                       [&plain](const NameRow &row) { return plain == QLatin1String(row.name); });
}

std::optional<QString> familyAccelerator(const QString &provider, const QString &instance)
{
    static const QList<QRegularExpression> expressions = compiled(families);
    const QString renter = squeezed(provider);
    const QString name = spelledOut(provider, instance);
    for (std::size_t i = 0; i < std::size(families); ++i) {
        if (renter == QLatin1String(families[i].provider)
            && expressions.at(static_cast<qsizetype>(i)).match(name).hasMatch())
            return QString::fromLatin1(families[i].accelerator);
    }
    return std::nullopt;
}

std::optional<double> countByName(const QString &provider, const QString &instance)
{
    static const QList<QRegularExpression> expressions = compiled(chipCountRows);
    const QString renter = squeezed(provider);
    const QString name = spelledOut(provider, instance);
    for (std::size_t i = 0; i < std::size(chipCountRows); ++i) {
        if (renter != QLatin1String(chipCountRows[i].provider))
            continue;
        const QRegularExpressionMatch match = expressions.at(static_cast<qsizetype>(i)).match(name);
        if (match.hasMatch())
            return chipCountRows[i].fixed > 0.0 ? chipCountRows[i].fixed
                                                : match.captured(1).toDouble() / chipCountRows[i].per;
    }
    return std::nullopt;
}

std::optional<TpuSlice> tpuSlice(const QString &name)
{
    static const QRegularExpression pattern(u"^tpu-?(v2|v3|v4|v5p|v5e|v5litepod|v6e|v7x?|7x)-(\\d{1,6})$"_s);
    const QRegularExpressionMatch match = pattern.match(name.toLower());
    if (!match.hasMatch())
        return std::nullopt;
    const QString version = match.captured(1);
    const bool countsChips =
        version == u"v5litepod" || version == u"v5e" || version == u"v6e" || version.contains(u'7');
    const double size = match.captured(2).toDouble();
    const QString chip = version == u"v5litepod" ? u"v5e"_s : (version.contains(u'7') ? u"v7"_s : version);
    return TpuSlice{u"tpu-"_s + chip, countsChips ? size : size / 2.0};
}

static bool isMemory(const Reading &reading, double mebibytes, std::optional<double> count)
{
    constexpr double tolerance = 0.10;
    constexpr double mebibyte = 1048576.0;
    if (reading.isMissing())
        return true;
    const double known = reading.value->value * unitInfo(reading.unit).factor;
    const double one = mebibytes * mebibyte;
    const auto near = [known](double told) {
        return told >= known * (1.0 - tolerance) && told <= known * (1.0 + tolerance);
    };
    return near(one) || (count && *count > 0.0 && near(one / *count));
}

bool memoryAgrees(const Chip &chip, double mebibytes, std::optional<double> count)
{
    return isMemory(chip.memory, mebibytes, count)
        || std::ranges::any_of(chip.memory.rivals,
                               [&](const Reading &rival) { return isMemory(rival, mebibytes, count); });
}

ChipLinker::ChipLinker(const Catalog &catalog)
    : m_catalog(catalog)
{
    for (qsizetype i = 0; i < catalog.instances.size(); ++i) {
        const Instance &instance = catalog.instances.at(i);
        m_instances.insert(keyOf(instance.provider, instance.id.text()), i);
        m_instances.insert(keyOf(instance.provider, bareName(instance.id.text())), i);
        const QString family = familyOf(instance.id.text());
        if (family == instance.id.text())
            continue;
        const QString key = keyOf(instance.provider, family);
        const auto known = m_familyChips.constFind(key);
        const bool same = known == m_familyChips.constEnd() || *known == instance.chip;
        m_familyChips[key] = same ? instance.chip : ChipId();
    }
    for (const Chip &chip : catalog.chips)
        addNames(chip);
}

// Id, short name and full name, the latter also without its part in brackets.
void ChipLinker::addNames(const Chip &chip)
{
    for (const QString &name : {chip.id.text(), chip.name, chip.fullName, chip.fullName.section(u'(', 0, 0)}) {
        QStringList &ids = m_names[plainNameOf(name).text];
        addOnce(ids, chip.id.text());
    }
}

const Instance *ChipLinker::instanceNamed(const QString &provider, const QString &name) const
{
    auto found = m_instances.constFind(keyOf(provider, name));
    if (found == m_instances.constEnd() && !name.isEmpty())
        found = m_instances.constFind(keyOf(provider, bareName(name)));
    return found == m_instances.constEnd() ? nullptr : &m_catalog.instances.at(*found);
}

ChipId ChipLinker::chipByName(const RentedThing &thing, std::optional<double> count) const
{
    const PlainName plain = plainNameOf(thing.accelerator);
    if (isOtherForm(thing) && !saysForm(plain.text))
        return {};
    const QString name = withoutForm(withoutVendor(squeezed(thing.accelerator)));
    const auto rowOf = [](const QString &text) {
        return findWhere(nameRows, [&text](const NameRow &each) { return text == QLatin1String(each.name); });
    };
    const NameRow *row = rowOf(name);
    if (row == nullptr && !saysForm(plain.text))
        row = rowOf(plain.text);
    const bool isWhole = row != nullptr && name == QLatin1String(row->name);
    const QStringList ids = row != nullptr ? QString::fromLatin1(row->chips).split(u' ') : m_names.value(plain.text);
    constexpr double mebibytes = 1024.0;
    const std::optional<double> named = plain.gib && !isWhole ? std::optional(*plain.gib * mebibytes) : std::nullopt;
    const Chip *first = nullptr;
    for (const QString &id : ids) {
        const Chip *chip = m_catalog.chip(ChipId(id));
        if (chip == nullptr || (named && !isMemory(chip->memory, *named, count)))
            continue; // its name denotes another edition, which the rival value may describe
        if (!thing.info.memoryMib || memoryAgrees(*chip, *thing.info.memoryMib, count))
            return chip->id;
        first = first == nullptr ? chip : first;
    }
    return first == nullptr ? ChipId() : first->id;
}

ChipLink ChipLinker::link(const RentedThing &thing) const
{
    ChipLink link{.accelerator = thing.accelerator, .chips = thing.count};
    const std::optional<QString> family =
        thing.listsAccelerators ? std::nullopt : familyAccelerator(thing.provider, thing.instance);
    const Instance *known = instanceNamed(thing.provider, thing.instance);
    if (known == nullptr && !thing.accelerator.isEmpty())
        known = instanceNamed(thing.provider, thing.accelerator);
    link.isAccelerated = !thing.accelerator.isEmpty() || family || known != nullptr || thing.count.value_or(0.0) > 0.0;
    if (link.accelerator.isEmpty() && family)
        link.accelerator = *family;
    if (const auto slice = tpuSlice(thing.accelerator)) {
        link.chips = slice->chips;
        if (m_catalog.chip(ChipId(slice->chip)) != nullptr)
            link.chip = ChipId(slice->chip);
        link.instance = known == nullptr ? InstanceId() : known->id;
        return link;
    }
    RentedThing named = thing;
    named.accelerator = link.accelerator;
    if (!link.chips)
        link.chips = countByName(thing.provider, thing.instance);
    const ChipId byName = chipByName(named, link.chips);
    if (known != nullptr) {
        link.instance = known->id;
        link.chip = known->chip;
        if (!known->chips.isMissing())
            link.countInCatalogue = known->chips.value->value;
        if (!link.chips)
            link.chips = link.countInCatalogue;
    } else {
        const ChipId byFamily = m_familyChips.value(keyOf(thing.provider, familyOf(thing.instance)));
        link.chip = byFamily.isEmpty() ? byName : byFamily;
    }
    link.isRenamed = !thing.accelerator.isEmpty() && !byName.isEmpty() && byName != link.chip;
    return link;
}

} // namespace chipboard
