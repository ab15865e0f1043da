// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import SwiftUI

struct SharedText: Transferable {
    let text: String

    static var transferRepresentation: some TransferRepresentation {
        ProxyRepresentation(exporting: \.text)
    }
}

struct Titles: View {
    let name = "name"
    let resource: LocalizedStringResource = "resource"
    @State private var title = "title"

    @ViewBuilder var body: some View {
        Text("a").navigationTitle("key")
        Text("b").navigationTitle(name)
        Text("c").navigationTitle(name.dropFirst())
        Text("d").navigationTitle(Text("text"))
        Text("e").navigationTitle(resource)
        Text("f").navigationTitle($title)
        Text("g").navigationSubtitle("key").navigationSubtitle(name)
            .navigationSubtitle(Text("text")).navigationSubtitle(resource)
        modes
        older
    }

    @ViewBuilder private var modes: some View {
        Text("a").navigationBarTitleDisplayMode(.inline).navigationBarTitleDisplayMode(.large)
        Text("b").toolbarTitleDisplayMode(.inline).toolbarTitleDisplayMode(.large)
            .toolbarTitleDisplayMode(.inlineLarge).toolbarTitleDisplayMode(.automatic)
        Text("c").toolbarTitleMenu { Button("duplicate") {} }
        Text("d").toolbarTitleMenu(content: { Text("menu") })
        Text("e").navigationBarBackButtonHidden().navigationBarBackButtonHidden(false)
    }

    @ViewBuilder private var older: some View {
        Text("a").navigationBarTitle("key").navigationBarTitle(name)
            .navigationBarTitle(Text("text"))
        Text("b").navigationBarTitle("key", displayMode: .inline)
            .navigationBarTitle(name, displayMode: .large)
            .navigationBarTitle(Text("text"), displayMode: .automatic)
        Text("c").navigationBarItems(leading: Text("l"), trailing: Text("t"))
        Text("d").navigationBarItems(leading: Text("l"))
        Text("e").navigationBarItems(trailing: Text("t"))
        Text("f").navigationBarHidden(true)
    }
}

struct Documents: View {
    let url = URL(fileURLWithPath: "/")
    let note = SharedText(text: "milk")

    @ViewBuilder var body: some View {
        Text("a").navigationDocument(url)
        Text("b").navigationDocument(note)
        Text("c").navigationDocument(note, preview: SharePreview("milk"))
        Text("d").navigationDocument(
            note, preview: SharePreview("milk", image: Image("large"), icon: Image("small")))
    }
}

struct Toolbars: View {
    let isOn = false

    @ViewBuilder var body: some View {
        Text("a").toolbar { Button("view") {} }
        Text("b").toolbar { items }
        Text("c").toolbar {}
        Text("d").toolbar(content: { ToolbarItem { Text("item") } })
        Text("e").toolbar(id: "one") { ToolbarItem(id: "one") { Text("1") } }
        Text("f").toolbar(id: "if") { if isOn { ToolbarItem(id: "one") { Text("1") } } }
        Text("g").toolbar(id: "several") {
            ToolbarItem(id: "one", placement: .primaryAction) { Text("1") }
            ToolbarItem(id: "two", showsByDefault: false) { Text("2") }
            if isOn { ToolbarItem(id: "three") { Text("3") } }
        }
        Text("h").toolbar(removing: .title).toolbar(removing: .sidebarToggle)
            .toolbar(removing: nil)
        looks
    }

    @ToolbarContentBuilder private var items: some ToolbarContent {
        ToolbarItem { Text("automatic") }
        ToolbarItem(placement: .confirmationAction) { Button("done") {} }
        ToolbarItemGroup { Text("1") }
        ToolbarItemGroup(placement: .bottomBar) {
            Text("2")
            Text("3")
        }
        ToolbarItemGroup(placement: .secondaryAction) {
            Text("4")
        } label: {
            Text("more")
        }
        if isOn { ToolbarItem(placement: .cancellationAction) { Text("cancel") } }
    }

    @ViewBuilder private var looks: some View {
        Text("a").toolbar(.hidden).toolbar(.hidden, for: .navigationBar, .tabBar)
        Text("b").toolbarVisibility(.visible, for: .bottomBar)
        Text("c").toolbarBackground(Color.red, for: .navigationBar)
            .toolbarBackground(.blue, for: .navigationBar, .tabBar)
        Text("d").toolbarBackground(.hidden, for: .navigationBar)
            .toolbarBackground(.visible, for: .tabBar, .bottomBar)
        Text("e").toolbarBackgroundVisibility(.hidden, for: .navigationBar)
        Text("f").toolbarColorScheme(.dark, for: .navigationBar)
            .toolbarColorScheme(nil, for: .tabBar)
        Text("g").toolbarRole(.automatic).toolbarRole(.navigationStack).toolbarRole(.browser)
            .toolbarRole(.editor)
    }
}
