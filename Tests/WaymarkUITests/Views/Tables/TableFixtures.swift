// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import SwiftUI

/// A person in a table.
struct Person: Identifiable, Hashable {
    let id: Int
    var name: String
    var born: Int
    var team: String = ""

    static let ada = Person(id: 1, name: "Ada", born: 1815, team: "London")
    static let bob = Person(id: 2, name: "Bob", born: 1990, team: "Paris")
    static let cleo = Person(id: 3, name: "Cleo", born: 1700, team: "Berlin")
    static let all = [bob, ada, cleo]
}

/// People whose order a person chooses.
struct SortedPeople: View {
    @State var order: [KeyPathComparator<Person>] = []

    var body: some View {
        Table(Person.all.sorted(using: order), sortOrder: $order) {
            TableColumn("Name", value: \.name)
            TableColumn("Born", value: \.born) { Text("\($0.born)") }
            TableColumn("Team") { Text($0.team) }
        }
        Text("\(order.count) orders")
    }
}
