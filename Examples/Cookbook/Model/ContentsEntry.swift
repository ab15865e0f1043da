// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

/// A line of the book's contents, and the lines below it.
struct ContentsEntry: Identifiable {
    let id: String
    let title: String
    var below: [ContentsEntry]?

    static let all = Category.allCases.map { category in
        ContentsEntry(
            id: category.rawValue, title: category.title,
            below: Difficulty.allCases.compactMap { entry(for: $0, in: category) })
    }

    /// True if the words are in its title or in one below.
    func mentions(_ words: String) -> Bool {
        title.localizedStandardContains(words) || below?.contains { $0.mentions(words) } == true
    }

    private static func entry(for difficulty: Difficulty, in category: Category) -> Self? {
        let recipes = RecipeBook.recipes(in: category).filter { $0.difficulty == difficulty }
        guard !recipes.isEmpty else { return nil }
        return ContentsEntry(
            id: "\(category.rawValue).\(difficulty.title)", title: difficulty.title,
            below: recipes.map { ContentsEntry(id: $0.id.rawValue, title: $0.name) })
    }
}
