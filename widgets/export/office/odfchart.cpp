#include "widgets/export/office/odfchart.h"

#include "data/core/package.h"
#include "widgets/export/office/chartpart.h"
#include "widgets/export/office/textmeasure.h"

#include <cmath>

using namespace Qt::StringLiterals;

namespace chipboard {
namespace {

constexpr char chartType[] = "application/vnd.oasis.opendocument.chart";

XmlAttribute odfNamespace(const char *name, const char *space)
{
    return {name, u"urn:oasis:names:tc:opendocument:xmlns:%1:1.0"_s.arg(QLatin1String(space))};
}

class OdfBars
{
public:
    OdfBars(const ChartSpec &spec, const Theme &theme, const QSizeF &size)
        : m_spec(spec)
        , m_theme(theme)
        , m_size(size)
        , m_points(spec.series.constFirst().points)
    {
    }

    [[nodiscard]] QByteArray content()
    {
        m_xml.element("office:document-content",
                      {odfNamespace("xmlns:office", "office"),
                       odfNamespace("xmlns:style", "style"),
                       odfNamespace("xmlns:text", "text"),
                       odfNamespace("xmlns:table", "table"),
                       odfNamespace("xmlns:draw", "drawing"),
                       odfNamespace("xmlns:fo", "xsl-fo-compatible"),
                       odfNamespace("xmlns:chart", "chart"),
                       odfNamespace("xmlns:svg", "svg-compatible"),
                       {"office:version", "1.2"}},
                      [&] {
                          m_xml.element("office:automatic-styles", {}, [&] { writeStyles(); });
                          m_xml.element("office:body", {},
                                        [&] { m_xml.element("office:chart", {}, [&] { writeChart(); }); });
                      });
        return m_xml.finished();
    }

private:
    void writeStyle(const QString &name, XmlAttributes chart, const QColor &colour, bool isLine = false)
    {
        m_xml.element("style:style", {{"style:name", name}, {"style:family", "chart"}}, [&] {
            m_xml.element("style:chart-properties", chart);
            const QString hex = u'#' + hexText(colour);
            m_xml.element("style:graphic-properties",
                          {{"draw:stroke", isLine ? "solid" : "none"},
                           {"svg:stroke-color", hex},
                           {"draw:fill", isLine ? "none" : "solid"},
                           {"draw:fill-color", hex}});
            m_xml.element("style:text-properties", {{"fo:font-size", "12pt"}, {"fo:font-family", m_theme.type.family}});
        });
    }

    // Like native charts: first bar at the top, no axis below.
    void writeStyles()
    {
        writeStyle(u"plot"_s, {{"chart:vertical", "true"}, {"chart:gap-width", 60}}, m_theme.card);
        writeStyle(u"names"_s, {{"chart:display-label", "true"}, {"chart:reverse-direction", "true"}}, m_theme.border,
                   true);
        writeStyle(u"axis"_s, {{"chart:display-label", "false"}, {"chart:minimum", 0}}, m_theme.card);
        writeStyle(u"bars"_s, {}, m_theme.accent);
        writeStyle(u"range"_s,
                   {{"chart:error-category", "cell-range"},
                    {"chart:error-lower-indicator", "true"},
                    {"chart:error-upper-indicator", "true"},
                    {"chart:error-lower-range", column('C')},
                    {"chart:error-upper-range", column('D')}},
                   m_theme.text, true);
        for (qsizetype row = 0; row < m_points.size(); ++row)
            writeStyle(u"bar%1"_s.arg(row), {}, m_theme.colour(m_spec.categories.at(row).role));
    }

    // LibreOffice shows labels with all digits, on top of ranges, so the number is part of the name.
    [[nodiscard]] QString nameOf(qsizetype row) const
    {
        const QString number = m_points.at(row).value ? pointText(m_points.at(row)) : QString();
        return number.isEmpty() ? categoryText(m_spec, row) : u"%1: %2"_s.arg(categoryText(m_spec, row), number);
    }

    [[nodiscard]] QString column(char name) const
    {
        return u"local-table.$%1$2:.$%1$%2"_s.arg(QLatin1Char(name)).arg(m_points.size() + 1);
    }

    void writeText(const char *element, const QString &text)
    {
        m_xml.element(element, {}, [&] { m_xml.text("text:p", text); });
    }

