// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import SwiftUI

struct Surrounding<Content: View>: View {
    @ViewBuilder let content: () -> Content

    var body: some View { content() }
}

/// Two views that declare a destination for one type, the second on the first one's screen.
struct Shelf: View {
    var body: some View {
        NavigationLink("Go", value: 1)
            .navigationDestination(for: Int.self) { Book(number: $0) }
    }
}

struct Book: View {
    let number: Int

    var body: some View {
        NavigationLink("Go", value: number + 1)
            .navigationTitle("Book \(number)")
            .navigationDestination(for: Int.self) { Text("never \($0)") }
    }
}

struct DestinationAlone: View {
    var body: some View { Text("Alone").navigationDestination(for: Int.self) { Text("\($0)") } }
}

struct Unwritten: Hashable { var number = 1 }

private struct Hidden: Hashable, Codable { var number = 1 }

struct SavingStack: View {
    @State var path: NavigationPath
    @State private var saved = Data()

    /// A path that holds a value of a private type.
    static var ofAPrivateType: Self { Self(path: NavigationPath([Hidden()])) }

    var body: some View {
        NavigationStack(path: $path) {
            Text("Root")
                .navigationDestination(for: Unwritten.self) { _ in button }
                .navigationDestination(for: Hidden.self) { _ in button }
        }
    }

    private var button: some View {
        Button("Save") { saved = (try? JSONEncoder().encode(path.codable)) ?? Data() }
    }
}

private final class Settings: ObservableObject { let name = "plain" }

struct SettingsReader: View {
    @EnvironmentObject private var settings: Settings

    var body: some View { Text("settings \(settings.name)") }
}

/// A stack whose pushed screen reads an object that is given to the stack, or to its root only.
struct SettingsStack: View {
    let isOnTheStack: Bool
    private let settings = Settings()

    var body: some View {
        if isOnTheStack {
            NavigationStack { root }.environmentObject(settings)
        } else {
            NavigationStack { root.environmentObject(settings) }
        }
    }

    private var root: some View {
        NavigationLink("Go", value: 1)
            .navigationDestination(for: Int.self) { _ in SettingsReader() }
    }
}

struct WrittenInBody: View {
    @State private var number = 0

    var body: some View {
        if number == 0 { number = 1 }
        return Text("\(number)")
    }
}
