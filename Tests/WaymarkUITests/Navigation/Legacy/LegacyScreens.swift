// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import SwiftUI

struct TwoPanes: View {
    var body: some View {
        NavigationView {
            VStack {
                NavigationLink("First") { Text("first pane").navigationTitle("One") }
                NavigationLink("Second") { Text("second pane").navigationTitle("Two") }
            }
            .navigationTitle("Menu")
            Text("Placeholder")
        }
    }
}

struct TaggedLinks: View {
    let selection: Recorded<String?>

    @available(*, deprecated)
    var body: some View {
        NavigationView {
            List {
                NavigationLink("A", tag: "a", selection: selection.binding) { Text("screen a") }
                NavigationLink("B", tag: "b", selection: selection.binding) { Text("screen b") }
            }
            Text("Placeholder")
        }
    }
}

struct EquallyTaggedLinks: View {
    let selection: Recorded<String?>

    @available(*, deprecated)
    var body: some View {
        NavigationView {
            VStack {
                NavigationLink("One", tag: "a", selection: selection.binding) { Text("first") }
                NavigationLink("Two", tag: "a", selection: selection.binding) { Text("second") }
            }
        }
        .navigationViewStyle(.stack)
    }
}

struct ActiveLink: View {
    let isActive: Recorded<Bool>

    @available(*, deprecated)
    var body: some View {
        NavigationView {
            NavigationLink("Go", isActive: isActive.binding) { Text("There") }
        }
    }
}

struct LinksInLinks: View {
    let outer: Recorded<Bool>
    let inner: Recorded<Bool>

    @available(*, deprecated)
    var body: some View {
        NavigationView {
            NavigationLink("Out", isActive: outer.binding) {
                NavigationLink("In", isActive: inner.binding) { Text("Deep") }
            }
        }
    }
}

/// Two screens in the first column, of which the upper one has a link to the next column.
struct LinksAcrossColumns: View {
    let outer: Recorded<Bool>
    let inner: Recorded<Bool>
    let deep: Recorded<Int?>

    @available(*, deprecated)
    var body: some View {
        NavigationView {
            NavigationLink("Out", isActive: outer.binding) {
                NavigationLink("In", isActive: inner.binding) {
                    NavigationLink("Deep", tag: 5, selection: deep.binding) { Text("Deepest") }
                }
                .isDetailLink(false)
            }
            .isDetailLink(false)
        }
    }
}

/// Three columns of links that follow two selections.
struct TagsInTags: View {
    let selection: Recorded<String?>
    let number: Recorded<Int?>

    @available(*, deprecated)
    var body: some View {
        NavigationView {
            List(["a", "b"], id: \.self) { letter in
                NavigationLink("Letter \(letter)", tag: letter, selection: selection.binding) {
                    ForEach([1, 2], id: \.self) { tag in
                        NavigationLink("Number \(tag)", tag: tag, selection: number.binding) {
                            Text("\(letter) \(tag)")
                        }
                    }
                }
            }
            Text("Middle")
            Text("Last")
        }
    }
}

struct NumberedLinks: View {
    let selection: Recorded<Int?>

    @available(*, deprecated)
    var body: some View {
        NavigationView {
            List(0..<200) { number in
                NavigationLink("Row \(number)", tag: number, selection: selection.binding) {
                    Text("Number \(number)")
                }
            }
        }
    }
}

struct HiddenLink: View {
    enum Kind: CaseIterable { case emptyLabel, hidden, background, overlay, transparent }

    let kind: Kind
    let isActive: Recorded<Bool>

    @available(*, deprecated)
    var body: some View {
        NavigationView {
            switch kind {
            case .emptyLabel:
                VStack {
                    Text("Visible")
                    NavigationLink(destination: Text("There"), isActive: isActive.binding) {
                        EmptyView()
                    }
                }
            case .hidden:
                VStack {
                    Text("Visible")
                    NavigationLink("Go", destination: Text("There"), isActive: isActive.binding)
                        .hidden()
                }
            case .background:
                Text("Visible").background(
                    NavigationLink(destination: Text("There"), isActive: isActive.binding) {
                        EmptyView()
                    })
            case .overlay:
                Text("Visible").overlay {
                    NavigationLink(destination: Text("There"), isActive: isActive.binding) {
                        EmptyView()
                    }
                }
            case .transparent:
                Text("Visible").background(
                    NavigationLink(destination: Text("There"), isActive: isActive.binding) {
                        EmptyView()
                    }
                    .opacity(0))
            }
        }
    }
}

struct FollowedLink: View {
    let word: Recorded<String>

    var body: some View {
        let word = word.value
        NavigationLink("Go") { Text("There \(word)") }
    }
}

struct ThirdColumn: View {
    let isWide: Recorded<Bool>

    var body: some View {
        NavigationView {
            NavigationLink("Side") { Text("There") }
            Text("Second")
            if isWide.value { Text("Third") }
        }
    }
}
