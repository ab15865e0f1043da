// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

// The look-ups of `Bundle.main`, which find an app's resources.
//
// The package manager puts the resources of a target into a folder of their own beside the
// executable, and Foundation looks for those of `Bundle.main` beside the executable itself. Foundation
// calls its functions through the dynamic linker, so that those of the same names here are found
// before its own: each asks for what is in the folders of the app, and then for what Foundation
// itself finds.
//
// They are weak: a program that holds Foundation itself keeps Foundation's.

#define _GNU_SOURCE
#include "WaymarkBundle.h"

#if defined(__linux__)

#include <dlfcn.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <string.h>

typedef const void *Ref;
enum { longest_path = 4096 };

extern Ref CFBundleCreate(Ref, Ref) __attribute__((weak));
extern Ref CFBundleCopyBundleURL(Ref) __attribute__((weak));
extern Ref CFURLCreateFromFileSystemRepresentation(Ref, const char *, long, unsigned char)
    __attribute__((weak));
extern unsigned char CFURLGetFileSystemRepresentation(Ref, unsigned char, char *, long)
    __attribute__((weak));
extern Ref CFDictionaryGetValue(Ref, Ref) __attribute__((weak));
extern long CFArrayGetCount(Ref) __attribute__((weak));
extern void CFRelease(Ref) __attribute__((weak));
extern const Ref kCFBundleIdentifierKey __attribute__((weak));

// The main bundle, once Foundation has made it.
static _Atomic(Ref) main_bundle;

// Foundation's own function of this name.
#define FOUNDATION(name) ((typeof(&name))dlsym(RTLD_NEXT, #name))

__attribute__((weak)) Ref CFBundleGetMainBundle(void) {
    Ref bundle = FOUNDATION(CFBundleGetMainBundle)();
    atomic_store(&main_bundle, bundle);
    return bundle;
}

static bool is_main(Ref bundle) { return bundle && bundle == atomic_load(&main_bundle); }

// The bundle of one of the app's folders; NULL past the last.
static Ref copy_app_bundle(long index) {
    const char *path = waymark_app_folder ? waymark_app_folder(index) : NULL;
    if (!path) return NULL;
    Ref url = CFURLCreateFromFileSystemRepresentation(NULL, path, (long)strlen(path), true);
    Ref bundle = CFBundleCreate(NULL, url);
    CFRelease(url);
    return bundle;
}

// Asks Foundation for something of each folder of the app, where the bundle is the main one, and
// then of the bundle itself.
#define FIRST_FOUND(bundle, is_found, ask)                                                         \
    for (long index = 0; is_main(bundle); index++) {                                               \
        Ref own = copy_app_bundle(index);                                                          \
        if (!own) break;                                                                           \
        Ref found = ask(own);                                                                      \
        CFRelease(own);                                                                            \
        if (is_found(found)) return found;                                                         \
        if (found) CFRelease(found);                                                               \
    }                                                                                              \
    return ask(bundle)

static bool is_there(Ref one) { return one != NULL; }

static bool is_not_empty(Ref array) { return array && CFArrayGetCount(array) > 0; }

__attribute__((weak)) Ref CFBundleCopyResourceURL(Ref bundle, Ref name, Ref type, Ref folder) {
#define ASK(one) FOUNDATION(CFBundleCopyResourceURL)(one, name, type, folder)
    FIRST_FOUND(bundle, is_there, ASK);
#undef ASK
}

__attribute__((weak)) Ref CFBundleCopyResourceURLForLocalization(
    Ref bundle, Ref name, Ref type, Ref folder, Ref language) {
#define ASK(one)                                                                                   \
    FOUNDATION(CFBundleCopyResourceURLForLocalization)(one, name, type, folder, language)
    FIRST_FOUND(bundle, is_there, ASK);
#undef ASK
}

__attribute__((weak)) Ref CFBundleCopyResourceURLsOfType(Ref bundle, Ref type, Ref folder) {
#define ASK(one) FOUNDATION(CFBundleCopyResourceURLsOfType)(one, type, folder)
    FIRST_FOUND(bundle, is_not_empty, ASK);
#undef ASK
}

__attribute__((weak)) Ref CFBundleCopyResourceURLsOfTypeForLocalization(
    Ref bundle, Ref type, Ref folder, Ref language) {
#define ASK(one)                                                                                   \
    FOUNDATION(CFBundleCopyResourceURLsOfTypeForLocalization)(one, type, folder, language)
    FIRST_FOUND(bundle, is_not_empty, ASK);
#undef ASK
}

__attribute__((weak)) Ref CFBundleCopyResourcesDirectoryURL(Ref bundle) {
    Ref own = is_main(bundle) ? copy_app_bundle(0) : NULL;
    Ref found = FOUNDATION(CFBundleCopyResourcesDirectoryURL)(own ? own : bundle);
    if (own) CFRelease(own);
    return found;
}

__attribute__((weak)) Ref CFBundleCopyBundleLocalizations(Ref bundle) {
    Ref own = is_main(bundle) ? copy_app_bundle(0) : NULL;
    Ref found = FOUNDATION(CFBundleCopyBundleLocalizations)(own ? own : bundle);
    if (own) CFRelease(own);
    return found;
}

__attribute__((weak)) Ref CFBundleGetInfoDictionary(Ref bundle) {
    Ref own = is_main(bundle) && waymark_app_information ? waymark_app_information() : NULL;
    return own ? own : FOUNDATION(CFBundleGetInfoDictionary)(bundle);
}

__attribute__((weak)) Ref CFBundleGetIdentifier(Ref bundle) {
    Ref own = is_main(bundle) && waymark_app_information ? waymark_app_information() : NULL;
    Ref identifier = own ? CFDictionaryGetValue(own, kCFBundleIdentifierKey) : NULL;
    return identifier ? identifier : FOUNDATION(CFBundleGetIdentifier)(bundle);
}

__attribute__((weak)) Ref CFBundleCopyLocalizedString(Ref bundle, Ref key, Ref value, Ref table) {
    char path[longest_path] = "";
    if (!is_main(bundle)) {
        Ref url = CFBundleCopyBundleURL(bundle);
        if (url) {
            CFURLGetFileSystemRepresentation(url, true, (char *)path, longest_path);
            CFRelease(url);
        }
    }
    Ref words = waymark_app_words ? waymark_app_words(path, key, value, table) : NULL;
    return words ? words : FOUNDATION(CFBundleCopyLocalizedString)(bundle, key, value, table);
}

#endif
