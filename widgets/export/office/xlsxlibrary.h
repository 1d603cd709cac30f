// Purpose: the functions of libxlsxwriter that are called here, looked up when a first sheet is made. Linked to the
// program, that library and what it takes along (libcrypto) cost each of its starts two milliseconds of forty, and most
// starts make no sheet.
#pragma once

#include "data/core/neutrallocale.h"
#include "data/core/result.h"

#include <cstddef>

#include <xlsxwriter.h>

// clang-format off
/// One line a function: a new one is called after it has been added here.
#define CHIPBOARD_XLSX_FUNCTIONS(each) \
    each(chart_add_series) \
    each(chart_axis_major_gridlines_set_line) \
    each(chart_axis_major_gridlines_set_visible) \
    each(chart_axis_set_crossing) \
    each(chart_axis_set_label_position) \
    each(chart_axis_set_log_base) \
    each(chart_axis_set_major_unit) \
    each(chart_axis_set_max) \
    each(chart_axis_set_min) \
    each(chart_axis_set_name) \
    each(chart_axis_set_name_font) \
    each(chart_axis_set_num_format) \
    each(chart_axis_set_reverse) \
    each(chart_legend_delete_series) \
    each(chart_legend_set_font) \
    each(chart_legend_set_position) \
    each(chart_series_set_categories) \
    each(chart_series_set_fill) \
    each(chart_series_set_labels) \
    each(chart_series_set_labels_custom) \
    each(chart_series_set_labels_font) \
    each(chart_series_set_labels_num_format) \
    each(chart_series_set_labels_options) \
    each(chart_series_set_labels_position) \
    each(chart_series_set_line) \
    each(chart_series_set_marker_fill) \
    each(chart_series_set_marker_line) \
    each(chart_series_set_marker_size) \
    each(chart_series_set_marker_type) \
    each(chart_series_set_name) \
    each(chart_series_set_points) \
    each(chart_series_set_values) \
    each(chart_set_series_gap) \
    each(chart_set_series_overlap) \
    each(chart_show_blanks_as) \
    each(chart_title_set_name) \
    each(chart_title_set_name_font) \
    each(format_set_align) \
    each(format_set_bg_color) \
    each(format_set_bold) \
    each(format_set_border) \
    each(format_set_border_color) \
    each(format_set_font_color) \
    each(format_set_font_size) \
    each(format_set_indent) \
    each(format_set_num_format) \
    each(format_set_text_wrap) \
    each(format_set_underline) \
    each(format_set_unlocked) \
    each(lxw_strerror) \
    each(workbook_add_chart) \
    each(workbook_add_format) \
    each(workbook_add_worksheet) \
    each(workbook_close) \
    each(workbook_define_name) \
    each(workbook_new_opt) \
    each(workbook_set_properties) \
    each(worksheet_autofilter) \
    each(worksheet_data_validation_cell) \
    each(worksheet_fit_to_pages) \
    each(worksheet_freeze_panes) \
    each(worksheet_gridlines) \
    each(worksheet_insert_chart_opt) \
    each(worksheet_merge_range) \
    each(worksheet_print_area) \
    each(worksheet_protect) \
    each(worksheet_repeat_columns) \
    each(worksheet_repeat_rows) \
    each(worksheet_set_column) \
    each(worksheet_set_footer) \
    each(worksheet_set_h_pagebreaks) \
    each(worksheet_set_landscape) \
    each(worksheet_set_margins) \
    each(worksheet_set_paper) \
    each(worksheet_set_portrait) \
    each(worksheet_set_print_scale) \
    each(worksheet_set_row_opt) \
    each(worksheet_set_tab_color) \
    each(worksheet_write_blank) \
    each(worksheet_write_formula_num) \
    each(worksheet_write_formula_str) \
    each(worksheet_write_number) \
    each(worksheet_write_string) \
    each(worksheet_write_url)
// clang-format on

namespace chipboard {

template<typename Function>
class XlsxCall;
/// One of the functions. The library prints numbers by the locale, so each call is made in the plain one.
template<typename Answer, typename... Arguments>
class XlsxCall<Answer (*)(Arguments...)>
{
public:
    XlsxCall() = default;
    XlsxCall(Answer (*function)(Arguments...))
        : m_function(function)
    {
    }
    Answer operator()(Arguments... arguments) const
    {
        const NeutralLocale plain;
        return m_function(arguments...);
    }
    friend bool operator==(const XlsxCall &call, std::nullptr_t) { return call.m_function == nullptr; }

private:
    Answer (*m_function)(Arguments...) = nullptr;
};

/// Null before they are looked up.
struct XlsxLibrary
{
// NOLINTNEXTLINE(bugprone-macro-parentheses): it is the name of a member
#define CHIPBOARD_XLSX_MEMBER(name) XlsxCall<decltype(&::name)> name;
    CHIPBOARD_XLSX_FUNCTIONS(CHIPBOARD_XLSX_MEMBER)
#undef CHIPBOARD_XLSX_MEMBER
};

/// `file` as the system's loader takes it: "libxlsxwriter.so.4". A problem: it is not there, or lacks a function.
[[nodiscard]] Result<XlsxLibrary> loadXlsxLibrary(const QString &file);

/// The one that the program was built with, loaded at the first call; any thread may be the first.
[[nodiscard]] const Result<XlsxLibrary> &xlsxLibrary();

/// Precondition: xlsxLibrary() has a value, which whoever begins a workbook asks first.
[[nodiscard]] inline const XlsxLibrary &xlsx() { return xlsxLibrary().value(); }

} // namespace chipboard
