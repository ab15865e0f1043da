// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import Foundation

/// The names under which the app keeps the reader's preferences.
enum PreferenceKey {
    static let aboutCook = "aboutCook"
    static let cookName = "cookName"
    static let showsMinutes = "showsMinutes"
    static let dishesCooked = "dishesCooked"
}
