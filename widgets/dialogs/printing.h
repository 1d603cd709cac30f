// Purpose: asks the person how to print, and prints. Who wants paper is given this as a function, so that tests give
// another one.
#pragma once

#include <functional>

class QPagedPaintDevice;
class QWidget;

namespace chipboard {

/// False: the person did not want to.
using Printing = std::function<bool(QWidget &parent, const std::function<void(QPagedPaintDevice &)> &print)>;

[[nodiscard]] bool printOnPaper(QWidget &parent, const std::function<void(QPagedPaintDevice &)> &print);

} // namespace chipboard
