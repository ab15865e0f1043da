// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import SwiftUI

// The screens that examples with rows take for granted.

let folders = [Folder(name: "Inbox"), Folder(name: "Sent")]
let pages = [Page.home, Page.search]

struct Folder: Identifiable, Hashable {
    let name: String
    var id: String { name }
}

enum Page {
    case home, search, help

    var title: String { "Page \(self)" }
}

struct FolderView: View {
    private let folder: Folder
    init(_ folder: Folder) { self.folder = folder }
    var body: some View { Text("Content of \(folder.name)").noted(folder.name) }
}

struct PageView: View {
    private let page: Page
    init(_ page: Page) { self.page = page }
    var body: some View { Text("Content of \(page.title)").noted(page.title) }
}

struct Home: View { var body: some View { Text("At home").noted("Home") } }
struct Search: View { var body: some View { Text("Searching").noted("Search") } }
struct One: View { var body: some View { Text("First").noted("One") } }
