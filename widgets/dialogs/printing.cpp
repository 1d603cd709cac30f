#include "widgets/dialogs/printing.h"

#include <QPrintDialog>
#include <QPrinter>

namespace chipboard {

bool printOnPaper(QWidget &parent, const std::function<void(QPagedPaintDevice &)> &print)
{
    QPrinter printer(QPrinter::HighResolution);
    QPrintDialog dialog(&printer, &parent);
    if (dialog.exec() != QDialog::Accepted)
        return false;
    print(printer);
    return true;
}

} // namespace chipboard
