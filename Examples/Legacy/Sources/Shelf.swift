// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import SwiftUI

struct Book: Identifiable, Hashable {
    let id: Int
    var title: String
    var author: String
    var pagesRead = 0
    var note = ""
}

final class Shelf: ObservableObject {
    @Published var books = [
        Book(id: 1, title: "The Salt Roads of Vael", author: "Ines Marlow", pagesRead: 40),
        Book(id: 2, title: "A Field Guide to Clouds", author: "Tomas Reed"),
        Book(id: 3, title: "Letters from the Lock-keeper", author: "Ada Brandt", pagesRead: 212),
    ]

    func remove(_ book: Book) { books.removeAll { $0.id == book.id } }
}
