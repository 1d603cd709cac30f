# QCustomPlot for Qt 6: from its CMake package if there is one (Debian, or ../qcustomplot), otherwise (Fedora, Arch)
# from library and header. Needs Qt6::Widgets and Qt6::PrintSupport; defines QCustomPlotQt6::QCustomPlotQt6.
find_package(QCustomPlotQt6 CONFIG QUIET)
if(QCustomPlotQt6_FOUND)
    return()
endif()

find_path(QCUSTOMPLOT_INCLUDE_DIR qcustomplot.h)
find_library(QCUSTOMPLOT_LIBRARY NAMES QCustomPlotQt6 qcustomplot-qt6 qcustomplot)
include(FindPackageHandleStandardArgs)
find_package_handle_standard_args(QCustomPlotQt6 REQUIRED_VARS QCUSTOMPLOT_LIBRARY QCUSTOMPLOT_INCLUDE_DIR
    REASON_FAILURE_MESSAGE "Install QCustomPlot 2.1 for Qt 6, or build it: resources/packaging/qcustomplot/CMakeLists.txt tells how.")
mark_as_advanced(QCUSTOMPLOT_INCLUDE_DIR QCUSTOMPLOT_LIBRARY)
if(QCustomPlotQt6_FOUND AND NOT TARGET QCustomPlotQt6::QCustomPlotQt6)
    add_library(QCustomPlotQt6::QCustomPlotQt6 UNKNOWN IMPORTED)
    set_target_properties(QCustomPlotQt6::QCustomPlotQt6 PROPERTIES IMPORTED_LOCATION "${QCUSTOMPLOT_LIBRARY}"
        INTERFACE_INCLUDE_DIRECTORIES "${QCUSTOMPLOT_INCLUDE_DIR}" INTERFACE_LINK_LIBRARIES "Qt6::Widgets;Qt6::PrintSupport")
endif()
