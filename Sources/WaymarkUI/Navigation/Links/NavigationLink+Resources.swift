// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

extension NavigationLink where Label == Text {
    /// Leads to a view, under a title from a resource.
    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource, @ViewBuilder destination: () -> Destination
    ) {
        self.init(target: .view(destination(), activation: nil), label: Text(titleResource))
    }

    /// Leads to a view, under a title from a resource. The older form: a closure is newer.
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, destination: Destination) {
        self.init(target: .view(destination, activation: nil), label: Text(titleResource))
    }
}

extension NavigationLink where Label == Text, Destination == Never {
    /// Leads to the destination registered for the value's type, under a title from a resource.
    @_disfavoredOverload
    public init<P: Hashable>(_ titleResource: LocalizedStringResource, value: P?) {
        self.init(target: .value(value.map { PathValue($0) }), label: Text(titleResource))
    }

    /// The same for a value that can be saved with its path.
    @_disfavoredOverload
    public init<P: Hashable & Codable>(_ titleResource: LocalizedStringResource, value: P?) {
        self.init(target: .value(value.map { PathValue($0) }), label: Text(titleResource))
    }
}
