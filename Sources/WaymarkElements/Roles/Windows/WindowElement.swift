// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

/// The title and the route that a window shows around its content.
public struct WindowElement: Equatable, Sendable {
    /// The title of the frontmost screen.
    public var title: String?
    /// The app's own title for its windows.
    public var name: String?
    /// The place where the person is: one segment per tab, selection and pushed screen, from the
    /// root.
    public var route: [String]

    /// Makes a window; without arguments, an untitled one at the first screen.
    public init(title: String? = nil, name: String? = nil, route: [String] = []) {
        self.title = title
        self.name = name
        self.route = route
    }
}

extension WindowElement: OutlinedRole {
    var outline: String { line("window", title.map(quoted), segments) }

    private var segments: String? {
        route.isEmpty ? nil : "at /" + route.joined(separator: "/")
    }
}
