#include "widgets/theme/lookedtheme.h"

#include "data/core/format.h"
#include "data/core/tr.h"
#include "data/views/colour.h"

#include <QBuffer>
#include <QFontDatabase>
#include <QImage>
#include <QPainter>
#include <QSvgRenderer>

namespace chipboard {
constexpr double heightShare = 0.6;  // of the margin
constexpr double widestShare = 0.25; // of the page

static QSizeF naturalSize(const CompanyLook &look)
{
    return look.hasVectorLogo() ? QSvgRenderer(look.logo).defaultSize() : QImage::fromData(look.logo).size();
}

QRectF logoPlace(const CompanyLook &look, const QSizeF &page, const QRectF &body)
{
    const QSizeF natural = look.logo.isEmpty() ? QSizeF() : naturalSize(look);
    if (natural.isEmpty())
        return {};
    const bool isTop = look.corner == LogoCorner::TopLeft || look.corner == LogoCorner::TopRight;
    const bool isLeft = look.corner == LogoCorner::TopLeft || look.corner == LogoCorner::BottomLeft;
    const double margin = isTop ? body.top() : page.height() - body.bottom();
    const QSizeF most(page.width() * widestShare, margin * heightShare);
    const QSizeF size = natural.scaled(most, Qt::KeepAspectRatio);
    const double y = (margin - size.height()) / 2.0;
    return {QPointF(isLeft ? body.left() : body.right() - size.width(), isTop ? y : page.height() - y - size.height()),
            size};
}

QByteArray logoPicture(const CompanyLook &look, int height)
{
    const QSizeF natural = look.logo.isEmpty() ? QSizeF() : naturalSize(look);
    if (natural.isEmpty())
        return {};
    const QSize size = natural.scaled(QSizeF(8.0 * height, height), Qt::KeepAspectRatio).toSize().expandedTo({1, 1});
    QImage image;
    if (look.hasVectorLogo()) {
        image = QImage(size, QImage::Format_ARGB32);
        image.fill(Qt::transparent);
        QPainter painter(&image);
        QSvgRenderer(look.logo).render(&painter, QRectF(QPointF(0, 0), size));
    } else {
        image = QImage::fromData(look.logo).convertToFormat(QImage::Format_ARGB32);
        if (image.height() > size.height() || image.width() > size.width())
            image = image.scaled(size, Qt::IgnoreAspectRatio, Qt::SmoothTransformation);
        // Copies the pixels only, without other contents of the file.
        image = QImage(image.constBits(), image.width(), image.height(), image.bytesPerLine(), image.format()).copy();
    }
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    image.save(&buffer, "PNG");
    return buffer.data();
}

void paintLogo(QPainter &painter, const CompanyLook &look, const QSizeF &page, const QRectF &body)
{
    const QRectF place = logoPlace(look, page, body);
    if (place.isEmpty())
        return;
    if (look.hasVectorLogo()) {
        QSvgRenderer(look.logo).render(&painter, place);
        return;
    }
    painter.setRenderHint(QPainter::SmoothPixmapTransform, true);
    painter.drawImage(place, QImage::fromData(look.logo));
}

namespace {

struct MemberRow
{
    const char *role;
    QColor Theme::*member;
};

constexpr MemberRow members[] = {
    {"window", &Theme::window},
    {"panel", &Theme::panel},
    {"card", &Theme::card},
    {"highlight", &Theme::highlight},
    {"border", &Theme::border},
    {"grid", &Theme::grid},
    {"text", &Theme::text},
    {"text_muted", &Theme::textMuted},
    {"warning", &Theme::warning},
    {"accent", &Theme::accent},
    {"accent_text", &Theme::accentText},
    {"trainium", &Theme::trainium},
    {"inferentia", &Theme::inferentia},
    {"nvidia", &Theme::nvidia},
    {"other", &Theme::other},
    {"quiet", &Theme::quiet},
};

QColor colourOf(const Theme &theme, const char *role)
{
    for (const MemberRow &row : members) {
        if (qstrcmp(row.role, role) == 0)
            return theme.*row.member;
    }
    return {};
}

Rgb rgb(const QColor &colour) { return Rgb::of(colour.rgb() & RGB_MASK); }

QString number(double value) { return Formatter().label(value, 2); }

Problem warning(const QString &message, const QString &name, const QString &pointer)
{
    return {ProblemCode::BadValue,
            message,
            tr("Choose a stronger colour; the brand theme is still used."),
            {name, 0, 0, pointer},
            Severity::Warning};
}

void checkContrasts(const Theme &theme, const QString &name, const QString &pointer, Problems &problems)
{
    for (const LookRole &role : lookRoles()) {
        const double least = role.use == LookRole::Use::Text ? leastTextContrast
            : role.use == LookRole::Use::Mark                ? leastMarkContrast
                                                             : 0.0;
        const double contrast = contrastRatio(rgb(colourOf(theme, role.id)), rgb(theme.card));
        if (contrast < least)
            problems << warning(tr("The contrast of \"%1\" on \"card\" is %2:1; it should be %3:1 or more.")
                                    .arg(QLatin1String(role.id), number(contrast), number(least)),
                                name, pointer + QLatin1Char('/') + QLatin1String(role.id));
    }
}

void checkDistances(const Theme &theme, const QString &name, const QString &pointer, Problems &problems)
{
    const char *families[] = {"trainium", "inferentia", "nvidia", "other"};
    for (std::size_t i = 0; i < std::size(families); ++i) {
        for (std::size_t j = i + 1; j < std::size(families); ++j) {
            const double distance =
                closestDistance(rgb(colourOf(theme, families[i])), rgb(colourOf(theme, families[j]))).distance;
            if (distance < leastDistance)
                problems << warning(tr("\"%1\" and \"%2\" look alike with some colour-vision deficiencies: their "
                                       "distance is %3 and should be %4 or more.")
                                        .arg(QLatin1String(families[i]), QLatin1String(families[j]), number(distance),
                                             number(leastDistance)),
                                    name, pointer + QLatin1Char('/') + QLatin1String(families[j]));
        }
    }
}

// Reports what this machine lacks or cannot draw.
void checkDrawing(const CompanyLook &look, const QString &name, Problems &problems)
{
    const auto tell = [&](const QString &message, const QString &remedy, const char *pointer) {
        problems << Problem{
            ProblemCode::BadValue, message, remedy, {name, 0, 0, QLatin1String(pointer)}, Severity::Warning};
    };
    if (!look.font.isEmpty() && !QFontDatabase::hasFamily(look.font))
        tell(tr("The font \"%1\" is not installed; another one is used in its place.").arg(look.font),
             tr("Install it; slides still name it, for computers that have it."), "/font");
    if (!look.logo.isEmpty() && logoPicture(look, 1).isEmpty())
        tell(tr("The logo cannot be drawn and is omitted."), tr("Put another file next to the brand theme."),
             "/logo/file");
}

} // namespace

Theme withLook(Theme theme, const CompanyLook &look)
{
    const QMap<QString, quint32> &colours = theme.dark ? look.dark : look.colours;
    for (const MemberRow &row : members) {
        const auto found = colours.constFind(QLatin1String(row.role));
        if (found != colours.constEnd())
            theme.*row.member = QColor(QRgb(0xFF000000U | *found));
    }
    if (!look.font.isEmpty())
        theme.type.family = look.font;
    return theme;
}

Problems checkLook(const CompanyLook &look, const QString &name)
{
    Problems problems;
    const std::pair<Theme, QString> themes[] = {{withLook(lightTheme(), look), QStringLiteral("/colours")},
                                                {withLook(darkTheme(), look), QStringLiteral("/dark")}};
    for (const auto &[theme, pointer] : themes) {
        checkContrasts(theme, name, pointer, problems);
        checkDistances(theme, name, pointer, problems);
    }
    checkDrawing(look, name, problems);
    return problems;
}

} // namespace chipboard
