#include "widgets/export/office/xlsxlibrary.h"

#include "data/core/tr.h"

#include <QLibrary>

namespace chipboard {
namespace {

Problem notThere(const QString &why)
{
    Problem problem;
    problem.code = ProblemCode::CannotRead;
    problem.message = tr("The library that makes sheets cannot be used: %1.").arg(why);
    problem.remedy = tr("Install libxlsxwriter (in Debian the package libxlsxwriter4), or choose another format.");
    return problem;
}

} // namespace

Result<XlsxLibrary> loadXlsxLibrary(const QString &file)
{
    QLibrary library(file); // stays loaded when this goes
    if (!library.load())
        return notThere(library.errorString());
    XlsxLibrary functions;
#define CHIPBOARD_XLSX_LOOK_UP(name)                                                                                   \
    functions.name = reinterpret_cast<decltype(&::name)>(library.resolve(#name));                                      \
    if (functions.name == nullptr)                                                                                     \
        return notThere(tr("%1 has no function %2").arg(file, QLatin1String(#name)));
    CHIPBOARD_XLSX_FUNCTIONS(CHIPBOARD_XLSX_LOOK_UP)
#undef CHIPBOARD_XLSX_LOOK_UP
    return functions;
}

const Result<XlsxLibrary> &xlsxLibrary()
{
#ifdef CHIPBOARD_XLSX_FILE
    static const Result<XlsxLibrary> library = loadXlsxLibrary(QStringLiteral(CHIPBOARD_XLSX_FILE));
#else // linked, where nobody knows under which name it is found
#define CHIPBOARD_XLSX_ADDRESS(name) &::name,
    static const Result<XlsxLibrary> library = XlsxLibrary{CHIPBOARD_XLSX_FUNCTIONS(CHIPBOARD_XLSX_ADDRESS)};
#undef CHIPBOARD_XLSX_ADDRESS
#endif
    return library;
}

} // namespace chipboard
