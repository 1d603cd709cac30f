#include "data/model/naming.h"

#include <QRegularExpression>
#include <QSet>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace chipboard {
namespace {

const QSet<QString> fillers{u"nvidia"_s, u"amd"_s,   u"instinct"_s, u"radeon"_s, u"aws"_s,         u"amazon"_s,
                            u"google"_s, u"cloud"_s, u"intel"_s,    u"habana"_s, u"tesla"_s,       u"dgx"_s,
                            u"hgx"_s,    u"gpu"_s,   u"gpus"_s,     u"chip"_s,   u"tensor"_s,      u"core"_s,
                            u"hbm2"_s,   u"hbm2e"_s, u"hbm3"_s,     u"hbm3e"_s,  u"accelerator"_s, u"geforce"_s};

QStringList wordsOf(const QString &name)
{
    static const QRegularExpression separators(u"[^a-z0-9]+"_s);
    return name.toLower().split(separators, Qt::SkipEmptyParts);
}

bool hasDigit(const QString &word)
{
    return std::ranges::any_of(word, [](QChar letter) { return letter.isDigit(); });
}

// Short instance names, and first generations, which have no number.
QString fullDesignation(QString word)
{
    static const QRegularExpression shortName(u"^(trn|inf)(?=\\d)"_s);
    if (const auto match = shortName.match(word); match.hasMatch())
        word.replace(0, match.capturedLength(), match.captured() == u"trn" ? u"trainium"_s : u"inferentia"_s);
    return word == u"trainium" || word == u"inferentia" ? word + u'1' : word;
}

// "sxm5" and "80gb" in their usual form: "sxm", "80".
QString plainVariant(const QString &word)
{
    static const QRegularExpression form(u"^(sxm)\\d?$"_s);
    static const QRegularExpression size(u"^(\\d+)gi?b?$"_s);
    for (const QRegularExpression &pattern : {form, size}) {
        if (const auto match = pattern.match(word); match.hasMatch())
            return match.captured(1);
    }
    return word;
}

double billions(const QRegularExpressionMatch &match)
{
    const double number = match.captured(1).toDouble();
    return match.captured(2).compare(u"m"_s, Qt::CaseInsensitive) == 0 ? number * 1e6 : number * 1e9;
}

bool beginsWith(const QStringList &words, const QStringList &start)
{
    return start.size() <= words.size() && std::equal(start.begin(), start.end(), words.begin());
}

} // namespace

QString plainName(QStringView name)
{
    QString plain;
    for (const QChar character : name) {
        if (character.isLetterOrNumber())
            plain += character.toLower();
    }
    return plain;
}

ChipName chipName(const QString &name)
{
    ChipName found;
    for (const QString &word : wordsOf(name)) {
        if (fillers.contains(word))
            continue;
        if (hasDigit(found.designation))
            found.variant << plainVariant(word);
        else
            found.designation += word;
    }
    found.designation = fullDesignation(found.designation);
    return found;
}

qsizetype nearestChip(const ChipName &name, const QList<ChipName> &known)
{
    qsizetype best = -1;
    qsizetype bestScore = 0;
    for (qsizetype i = 0; i < known.size(); ++i) {
        if (name.designation.isEmpty() || known.at(i).designation != name.designation)
            continue;
        constexpr qsizetype shared = 100; // outweighs any number of extra words in the other name
        const QStringList &variant = known.at(i).variant;
        const auto common =
            std::ranges::count_if(variant, [&](const QString &word) { return name.variant.contains(word); });
        const qsizetype score = shared * common - (variant.size() - common);
        if (best < 0 || score > bestScore) {
            best = i;
            bestScore = score;
        }
    }
    return best;
}

QStringList modelWords(const QString &name)
{
    static const QRegularExpression word(u"[a-z]+|\\d+"_s);
    const QString ownName = name.section(u'/', -1).toLower();
    QStringList words;
    for (auto match = word.globalMatch(ownName); match.hasNext();)
        words << match.next().captured();
    return words;
}

qsizetype nearestModel(const QStringList &words, const QList<QStringList> &known)
{
    if (const qsizetype same = known.indexOf(words); same >= 0)
        return same;
    constexpr qsizetype shortestStart = 4; // letters and digits
    qsizetype best = -1;
    qsizetype closest = 0;
    // A publisher's name may precede the model's.
    for (qsizetype from = 0; from < std::min<qsizetype>(2, words.size()) && best < 0; ++from) {
        const QStringList rest = words.mid(from);
        for (qsizetype i = 0; i < known.size(); ++i) {
            const QStringList &shorter = known.at(i).size() < rest.size() ? known.at(i) : rest;
            const QStringList &longer = known.at(i).size() < rest.size() ? rest : known.at(i);
            const qsizetype distance = longer.size() - shorter.size();
            if (shorter.join(QString()).size() < shortestStart || !beginsWith(longer, shorter))
                continue;
            if (best < 0 || distance < closest) {
                best = i;
                closest = distance;
            }
        }
        if (words.isEmpty() || hasDigit(words.constFirst()))
            break;
    }
    return best;
}

NamedSize sizeInName(const QString &name)
{
    // A model size has no more digits.
    static const QRegularExpression total(u"(?<![\\d.xXaA])(\\d{1,9}(?:\\.\\d{1,9})?) ?([bBmM])(?![a-zA-Z0-9])"_s);
    static const QRegularExpression active(u"(?<![a-zA-Z0-9])[aA](\\d{1,9}(?:\\.\\d{1,9})?)([bBmM])(?![a-zA-Z0-9])"_s);
    static const QRegularExpression mixture(
        u"(?<![\\d.])(\\d{1,6})[xX](\\d{1,9}(?:\\.\\d{1,9})?)[bB](?![a-zA-Z0-9])"_s);
    NamedSize size;
    if (const auto match = mixture.match(name); match.hasMatch()) {
        size.experts = std::max(1, match.captured(1).toInt());
        const double each = match.captured(2).toDouble() * 1e9;
        size.parameters = 0.82 * size.experts * each;
        size.activeParameters = std::min(1.8 * each, size.parameters);
        return size;
    }
    if (const auto match = total.match(name); match.hasMatch())
        size.parameters = size.activeParameters = billions(match);
    if (const auto match = active.match(name); match.hasMatch() && billions(match) < size.parameters)
        size.activeParameters = billions(match);
    return size;
}

QStringList wordStarts(const QString &name)
{
    const QStringList words = wordsOf(name);
    QStringList starts;
    for (qsizetype i = 0; i < words.size(); ++i)
        starts << words.mid(i).join(QString());
    return starts;
}

} // namespace chipboard
