#include "app/fontconfiguration.h"

#ifdef CHIPBOARD_HAS_FONTCONFIG
#include <QtGlobal>

#include <fontconfig/fontconfig.h>

#include <algorithm>
#include <iterator>
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
    // What is wrong with files of one's own, or asked for with FC_DEBUG, is told once, by fontconfig.
    constexpr const char *others[] = {"FONTCONFIG_FILE", "FONTCONFIG_PATH", "FONTCONFIG_SYSROOT", "FC_DEBUG"};
    if (std::any_of(std::begin(others), std::end(others),
                    [](const char *name) { return qEnvironmentVariableIsSet(name); }))
        return;
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
