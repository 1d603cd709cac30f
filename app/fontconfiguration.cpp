#include "app/fontconfiguration.h"

#ifdef CHIPBOARD_HAS_FONTCONFIG
#include <fontconfig/fontconfig.h>
#endif

namespace chipboard {

#ifdef CHIPBOARD_HAS_FONTCONFIG

namespace {

/// Where the files name none, fontconfig chooses one, and says so.
bool hasCacheFolder(FcConfig *config)
{
    FcStrList *folders = FcConfigGetCacheDirs(config);
    const bool isThere = folders != nullptr && FcStrListNext(folders) != nullptr;
    if (folders != nullptr)
        FcStrListDone(folders);
    return isThere;
}

} // namespace

void readFontConfiguration()
{
    FcConfig *config = FcConfigCreate();
    if (config == nullptr)
        return;
    const bool isRead = FcConfigParseAndLoad(config, nullptr, FcTrue) == FcTrue;
    if (isRead && hasCacheFolder(config) && FcConfigBuildFonts(config) == FcTrue)
        FcConfigSetCurrent(config); // which keeps it
    FcConfigDestroy(config);
}

#else

void readFontConfiguration() { }

#endif

} // namespace chipboard
