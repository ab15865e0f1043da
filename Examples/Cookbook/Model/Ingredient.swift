// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import Foundation

/// Something to weigh out, with what to do to it beforehand.
struct Ingredient: Hashable, Codable, Sendable {
    var amount: String
    var name: String
    var note: String?
}
