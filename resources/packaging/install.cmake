# Installation rules, and the packages that CPack builds.
install(TARGETS chipboard RUNTIME DESTINATION ${CMAKE_INSTALL_BINDIR})
if(CHIPBOARD_SHARED)
    # Never in packages: lets the tests run an installed shared build.
    set(LAYERS chipboard_app chipboard_widgets chipboard_data)
    set_target_properties(chipboard ${LAYERS} PROPERTIES
        INSTALL_RPATH "$ORIGIN;$ORIGIN/../${CMAKE_INSTALL_LIBDIR}/chipboard")
    install(TARGETS ${LAYERS} LIBRARY DESTINATION ${CMAKE_INSTALL_LIBDIR}/chipboard)
endif()

set(PACKAGING ${PROJECT_SOURCE_DIR}/resources/packaging)
set(ICONS ${PROJECT_SOURCE_DIR}/resources/icons)
set(HICOLOR ${CMAKE_INSTALL_DATADIR}/icons/hicolor)
install(FILES ${PACKAGING}/org.chipboard.Chipboard.desktop DESTINATION ${CMAKE_INSTALL_DATADIR}/applications)
install(FILES ${PACKAGING}/org.chipboard.Chipboard.metainfo.xml DESTINATION ${CMAKE_INSTALL_DATADIR}/metainfo)
install(FILES ${PACKAGING}/org.chipboard.Chipboard.xml DESTINATION ${CMAKE_INSTALL_DATADIR}/mime/packages)
install(FILES ${ICONS}/org.chipboard.Chipboard.svg DESTINATION ${HICOLOR}/scalable/apps)
install(FILES ${PACKAGING}/org.chipboard.Chipboard-symbolic.svg DESTINATION ${HICOLOR}/symbolic/apps)
install(FILES ${PACKAGING}/application-x-chipboard+json.svg DESTINATION ${HICOLOR}/scalable/mimetypes)

# Debian requires the man page and the changelog compressed, without a time stamp.
find_program(CHIPBOARD_GZIP gzip REQUIRED)
function(install_compressed source name destination)
    set(packed ${PROJECT_BINARY_DIR}/packaging/${name}.gz)
    add_custom_command(OUTPUT ${packed}
        COMMAND ${CMAKE_COMMAND} -E make_directory ${PROJECT_BINARY_DIR}/packaging
        COMMAND ${CHIPBOARD_GZIP} -9nc ${source} > ${packed}
        DEPENDS ${source} VERBATIM)
    set_property(GLOBAL APPEND PROPERTY CHIPBOARD_PACKED ${packed})
    install(FILES ${packed} DESTINATION ${destination})
endfunction()
install(FILES ${PROJECT_SOURCE_DIR}/resources/schema/output.schema.json DESTINATION ${CMAKE_INSTALL_DATADIR}/chipboard)
install_compressed(${PROJECT_SOURCE_DIR}/resources/man/chipboard.1 chipboard.1 ${CMAKE_INSTALL_MANDIR}/man1)
install_compressed(${PROJECT_SOURCE_DIR}/CHANGELOG.md changelog ${CMAKE_INSTALL_DOCDIR})
install(FILES ${PACKAGING}/copyright DESTINATION ${CMAKE_INSTALL_DOCDIR})

# The program generates its shell completions.
function(install_completion shell name destination)
    set(written ${PROJECT_BINARY_DIR}/packaging/${shell}/${name})
    add_custom_command(OUTPUT ${written}
        COMMAND ${CMAKE_COMMAND} -E make_directory ${PROJECT_BINARY_DIR}/packaging/${shell}
        COMMAND ${CMAKE_COMMAND} -E env ASAN_OPTIONS=detect_leaks=0 $<TARGET_FILE:chipboard> completion ${shell} > ${written}
        DEPENDS chipboard VERBATIM)
    set_property(GLOBAL APPEND PROPERTY CHIPBOARD_PACKED ${written})
    install(FILES ${written} DESTINATION ${destination})
endfunction()
if(NOT CMAKE_CROSSCOMPILING)
    install_completion(bash chipboard ${CMAKE_INSTALL_DATADIR}/bash-completion/completions)
    install_completion(zsh _chipboard ${CMAKE_INSTALL_DATADIR}/zsh/vendor-completions)
    install_completion(fish chipboard.fish ${CMAKE_INSTALL_DATADIR}/fish/vendor_completions.d)
endif()
get_property(CHIPBOARD_PACKED GLOBAL PROPERTY CHIPBOARD_PACKED)
add_custom_target(chipboard_packaging ALL DEPENDS ${CHIPBOARD_PACKED})

set(CPACK_GENERATOR DEB TGZ)
set(CPACK_PACKAGE_VENDOR "Chipboard")
set(CPACK_PACKAGE_CONTACT "Chipboard developers <developers@chipboard.invalid>")
set(CPACK_PACKAGE_DESCRIPTION_SUMMARY "compares AI chips by compute, memory, bandwidth and cost")
set(CPACK_PACKAGE_DESCRIPTION
"Chipboard shows Amazon's Trainium and Inferentia beside NVIDIA's A100, H100
and Blackwell Ultra and their rivals, and estimates what workloads cost on
them. Every number carries its source, date, range and status; sources that
disagree are shown side by side.")
set(CPACK_STRIP_FILES ON)
set(CPACK_PACKAGING_INSTALL_PREFIX /usr)
set(CPACK_INSTALL_DEFAULT_DIRECTORY_PERMISSIONS OWNER_READ OWNER_WRITE OWNER_EXECUTE GROUP_READ GROUP_EXECUTE WORLD_READ WORLD_EXECUTE)
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_PACKAGE_SECTION science)
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
set(CPACK_DEBIAN_PACKAGE_DEPENDS "libqt6sql6-sqlite, libqt6svg6, fonts-dejavu-core") # plugins and fonts loaded at run time
set(CPACK_DEBIAN_PACKAGE_RECOMMENDS "fonts-inter")
set(CPACK_DEBIAN_PACKAGE_SUGGESTS "libreoffice-calc, libreoffice-impress")
include(CPack)
