// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import SwiftUI

struct Columns: View {
    @State private var visibility = NavigationSplitViewVisibility.automatic
    @State private var column = NavigationSplitViewColumn.detail
    let narrow: CGFloat? = 100

    @ViewBuilder var body: some View {
        three
        two
        NavigationSplitView {
            Text("s")
        } detail: {
            Text("d")
        }
        .navigationSplitViewStyle(.automatic)
        .navigationSplitViewStyle(.balanced)
        .navigationSplitViewStyle(.prominentDetail)
        .navigationSplitViewStyle(BalancedNavigationSplitViewStyle())
        .navigationSplitViewStyle(ProminentDetailNavigationSplitViewStyle())
        .navigationSplitViewStyle(AutomaticNavigationSplitViewStyle())
        .navigationSplitViewColumnWidth(200)
        .navigationSplitViewColumnWidth(ideal: 200)
        .navigationSplitViewColumnWidth(min: narrow, ideal: 200)
        .navigationSplitViewColumnWidth(min: 100, ideal: 200, max: 300)
        .navigationSplitViewStyle(OwnSplitStyle())
    }

    @ViewBuilder private var three: some View {
        NavigationSplitView {
            Text("s")
        } content: {
            Text("c")
        } detail: {
            Text("d")
        }
        NavigationSplitView(
            columnVisibility: $visibility, sidebar: { Text("s") }, content: { Text("c") },
            detail: { Text("d") })
        NavigationSplitView(preferredCompactColumn: $column) {
            Text("s")
        } content: {
            Text("c")
        } detail: {
            Text("d")
        }
        NavigationSplitView(columnVisibility: $visibility, preferredCompactColumn: $column) {
            Text("s")
        } content: {
            Text("c")
        } detail: {
            Text("d")
        }
    }

    @ViewBuilder private var two: some View {
        NavigationSplitView {
            Text("s")
        } detail: {
            Text("d")
        }
        NavigationSplitView(columnVisibility: $visibility) {
            Text("s")
        } detail: {
            Text("d")
        }
        NavigationSplitView(preferredCompactColumn: $column) {
            Text("s")
        } detail: {
            Text("d")
        }
        NavigationSplitView(columnVisibility: $visibility, preferredCompactColumn: $column) {
            Text("s")
        } detail: {
            Text("d")
        }
    }

    typealias OfTwo = NavigationSplitView<Text, EmptyView, Text>
}

private struct OwnSplitStyle: NavigationSplitViewStyle {
    func makeBody(configuration: Configuration) -> some View { EmptyView() }
}

func useSplitTypes() throws -> Bool {
    let all: [NavigationSplitViewVisibility] = [.automatic, .all, .doubleColumn, .detailOnly]
    let columns: Set<NavigationSplitViewColumn> = [.sidebar, .content, .detail]
    let data = try JSONEncoder().encode(all)
    return try JSONDecoder().decode([NavigationSplitViewVisibility].self, from: data) == all
        && columns.count == 3
}
