// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import Foundation
import SwiftUI

/// Uses each declaration for titles and bars once, as apps write them: it is enough that this
/// compiles.
@MainActor struct BarOverloads: View {
    @State private var name = "Name"
    private let resource: LocalizedStringResource = "Resource"
    private let note = SharedNote(text: "Milk")
    private let url = URL(fileURLWithPath: "/notes/milk.txt")

    var body: some View {
        VStack {
            titles
            subtitles
            documents
            older
            looks
        }
    }

    @ViewBuilder private var titles: some View {
        Text("a").navigationTitle(Text("Text"))
        Text("b").navigationTitle("Key")
        Text("c").navigationTitle(name)
        Text("d").navigationTitle(resource)
        Text("e").navigationTitle($name)
        Text("f").navigationTitle { Text("View") }
        Text("g").navigationBarTitleDisplayMode(.automatic).navigationBarTitleDisplayMode(.inline)
            .navigationBarTitleDisplayMode(.large)
        Text("h").navigationBarBackButtonHidden().navigationBarBackButtonHidden(false)
        Text("i").toolbarTitleDisplayMode(.automatic).toolbarTitleDisplayMode(.large)
            .toolbarTitleDisplayMode(.inline).toolbarTitleDisplayMode(.inlineLarge)
    }

    @ViewBuilder private var subtitles: some View {
        Text("a").navigationSubtitle(Text("Text"))
        Text("b").navigationSubtitle("Key")
        Text("c").navigationSubtitle(name)
        Text("d").navigationSubtitle(resource)
    }

    @ViewBuilder private var documents: some View {
        Text("a").navigationDocument(url)
        Text("b").navigationDocument(note)
        Text("c").navigationDocument(
            note, preview: SharePreview("Note", image: Image("note"), icon: Image("small")))
        Text("d").navigationDocument(note, preview: SharePreview(name, icon: Image("small")))
        Text("e").navigationDocument(note, preview: SharePreview(Text("N"), image: Image("note")))
        Text("f").navigationDocument(note, preview: SharePreview(resource))
    }

    @ViewBuilder private var older: some View {
        Text("a").navigationBarTitle(Text("Text")).navigationBarTitle("Key")
            .navigationBarTitle(name)
        Text("b").navigationBarTitle(Text("Text"), displayMode: .inline)
            .navigationBarTitle("Key", displayMode: .large)
            .navigationBarTitle(name, displayMode: .automatic)
        Text("c").navigationBarItems(leading: Text("l"), trailing: Text("t"))
        Text("d").navigationBarItems(leading: Text("l")).navigationBarItems(trailing: Text("t"))
        Text("e").navigationBarHidden(true)
    }

    @ViewBuilder private var looks: some View {
        Text("a").toolbar(.hidden).toolbar(.hidden, for: .tabBar)
            .toolbar(.visible, for: .navigationBar, .bottomBar)
            .toolbarVisibility(.automatic, for: .windowToolbar, .bottomOrnament)
        Text("b").toolbar(removing: .sidebarToggle).toolbar(removing: .title).toolbar(removing: nil)
        Text("c").toolbarBackground(Color.red, for: .navigationBar)
            .toolbarBackground(.blue, for: .automatic, .accessoryBar(id: 1))
            .toolbarBackground(.visible, for: .navigationBar)
            .toolbarBackgroundVisibility(.hidden, for: ToolbarPlacement(id: "own"))
        Text("d").toolbarColorScheme(.dark, for: .navigationBar).toolbarColorScheme(nil)
        Text("e").toolbarRole(.automatic).toolbarRole(.navigationStack).toolbarRole(.browser)
            .toolbarRole(.editor)
        Text("f").toolbarTitleMenu { Button("Duplicate") {} }
    }
}

/// Each way to put items into bars.
@MainActor struct ToolbarOverloads: View {
    @State private var isOn = false

    var body: some View {
        VStack {
            Text("a").toolbar { Button("View") {} }
            Text("b").toolbar { items }
            Text("c").toolbar { ActionItems(isOn: isOn) }
            Text("d").toolbar(id: "main") {
                ToolbarItem(id: "one") { Text("1") }
                ToolbarItem(id: "two", placement: .primaryAction, showsByDefault: false) {
                    Text("2")
                }
                ToolbarItem(id: "three", placement: .secondaryAction) { Text("3") }
                    .customizationBehavior(.disabled)
                    .defaultCustomization(.hidden, options: .alwaysAvailable)
            }
        }
    }

    @ToolbarContentBuilder private var items: some ToolbarContent {
        ToolbarItem { Text("automatic") }
        ToolbarSpacer()
        ToolbarSpacer(.fixed, placement: .bottomBar)
        ToolbarItemGroup { Text("1") }
        ToolbarItemGroup(placement: .bottomBar) {
            Text("2")
        } label: {
            Label("More", systemImage: "ellipsis")
        }
        if #available(iOS 17, *) { ToolbarItem(placement: .topBarLeading) { Text("new") } }
    }
}

/// Toolbar content of an app's own, with a branch.
private struct ActionItems: ToolbarContent {
    let isOn: Bool

    var body: some ToolbarContent {
        ToolbarItem(placement: .cancellationAction) { Button("Cancel") {} }
        if isOn {
            ToolbarItem(placement: .confirmationAction) { Button("Done") {} }
        } else {
            ToolbarItem(placement: .destructiveAction) { Button("Delete") {} }
        }
    }
}

/// Each place for an item.
@MainActor let everyPlacement: [ToolbarItemPlacement] = [
    .automatic, .principal, .navigation, .primaryAction, .secondaryAction, .status,
    .confirmationAction, .cancellationAction, .destructiveAction, .keyboard, .topBarLeading,
    .topBarTrailing, .bottomBar, .bottomOrnament, .accessoryBar(id: "a"), .title, .largeTitle,
    .subtitle, .largeSubtitle, .navigationBarLeading, .navigationBarTrailing,
    ToolbarItemPlacement(id: "own"),
]

/// Each control that takes a resource as its title.
@MainActor struct ResourceOverloads: View {
    @State private var isOn = false
    @State private var text = ""
    private let resource: LocalizedStringResource = "Resource"

    var body: some View {
        List {
            Text(resource)
            Label(resource, systemImage: "star")
            Label(resource, image: "cat")
            Button(resource) {}
            Button(resource, role: .cancel) {}
            Button(resource, systemImage: "star") {}
            Button(resource, systemImage: "star", role: .destructive) {}
            NavigationLink(resource, value: 1)
            NavigationLink(resource) { Text("there") }
            NavigationLink(resource, destination: Text("there"))
            fields
        }
    }

    private var fields: some View {
        Section(resource) {
            Toggle(resource, isOn: $isOn)
            TextField(resource, text: $text)
            TextField(resource, text: $text, prompt: Text("prompt"))
            TextField(resource, text: $text, axis: .vertical)
            TextField(resource, text: $text, prompt: nil, axis: .vertical)
        }
    }
}

/// A value that can leave the app, in several ways.
struct SharedNote: Transferable, Codable, Equatable, CustomStringConvertible {
    var text: String

    var description: String { text }

    static var transferRepresentation: some TransferRepresentation {
        CodableRepresentation(contentType: .json)
        DataRepresentation(exportedContentType: .plainText) { Data($0.text.utf8) }
        FileRepresentation(contentType: .text) { note in
            let file = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
            try Data(note.text.utf8).write(to: file)
            return SentTransferredFile(file)
        } importing: { received in
            SharedNote(text: String(decoding: try Data(contentsOf: received.file), as: UTF8.self))
        }
        ProxyRepresentation(exporting: \.text)
    }
}
