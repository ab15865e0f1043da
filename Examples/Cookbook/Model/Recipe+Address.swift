// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import SwiftUI

/// An address that names no recipe of the book leads nowhere. Apple's SwiftUI has no such protocol:
/// there this file is left out.
extension Recipe.ID: URLComponentConvertible {
    var urlComponent: String { rawValue }

    init?(urlComponent: String) {
        self.init(rawValue: urlComponent)
        if RecipeBook.recipe(self) == nil { return nil }
    }
}
