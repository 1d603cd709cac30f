#include "app/settings/userfolders.h"

#include <QStandardPaths>

namespace chipboard {

QString userCatalogFolder()
{
    return QStandardPaths::writableLocation(QStandardPaths::GenericDataLocation) + QStringLiteral("/chipboard/catalog");
}

} // namespace chipboard