    void writeChart()
    {
        m_xml.element("chart:chart",
                      {{"svg:width", u"%1pt"_s.arg(m_size.width())},
                       {"svg:height", u"%1pt"_s.arg(m_size.height())},
                       {"chart:class", "chart:bar"}},
                      [&] {
                          writeText("chart:title", m_spec.title);
                          writeText("chart:subtitle", m_spec.subtitle);
                          m_xml.element("chart:plot-area",
                                        {{"chart:style-name", "plot"}, {"chart:data-source-has-labels", "both"}},
                                        [&] { writePlot(); });
                          writeTable();
                      });
    }

    void writePlot()
    {
        m_xml.element("chart:axis", {{"chart:dimension", "x"}, {"chart:name", "x"}, {"chart:style-name", "names"}},
                      [&] {
                          m_xml.element("chart:categories", {{"table:cell-range-address", column('A')}});
                      });
        m_xml.element("chart:axis", {{"chart:dimension", "y"}, {"chart:name", "y"}, {"chart:style-name", "axis"}});
        m_xml.element(
            "chart:series",
            {{"chart:style-name", "bars"},
             {"chart:values-cell-range-address", column('B')},
             {"chart:label-cell-address", "local-table.$B$1"},
             {"chart:class", "chart:bar"}},
            [&] {
                if (hasRanges(m_spec))
                    m_xml.element("chart:error-indicator", {{"chart:style-name", "range"}, {"chart:dimension", "y"}});
                for (qsizetype row = 0; row < m_points.size(); ++row)
                    m_xml.element("chart:data-point", {{"chart:style-name", u"bar%1"_s.arg(row)}});
            });
        m_xml.element("chart:wall", {{"chart:style-name", "plot"}});
    }

    void writeCell(const QString &text)
    {
        m_xml.element("table:table-cell", {{"office:value-type", "string"}}, [&] { m_xml.text("text:p", text); });
    }

    void writeCell(const std::optional<double> &number)
    {
        if (number)
            m_xml.element("table:table-cell", {{"office:value-type", "float"}, {"office:value", *number}});
        else
            m_xml.element("table:table-cell");
    }

    // The chart's own table: name, value, and distances to the ends of its range.
    void writeTable()
    {
        m_xml.element("table:table", {{"table:name", "local-table"}}, [&] {
            m_xml.element("table:table-header-columns", {}, [&] { m_xml.element("table:table-column"); });
            m_xml.element("table:table-columns", {}, [&] {
                m_xml.element("table:table-column", {{"table:number-columns-repeated", 3}});
            });
            m_xml.element("table:table-header-rows", {}, [&] {
                m_xml.element("table:table-row", {}, [&] {
                    for (const QString &head : {QString(), m_spec.title, u"\u2212"_s, u"+"_s})
                        writeCell(head);
                });
            });
            m_xml.element("table:table-rows", {}, [&] {
                for (qsizetype row = 0; row < m_points.size(); ++row) {
                    const ChartPoint &point = m_points.at(row);
                    const auto away = [&point](const std::optional<double> &end) {
                        return point.value && end ? std::optional(std::abs(*end - *point.value)) : std::nullopt;
                    };
                    m_xml.element("table:table-row", {}, [&] {
                        writeCell(nameOf(row));
                        for (const std::optional<double> &number : {point.value, away(point.low), away(point.high)})
                            writeCell(number);
                    });
                }
            });
        });
    }

    const ChartSpec &m_spec;
    const Theme &m_theme;
    QSizeF m_size;
    const QList<ChartPoint> &m_points;
    XmlPart m_xml;
};

QByteArray odfManifest()
{
    XmlPart xml;
    xml.element("manifest:manifest", {odfNamespace("xmlns:manifest", "manifest"), {"manifest:version", "1.2"}}, [&] {
        for (const auto &[path, type] : {std::pair("/", chartType), std::pair("content.xml", "text/xml")})
            xml.element("manifest:file-entry", {{"manifest:full-path", path}, {"manifest:media-type", type}});
    });
    return xml.finished();
}

} // namespace

QByteArray odfBars(const ChartSpec &spec, const Theme &theme, const QSizeF &size)
{
    return packageOf({{u"mimetype"_s, chartType},
                      {u"content.xml"_s, OdfBars(spec, theme, size).content()},
                      {u"META-INF/manifest.xml"_s, odfManifest()}});
}

} // namespace chipboard
