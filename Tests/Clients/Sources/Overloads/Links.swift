// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import SwiftUI

struct Links: View {
    let title = "title"
    let resource: LocalizedStringResource = "resource"
    let place: Place? = Place()
    let mark: Mark? = nil

    @ViewBuilder var body: some View {
        NavigationLink {
            Text("there")
        } label: {
            Text("go")
        }
        NavigationLink(destination: { Text("there") }, label: { Text("go") })
        NavigationLink("go") { Text("there") }
        NavigationLink(title) { Text("there") }
        NavigationLink(title.dropFirst(), destination: { Text("there") })
        values
        resources
        NavigationLink(destination: Text("there")) { Text("go") }
        NavigationLink("go", destination: Text("there"))
        NavigationLink(title, destination: Text("there"))
        NavigationLink("go") { Text("there") }.isDetailLink(false)
        NavigationLink("go", value: 1).isDetailLink(true)
    }

    @ViewBuilder private var values: some View {
        NavigationLink(value: mark) { Text("go") }
        NavigationLink(value: Mark()) { Text("go") }
        NavigationLink(value: place) { Text("go") }
        NavigationLink("go", value: mark)
        NavigationLink("go", value: place)
        NavigationLink(title, value: mark)
        NavigationLink(title, value: place)
        NavigationLink("go", value: Color.purple)
        NavigationLink("go", value: .purple)
    }

    @ViewBuilder private var resources: some View {
        NavigationLink(resource) { Text("there") }
        NavigationLink(resource, destination: Text("there"))
        NavigationLink(resource, value: mark)
        NavigationLink(resource, value: place)
    }

    typealias OfValue = NavigationLink<Text, Never>
    typealias OfView = NavigationLink<Label<Text, Image>, Text>
}

/// The links that Apple deprecated with iOS 16: the only uses here that warn.
struct DeprecatedLinks: View {
    let title = "title"
    @State private var isOn = false
    @State private var tag: Int?

    @ViewBuilder var body: some View {
        NavigationLink(isActive: $isOn) {
            Text("there")
        } label: {
            Text("go")
        }
        NavigationLink("go", isActive: $isOn) { Text("there") }
        NavigationLink(title, isActive: $isOn) { Text("there") }
        NavigationLink(destination: Text("there"), isActive: $isOn) { Text("go") }
        NavigationLink("go", destination: Text("there"), isActive: $isOn)
        NavigationLink(title, destination: Text("there"), isActive: $isOn)
        tagged
    }

    @ViewBuilder private var tagged: some View {
        NavigationLink(tag: 1, selection: $tag) {
            Text("there")
        } label: {
            Text("go")
        }
        NavigationLink("go", tag: 1, selection: $tag) { Text("there") }
        NavigationLink(title, tag: 1, selection: $tag) { Text("there") }
        NavigationLink(destination: Text("there"), tag: 1, selection: $tag) { Text("go") }
        NavigationLink("go", destination: Text("there"), tag: 1, selection: $tag)
        NavigationLink(title, destination: Text("there"), tag: 1, selection: $tag)
    }
}
