// Purpose: writes shapes of slides, masters and layouts: placeholders with positions and text bodies.
#pragma once

#include "widgets/export/office/textmeasure.h"
#include "widgets/export/office/xmlpart.h"

#include <QRectF>

#include <functional>
#include <optional>

namespace chipboard {

inline constexpr char chartNamespace[] = "http://schemas.openxmlformats.org/drawingml/2006/chart";
/// The three XML namespaces of every presentation part.
[[nodiscard]] XmlAttribute drawingNamespace();
[[nodiscard]] XmlAttribute relationNamespace();
[[nodiscard]] XmlAttribute presentationNamespace();

/// Theme colour "tx1" or "tx2"; empty if `rgb` is set.
struct RunLook
{
    double size = 0.0; ///< points; 0: from the placeholder
    bool bold = false;
    const char *scheme = nullptr;
    std::optional<QColor> rgb = {};
    QString link = {};    ///< relationship id
    bool isJump = false;  ///< links to another slide
    bool isFixed = false; ///< `rgb` is the same in every theme
};
/// a:r
void writeRun(XmlPart &xml, const QString &text, const RunLook &look);
/// a:p with the output of `runs()`; right-to-left if the text is.
void writeParagraph(XmlPart &xml, const QString &text, const std::function<void()> &runs, const char *align = nullptr);

struct Placeholder
{
    int id = 2;
    QString name;
    const char *type = nullptr;    ///< "title", "subTitle", "ftr", "sldNum"; null: any content
    int index = -1;                ///< -1: none; a plain box if the type is unset, too
    std::optional<QRectF> at = {}; ///< points; empty: from the layout
    const char *anchor = nullptr;  ///< "t", "ctr", "b"
};
/// p:sp; `paragraphs()` writes the text, `styles()` a layout's list style.
void writePlaceholder(XmlPart &xml, const Placeholder &holder, const std::function<void()> &paragraphs,
                      const std::function<void()> &styles = {});
/// p:cSld with a shape tree, on the background written by `ground()`.
void writeTree(XmlPart &xml, const std::function<void()> &shapes, XmlAttributes attributes = {},
               const std::function<void()> &ground = {});
/// a:xfrm of a group whose shapes use slide coordinates.
void writeGroupPlace(XmlPart &xml, const QRectF &at);
/// a:xfrm or p:xfrm; a flipped line starts at the opposite corner.
void writePlace(XmlPart &xml, const char *element, const QRectF &at, bool flipH = false, bool flipV = false);

} // namespace chipboard
