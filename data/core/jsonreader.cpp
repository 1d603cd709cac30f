#include "data/core/jsonreader.h"

#include "data/core/find.h"
#include "data/core/format.h"
#include "data/core/tr.h"

#include <QSet>
#include <QStringBuilder>

#include <algorithm>
#include <cmath>

namespace chipboard {
namespace {

QString typeName(JsonType type)
{
    switch (type) {
    case JsonType::Null:
        return tr("null");
    case JsonType::Boolean:
        return tr("true or false");
    case JsonType::Number:
        return tr("a number");
    case JsonType::Text:
        return tr("a string");
    case JsonType::Array:
        return tr("an array");
    case JsonType::Object:
        return tr("an object");
    }
    return {};
}

QString remedyFor(JsonType wanted, JsonValue value)
{
    if (wanted == JsonType::Number && value.type() == JsonType::Text)
        return tr("Write the number without quotes.");
    if (wanted == JsonType::Text && value.type() == JsonType::Number)
        return tr("Write it in quotes.");
    if (wanted == JsonType::Array && value.type() != JsonType::Object)
        return tr("Write it in square brackets.");
    return {};
}

bool isAsciiAlphanumeric(QChar c)
{
    return (c >= u'a' && c <= u'z') || (c >= u'0' && c <= u'9') || (c >= u'A' && c <= u'Z');
}

bool isIdCharacter(QChar c) { return isAsciiAlphanumeric(c) || c == u'.' || c == u'_' || c == u'-'; }

} // namespace

QString JsonValue::describe() const
{
    constexpr int longest = 40;
    switch (type()) {
    case JsonType::Number:
        return tr("number %1").arg(QString::number(number(), 'g', 12));
    case JsonType::Boolean:
        return boolean() ? QStringLiteral("true") : QStringLiteral("false");
    case JsonType::Text: {
        const QString content = text();
        return tr("string \"%1\"").arg(content.size() > longest ? content.left(longest) + QChar(0x2026) : content);
    }
    default:
        return typeName(type());
    }
}

bool expectType(JsonValue value, JsonType type, const QString &pointer, ReadLog &log)
{
    if (value.is(type))
        return true;
    log.error(ProblemCode::WrongType, pointer, tr("must be %1, not %2.").arg(typeName(type), value.describe()),
              remedyFor(type, value));
    return false;
}

ObjectReader::ObjectReader(JsonValue value, QString pointer, ReadLog &log)
    : m_value(value)
    , m_pointer(std::move(pointer))
    , m_log(log)
    , m_next(nullptr, 0)
    , m_isObject(value.isValid() && expectType(value, JsonType::Object, m_pointer, log))
{
    if (m_isObject)
        m_next = m_value.begin();
}

QString ObjectReader::pointerTo(QByteArrayView key) const
{
    const bool isPlain = std::ranges::all_of(key, [](char c) { return c == '_' || (c >= '0' && c <= 'z'); });
    if (isPlain)
        return m_pointer % QLatin1Char('/') % QLatin1String(key.data(), key.size());
    return m_pointer + QLatin1Char('/') + pointerToken(QString::fromUtf8(key));
}

JsonValue ObjectReader::take(QByteArrayView key)
{
    if (!m_isObject)
        return {};
    m_known << key;
    if (!m_value.mayHave(key))
        return {};
    const auto end = m_value.end();
    for (auto member = m_next; member != end; ++member) {
        if ((*member).key() == key) {
            m_next = member;
            ++m_next;
            return *member;
        }
    }
    for (auto member = m_value.begin(); member != m_next; ++member) {
        if ((*member).key() == key)
            return *member;
    }
    return {};
}

JsonValue ObjectReader::require(QByteArrayView key)
{
    const JsonValue value = take(key);
    if (m_isObject && !value.isValid()) {
        m_log.error(ProblemCode::MissingKey, m_pointer, tr("\"%1\" is missing.").arg(QString::fromUtf8(key)),
                    tr("Add it."));
    }
    return value;
}

bool ObjectReader::expect(JsonValue value, JsonType type, QByteArrayView key)
{
    return value.is(type) || expectType(value, type, pointerTo(key), m_log);
}

QString ObjectReader::textOf(JsonValue value, QByteArrayView key)
{
    return value.isValid() && expect(value, JsonType::Text, key) ? value.text() : QString();
}

QString ObjectReader::text(QByteArrayView key, qsizetype longest)
{
    const JsonValue value = require(key);
    const QString content = textOf(value, key);
    if (value.is(JsonType::Text) && content.isEmpty())
        error(ProblemCode::BadValue, key, tr("must not be empty."));
    if (content.size() > longest)
        error(ProblemCode::BadValue, key, tr("has %1 characters; the maximum is %2.").arg(content.size()).arg(longest),
              tr("Shorten it."));
    return content;
}

QString ObjectReader::optionalText(QByteArrayView key, Empty empty)
{
    const JsonValue value = take(key);
    const QString content = textOf(value, key);
    if (empty == Empty::Refused && value.is(JsonType::Text) && content.isEmpty())
        error(ProblemCode::BadValue, key, tr("must not be empty."), tr("Enter a text or remove it."));
    return content;
}

bool ObjectReader::has(QByteArrayView key) const { return m_value.member(key).isValid(); }

bool isId(QStringView text)
{
    return !text.isEmpty() && isAsciiAlphanumeric(text.at(0)) && std::ranges::all_of(text, isIdCharacter);
}

void ObjectReader::reportId(const QString &text, const QString &pointer)
{
    m_log.error(ProblemCode::BadValue, pointer, tr("\"%1\" is not an id.").arg(text),
                tr("Use letters, digits, dots, hyphens and underscores, starting with a letter or digit."));
}

QString ObjectReader::name(QByteArrayView key, qsizetype longest)
{
    const QString content = text(key, longest);
    const auto isUnseen = [](QChar sign) {
        const bool joins = sign == QChar(0x200C) || sign == QChar(0x200D); // joiners are part of names in some scripts
        return sign.category() == QChar::Other_Control || (sign.category() == QChar::Other_Format && !joins);
    };
    if (!content.isEmpty() && content.trimmed().isEmpty())
        error(ProblemCode::BadValue, key, tr("must not be blank."));
    else if (std::ranges::any_of(content, isUnseen))
        error(ProblemCode::BadValue, key, tr("The name contains invisible characters."), tr("Type it again."));
    return content;
}

QString ObjectReader::id(QByteArrayView key)
{
    const QString content = text(key);
    if (!content.isEmpty() && !isId(content))
        reportId(content, pointerTo(key));
    return content;
}

QString ObjectReader::optionalId(QByteArrayView key)
{
    if (has(key))
        return id(key);
    m_known << key;
    return {};
}

std::optional<double> ObjectReader::optionalNumber(QByteArrayView key)
{
    const JsonValue value = take(key);
    if (!value.isValid() || !expect(value, JsonType::Number, key))
        return std::nullopt;
    return value.number();
}

std::optional<bool> ObjectReader::optionalFlag(QByteArrayView key)
{
    const JsonValue value = take(key);
    if (!value.isValid() || !expect(value, JsonType::Boolean, key))
        return std::nullopt;
    return value.boolean();
}

int ObjectReader::wholeNumber(QByteArrayView key, int least)
{
    constexpr int most = 1'000'000;
    const JsonValue value = require(key);
    if (!value.isValid() || !expect(value, JsonType::Number, key))
        return least;
    const double number = value.number();
    if (number < least || number > most || std::floor(number) < number) {
        const Formatter formatter(readingLocale());
        error(ProblemCode::BadValue, key,
              tr("must be a whole number from %1 to %2, not %3.")
                  .arg(formatter.integer(least), formatter.integer(most), value.describe()));
        return least;
    }
    return static_cast<int>(number);
}

QStringList ObjectReader::texts(QByteArrayView key, Empty empty)
{
    constexpr qsizetype shortList = 32;
    const JsonValue array = takeArray(key, empty);
    if (!array.isValid())
        return {};
    QStringList result;
    QSet<QString> seen;
    int index = 0;
    const auto place = [&] { return pointerTo(key) + QLatin1Char('/') + QString::number(index); };
    for (const JsonValue item : array) {
        if (item.is(JsonType::Text)) {
            const QString text = item.text();
            // Lists are short, but a hostile one must not cost quadratic time.
            if (result.size() == shortList)
                seen = QSet<QString>(result.cbegin(), result.cend());
            const bool isTwin = result.size() < shortList ? result.contains(text) : seen.contains(text);
            if (text.isEmpty())
                m_log.error(ProblemCode::BadValue, place(), tr("must not be empty."));
            else if (isTwin)
                m_log.error(ProblemCode::BadValue, place(), tr("\"%1\" appears twice in the list.").arg(text),
                            tr("Remove one of the two."));
            if (result.size() >= shortList)
                seen.insert(text);
            result << text;
        } else {
            (void)expectType(item, JsonType::Text, place(), m_log);
        }
        ++index;
    }
    return result;
}

JsonValue ObjectReader::takeArray(QByteArrayView key, Empty empty)
{
    const JsonValue value = take(key);
    if (!value.isValid() || !expect(value, JsonType::Array, key))
        return {};
    if (empty == Empty::Refused && value.begin() == value.end())
        error(ProblemCode::BadValue, key, tr("must not be empty."), tr("Add an entry or remove the list."));
    return value;
}

void ObjectReader::error(ProblemCode code, QByteArrayView key, const QString &message, const QString &remedy)
{
    m_log.error(code, pointerTo(key), message, remedy);
}

QString ObjectReader::word(QByteArrayView key, const QStringList &choices)
{
    const QString content = text(key);
    if (!content.isEmpty() && !choices.contains(content))
        reportWord(key, content, choices);
    return content;
}

void ObjectReader::reportWord(QByteArrayView key, const QString &word, const QStringList &choices)
{
    error(ProblemCode::BadValue, key,
          tr("cannot be \"%2\"; choose one of %1.").arg(choices.join(QLatin1String(", ")), word));
}

QString ObjectReader::remedyForKey(const QString &key) const
{
    const QStringList known = mapped(m_known, [](QByteArrayView one) { return QString::fromUtf8(one); });
    const QStringList near = m_log.isFull() ? QStringList() : nearestTexts(key, known);
    return near.isEmpty() ? tr("Remove it.") : tr("Did you mean \"%1\"?").arg(near.constFirst());
}

void ObjectReader::finish()
{
    if (!m_isObject)
        return;
    // Members are mostly requested in file order: each search continues where the last one ended.
    auto next = m_known.cbegin();
    for (const JsonValue member : m_value) {
        const auto found = std::find(next, m_known.cend(), member.key());
        next = found == m_known.cend() ? next : found + 1;
        if (found != m_known.cend() || m_known.contains(member.key()))
            continue;
        const QString key = QString::fromUtf8(member.key());
        error(ProblemCode::UnknownKey, member.key(), tr("Unknown key \"%1\".").arg(key), remedyForKey(key));
    }
}

} // namespace chipboard
