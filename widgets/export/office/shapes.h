// Purpose: shapes of slides, masters and layouts: placeholders with their places and text bodies.
#pragma once

#include "widgets/export/office/textmeasure.h"
#include "widgets/export/office/xmlpart.h"

#include <QRectF>

#include <functional>
#include <optional>

namespace chipboard {

inline constexpr char chartNamespace[] = "http://schemas.openxmlformats.org/drawingml/2006/chart";
/// The three namespaces of every part of a presentation.
[[nodiscard]] XmlAttribute drawingNamespace();
[[nodiscard]] XmlAttribute relationNamespace();
[[nodiscard]] XmlAttribute presentationNamespace();

/// Colours of the theme: "tx1", "tx2"; empty with `rgb`.
struct RunLook
{
    double size = 0.0; ///< points; 0: the placeholder's own
    bool bold = false;
    const char *scheme = nullptr;
    std::optional<QColor> rgb = {};
    QString link = {};   ///< id of a relationship
    bool isJump = false; ///< it leads to another slide
};
/// a:r
void writeRun(XmlPart &xml, const QString &text, const RunLook &look);
/// a:p with what `runs()` writes; a text that runs from the right does so.
void writeParagraph(XmlPart &xml, const QString &text, const std::function<void()> &runs, const char *align = nullptr);

struct Placeholder
{
    int id = 2;
    QString name;
    const char *type = nullptr;    ///< "title", "subTitle", "ftr", "sldNum"; null: any content
    int index = -1;                ///< -1: none; without a type, too, it is a plain box
    std::optional<QRectF> at = {}; ///< points; empty: where the layout has it
    const char *anchor = nullptr;  ///< "t", "ctr", "b"
};
/// p:sp; `paragraphs()` writes the text, `styles()` the list style of a layout.
void writePlaceholder(XmlPart &xml, const Placeholder &holder, const std::function<void()> &paragraphs,
                      const std::function<void()> &styles = {});
/// p:cSld with a tree of shapes, over what `ground()` writes.
void writeTree(XmlPart &xml, const std::function<void()> &shapes, XmlAttributes attributes = {},
               const std::function<void()> &ground = {});
/// a:xfrm of a group, whose shapes have the slide's own places.
void writeGroupPlace(XmlPart &xml, const QRectF &at);
/// a:xfrm or p:xfrm; a line that is flipped runs from the other corner.
void writePlace(XmlPart &xml, const char *element, const QRectF &at, bool flipH = false, bool flipV = false);

} // namespace chipboard
