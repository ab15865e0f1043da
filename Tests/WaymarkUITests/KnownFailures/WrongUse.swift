// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import SwiftUI
import Testing
import WaymarkTesting

/// A wrong use of navigation, and what is to be said about it.
struct WrongUse: Sendable, CustomTestStringConvertible {
    let name: String
    let says: [String]
    var place = "NavigationStack"
    let screen: @MainActor () -> WaymarkTesting.Screen
    /// The steps of a person before the mistake shows, if any are needed.
    var act: @MainActor (WaymarkTesting.Screen) throws -> Void = { _ in }

    var testDescription: String { name }

    static let all = links + destinations + containers + bindings

    private static let links = [
        WrongUse(
            name: "link without container", says: ["'Alone'", "Put it inside a NavigationStack"],
            place: "Surrounding",
            screen: { Screen { Surrounding { NavigationLink("Alone", value: 1) } } }),
        WrongUse(
            name: "link without registration",
            says: ["'Go'", "for: Int.self", "there are ones for String", "Add one inside"],
            screen: {
                Screen {
                    NavigationStack {
                        NavigationLink("Go", value: 1)
                            .navigationDestination(for: String.self) { Text($0) }
                    }
                }
            }),
        WrongUse(
            name: "value of another type than the typed path",
            says: ["'Int'", "path of 'String'", "'Go'", "bind the stack to a 'NavigationPath'"],
            screen: {
                Screen {
                    NavigationStack(path: Recorded([String]()).binding) {
                        NavigationLink("Go", value: 1)
                            .navigationDestination(for: Int.self) { Text("\($0)") }
                    }
                }
            }),
        WrongUse(
            name: "tag of another type than the selection",
            says: ["tag is a 'String'", "selects 'Int'", "Give both the same type"], place: "List",
            screen: {
                Screen {
                    List(selection: Recorded<Int?>(nil).binding) { Text("Row").tag("row") }
                }
            }),
    ]

    private static let destinations = [
        WrongUse(
            name: "duplicate registration",
            says: ["'Int'", "'Shelf' in the root", "'Book' in a pushed screen", "Remove"],
            screen: { Screen { NavigationStack { Shelf() } } },
            act: { try $0.press("Go") }),
        WrongUse(
            name: "registration outside every container",
            says: ["'Int'", "Move the modifier inside a NavigationStack"],
            place: "DestinationAlone",
            screen: { Screen { Surrounding { DestinationAlone() } } }),
        WrongUse(
            name: "registration in lazy content",
            says: ["'Int'", "inside a List", "on the List itself"], place: "List",
            screen: {
                Screen {
                    NavigationStack {
                        List {
                            Text("Row").navigationDestination(for: Int.self) { Text("\($0)") }
                        }
                    }
                }
            }),
        WrongUse(
            name: "several presentations at once",
            says: ["the destination with 'isPresented'", "is set off", "Keep one optional value"],
            screen: { Screen { TwoFlags(first: Recorded(true), second: Recorded(true)) } }),
    ]

    private static let containers = [
        WrongUse(
            name: "nested stacks", says: ["inside another one's screen", "Remove the inner one"],
            screen: { Screen { NavigationStack { NavigationStack { Text("Inner") } } } }),
        WrongUse(
            name: "element that cannot be encoded",
            says: ["'Unwritten'", "not 'Codable'", "Make it 'Codable'"], place: "NavigationPath",
            screen: { Screen { SavingStack(path: NavigationPath([Unwritten()])) } },
            act: { try $0.press("Save") }),
        WrongUse(
            name: "unstable type name",
            says: ["'Hidden'", "Make the type internal"], place: "NavigationPath",
            screen: { Screen { SavingStack.ofAPrivateType } },
            act: { try $0.press("Save") }),
        WrongUse(
            name: "missing environment object",
            says: ["'Settings'", "to the container that pushes it, not to its root view"],
            place: "SettingsReader",
            screen: { Screen { SettingsStack(isOnTheStack: false) } },
            act: { if $0.depth == 0 { try $0.press("Go") } }),
    ]

    private static let bindings = [
        WrongUse(
            name: "refused write", says: ["'path' was set", "let its 'set' store the value"],
            screen: {
                let path = Recorded([Int]())
                path.filter = { _ in [] }
                return Screen { NumberStack(path.binding) }
            },
            act: { try $0.press("One") }),
        WrongUse(
            name: "write during a body",
            says: ["'WrittenInBody'", "Write it from an action"], place: "WrittenInBody",
            screen: { Screen { NavigationStack { WrittenInBody() } } }),
        WrongUse(
            name: "constant path", says: ["'path' is bound to a constant", "Bind it to state"],
            screen: { Screen { NumberStack(.constant([])) } },
            act: { try $0.press("One") }),
    ]
}
