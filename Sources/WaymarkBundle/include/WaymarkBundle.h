// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

// What the look-ups ask for; WaymarkResources answers.

/// The path of one of the folders with the app's resources; NULL past the last.
const char *waymark_app_folder(long index) __attribute__((weak));

/// The app's Info.plist, a dictionary of Foundation; NULL where there is none.
const void *waymark_app_information(void) __attribute__((weak));

/// A new string of Foundation with the words for a key; NULL where no table has them. Without the
/// name of a folder those of the app are asked.
const void *waymark_app_words(
    const char *folder, const void *key, const void *value, const void *table)
    __attribute__((weak));
