// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import SwiftUI
import WaymarkTesting
import WaymarkWeb

/// Measures the cost of first showing an ordinary screen.
struct RecipeScreen: Scenario {
    let title = "First HTML of 64 recipes"
    let note = """
        A stack with a titled list of 64 links in four sections, two texts and a symbol in each, \
        is mounted and written as HTML, as the first answer to a browser is, or as an outline. \
        The floor makes one row with one text for each recipe.
        """

    func measure(_ sampling: Sampling) -> [Measurement] {
        sampling.measure([
            floor, recipes("mount") { _ in },
            recipes("mount and HTML") { _ = $0.root.html() },
            recipes("mount and outline") { _ = $0.outline },
        ])
    }

    private func recipes(_ name: String, then use: @escaping (Screen) -> Void) -> Case {
        let book = Recipe.book
        var screen: Screen?
        return Case(
            name: name,
            run: { _ in
                let made = Screen { RecipeBook(recipes: book) }
                use(made)
                screen = made
            },
            restore: { screen = nil }, runsOnce: true, screen: { screen })
    }

    private var floor: Case {
        let items = Item.list(64)
        return Case(name: floorName) { _ in
            let tree = FloorTree()
            _ = FloorRows.makeNode(FloorRows(items), tree)
            tree.flush()
        }
    }
}

private struct Recipe: Identifiable, Hashable {
    let id: Int
    let name: String
    let course: Int
    let minutes: Int

    static let book = (0..<64).map {
        Recipe(id: $0, name: "Recipe \($0)", course: $0 / 16, minutes: 10 + $0)
    }
}

private struct RecipeBook: View {
    let recipes: [Recipe]

    var body: some View {
        NavigationStack {
            List {
                ForEach(0..<4) { course in
                    Section("Course \(course)") {
                        ForEach(recipes.filter { $0.course == course }) { RecipeLink(recipe: $0) }
                    }
                }
            }
            .navigationTitle("Recipes")
            .navigationDestination(for: Recipe.self) { Text($0.name).navigationTitle($0.name) }
        }
    }
}

private struct RecipeLink: View {
    let recipe: Recipe

    var body: some View {
        NavigationLink(value: recipe) {
            HStack {
                Image(systemName: "fork.knife")
                VStack(alignment: .leading) {
                    Text(recipe.name).font(.headline)
                    Text("\(recipe.minutes) min").foregroundStyle(.secondary)
                }
            }
        }
    }
}
