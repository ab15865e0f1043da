// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

/// One line of the list: a number that is never used again, and three random words.
struct Row: Identifiable, Hashable {
    let id: Int
    var label: String

    /// The words of js-framework-benchmark, so that rows are as long as there.
    static let adjectives = [
        "pretty", "large", "big", "small", "tall", "short", "long", "handsome", "plain", "quaint",
        "clean", "elegant", "easy", "angry", "crazy", "helpful", "mushy", "odd", "unsightly",
        "adorable", "important", "inexpensive", "cheap", "expensive", "fancy",
    ]
    static let colours = [
        "red", "yellow", "blue", "green", "pink", "brown", "purple", "brown", "white", "black",
        "orange",
    ]
    static let nouns = [
        "table", "chair", "house", "bbq", "desk", "car", "pony", "cookie", "sandwich", "burger",
        "pizza", "mouse", "keyboard",
    ]

    static func randomLabel(using chance: inout some RandomNumberGenerator) -> String {
        let words = [adjectives, colours, nouns].map {
            $0[Int.random(in: 0..<$0.count, using: &chance)]
        }
        return words.joined(separator: " ")
    }
}
