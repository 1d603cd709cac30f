// Purpose: how a company wants its charts to look: colours by role, a font, a logo in a corner. Plain data from a JSON
// file; a theme takes from it what it names and keeps the rest.
#pragma once

#include <QByteArray>
#include <QMap>
#include <QString>

#include <optional>
#include <span>

namespace chipboard {

/// A colour of a theme that a look may name.
struct LookRole
{
    enum class Use { Ground, Text, Mark, Line };

    const char *id; ///< "trainium"
    Use use = Use::Ground;
};
[[nodiscard]] std::span<const LookRole> lookRoles();

enum class LogoCorner { TopLeft, TopRight, BottomLeft, BottomRight };
[[nodiscard]] QString logoCornerWord(LogoCorner corner);
[[nodiscard]] std::optional<LogoCorner> logoCornerFromWord(QStringView word);

struct CompanyLook
{
    QString name;
    QString font;                   ///< family; empty: ours
    QMap<QString, quint32> colours; ///< 0xRRGGBB by role, of the light theme
    QMap<QString, quint32> dark;    ///< likewise of the dark one; a role that is not here keeps our colour
    QByteArray logo;                ///< the PNG or SVG file; empty: none
    LogoCorner corner = LogoCorner::TopRight;

    [[nodiscard]] bool isEmpty() const { return *this == CompanyLook(); }
    [[nodiscard]] bool hasVectorLogo() const { return logo.contains("<svg"); }

    friend bool operator==(const CompanyLook &, const CompanyLook &) = default;
};

} // namespace chipboard
