// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

/// Something that is there already.
struct LarderThing: Identifiable {
    /// The place where it is kept.
    enum Place: String, CaseIterable {
        case shelf = "On the shelf"
        case cold = "In the cold"
    }

    let id: String
    let place: Place
    var amount: String

    static let all = [
        LarderThing(id: "Flour", place: .shelf, amount: "2 kg"),
        LarderThing(id: "Lentils", place: .shelf, amount: "500 g"),
        LarderThing(id: "Rice", place: .shelf, amount: "1 kg"),
        LarderThing(id: "Butter", place: .cold, amount: "250 g"),
        LarderThing(id: "Eggs", place: .cold, amount: "6"),
    ]
}
