// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import SwiftUI

struct Place: Hashable, Codable, Identifiable { var id = 0 }
struct Mark: Hashable, Identifiable { var id = 0 }

struct Stacks: View {
    @State private var path = NavigationPath()
    @State private var places: [Place] = []
    @State private var slice: ArraySlice<Mark> = []
    @State private var isOn = false
    @State private var mark: Mark?

    @ViewBuilder var body: some View {
        NavigationStack { Text("root") }
        NavigationStack(root: { Text("root") })
        NavigationStack(path: $path) { Text("root") }
        NavigationStack(path: $places) { Text("root") }
        NavigationStack(path: $slice, root: { Text("root") })
        NavigationStack {
            Text("root")
                .navigationDestination(for: Place.self) { Text("\($0.id)") }
                .navigationDestination(for: Mark.self, destination: { Text("\($0.id)") })
                .navigationDestination(isPresented: $isOn) { Text("on") }
                .navigationDestination(isPresented: $isOn, destination: { Text("on") })
                .navigationDestination(item: $mark) { Text("\($0.id)") }
                .navigationDestination(item: $mark, destination: { Text("\($0.id)") })
        }
    }

    typealias RootOfNone = NavigationStack<NavigationPath, Text>
    typealias RootOfArray = NavigationStack<[Place], Text>
}

func usePaths() throws -> NavigationPath? {
    var path = NavigationPath()
    path = NavigationPath([1, 2])
    path = NavigationPath([Mark()])
    path = NavigationPath([Place()] as ArraySlice)
    path.append(Place())
    path.append(Mark())
    path.removeLast()
    path.removeLast(1)
    guard path.count > 0, !path.isEmpty, path == path else { return nil }
    let codable: NavigationPath.CodableRepresentation? = path.codable
    guard let codable, codable == codable else { return nil }
    let data = try JSONEncoder().encode(codable)
    let type = NavigationPath.CodableRepresentation.self
    return NavigationPath(try JSONDecoder().decode(type, from: data))
}
