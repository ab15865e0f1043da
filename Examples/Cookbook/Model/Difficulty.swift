// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import Foundation

/// The skill that a recipe asks of the cook.
enum Difficulty: String, CaseIterable, Identifiable, Codable, Sendable {
    case easy, medium, demanding

    var id: Self { self }

    var title: String {
        switch self {
        case .easy: "Easy"
        case .medium: "Some practice"
        case .demanding: "Demanding"
        }
    }

    var symbol: String {
        switch self {
        case .easy: "leaf"
        case .medium: "star"
        case .demanding: "flame"
        }
    }
}
