// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import SwiftUI

/// The parts of the book.
enum Category: String, CaseIterable, Identifiable, Codable, Sendable {
    case breakfast, soups, salads, pasta, fish, vegetables, cakes, drinks

    var id: Self { self }

    var title: String {
        switch self {
        case .breakfast: "Breakfast"
        case .soups: "Soups"
        case .salads: "Salads"
        case .pasta: "Pasta and rice"
        case .fish: "Fish"
        case .vegetables: "Vegetables"
        case .cakes: "Cakes"
        case .drinks: "Drinks"
        }
    }

    var symbol: String {
        switch self {
        case .breakfast: "sun.max"
        case .soups: "flame"
        case .salads: "leaf"
        case .pasta: "fork.knife"
        case .fish: "fish"
        case .vegetables: "carrot"
        case .cakes: "birthday.cake"
        case .drinks: "cup.and.saucer"
        }
    }

    var tint: Color {
        switch self {
        case .breakfast: .yellow
        case .soups: .red
        case .salads: .green
        case .pasta: .brown
        case .fish: .blue
        case .vegetables: .orange
        case .cakes: .pink
        case .drinks: .purple
        }
    }
}
