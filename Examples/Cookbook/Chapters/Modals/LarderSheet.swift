// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import SwiftUI

/// The contents of the larder: a list whose rows can be chosen, changed and thrown away.
struct LarderSheet: View {
    @Environment(\.dismiss) private var dismiss
    @State private var things = LarderThing.all
    @State private var chosen: Set<LarderThing.ID> = []

    var body: some View {
        NavigationStack {
            List(selection: $chosen) {
                ForEach(LarderThing.Place.allCases, id: \.self) { place in
                    Section(place.rawValue) {
                        if place == .shelf { shelf } else { cold }
                    }
                }
            }
            .navigationTitle("In the larder")
            .navigationBarTitleDisplayMode(.inline)
            .toolbar {
                ToolbarItem(placement: .cancellationAction) {
                    Button("Close") { dismiss() }
                }
            }
        }
    }

    private var shelf: some View {
        ForEach(things.filter { $0.place == .shelf }) { thing in
            LarderRow(name: thing.id, amount: amount(of: thing))
        }
        .onDelete(perform: throwAwayFromShelf)
    }

    /// The rows of things that spoil, which one full swipe does not throw away.
    private var cold: some View {
        ForEach(things.filter { $0.place == .cold }) { thing in
            LarderRow(name: thing.id, amount: amount(of: thing))
                .swipeActions(allowsFullSwipe: false) {
                    Button("Delete", role: .destructive) { throwAway([thing.id]) }
                }
        }
    }

    private func amount(of thing: LarderThing) -> Binding<String> {
        Binding {
            things.first { $0.id == thing.id }?.amount ?? ""
        } set: { amount in
            guard let index = things.firstIndex(where: { $0.id == thing.id }) else { return }
            things[index].amount = amount
        }
    }

    private func throwAwayFromShelf(_ offsets: IndexSet) {
        let shelf = things.filter { $0.place == .shelf }
        throwAway(offsets.map { shelf[$0].id })
    }

    private func throwAway(_ gone: [LarderThing.ID]) {
        things.removeAll { gone.contains($0.id) }
    }
}

/// A thing in the larder, and how much there is of it.
private struct LarderRow: View {
    let name: String
    @Binding var amount: String

    var body: some View {
        HStack {
            Text(name)
            Spacer()
            TextField("Amount of \(name)", text: $amount)
                .frame(maxWidth: 160)
        }
    }
}
