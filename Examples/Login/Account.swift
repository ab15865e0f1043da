// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

/// Somebody who may come in.
struct Account: Sendable {
    /// The name that is typed to sign in; it never changes.
    let id: String
    let name: String
    let password: String

    /// The people of this example. A real server keeps a hash of each password, in a database.
    static let all = [
        Account(id: "ann", name: "Ann", password: "apple"),
        Account(id: "bob", name: "Bob", password: "banana"),
    ]
}
