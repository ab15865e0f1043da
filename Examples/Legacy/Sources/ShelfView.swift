// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import SwiftUI

/// The root: a container of its time, a hidden link that a button opens, items in the bar.
struct ShelfView: View {
    @EnvironmentObject private var shelf: Shelf
    @State private var showsStatistics = false
    @State private var addsBook = false

    var body: some View {
        NavigationView {
            List(shelf.books) { book in
                NavigationLink(destination: BookView(book: book)) {
                    VStack(alignment: .leading) {
                        Text(book.title)
                        Text(book.author).font(.caption)
                    }
                }
            }
            .background(
                NavigationLink(destination: StatisticsView(), isActive: $showsStatistics) {
                    EmptyView()
                }
            )
            .navigationBarTitle("Reading list")
            .navigationBarItems(
                leading: Button("Statistics") { showsStatistics = true },
                trailing: Button(action: { addsBook = true }) {
                    Image(systemName: "plus") // no label: the symbol is known
                }
            )
            .sheet(isPresented: $addsBook) { AddBookView() }
        }
        .navigationViewStyle(StackNavigationViewStyle())
    }
}
