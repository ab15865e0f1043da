// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

extension NavigationLink {
    /// Leads to a view.
    public init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {
        self.init(target: .view(destination(), activation: nil), label: label())
    }

    /// Leads to a view. The older form: a closure is newer.
    public init(destination: Destination, @ViewBuilder label: () -> Label) {
        self.init(target: .view(destination, activation: nil), label: label())
    }
}

extension NavigationLink where Label == Text {
    /// Leads to a view, under a title.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination) {
        self.init(target: .view(destination(), activation: nil), label: Text(titleKey))
    }

    /// Leads to a view, under a title that is not localized.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder destination: () -> Destination) {
        self.init(target: .view(destination(), activation: nil), label: Text(title))
    }

    /// Leads to a view, under a title. The older form: a closure is newer.
    public init(_ titleKey: LocalizedStringKey, destination: Destination) {
        self.init(target: .view(destination, activation: nil), label: Text(titleKey))
    }

    /// Leads to a view, under a title that is not localized. The older form: a closure is newer.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, destination: Destination) {
        self.init(target: .view(destination, activation: nil), label: Text(title))
    }
}

extension NavigationLink where Destination == Never {
    /// Leads to the destination registered for the value's type; `nil` disables the link (NAV-070).
    public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) {
        self.init(target: .value(value.map { PathValue($0) }), label: label())
    }

    /// The same for a value that can be saved with its path (NAV-070).
    public init<P: Hashable & Codable>(value: P?, @ViewBuilder label: () -> Label) {
        self.init(target: .value(value.map { PathValue($0) }), label: label())
    }

    /// Leads to the destination for colours; makes `.purple` and the like work as a value.
    public init(value: Color?, @ViewBuilder label: () -> Label) {
        self.init(target: .value(value.map { PathValue($0) }), label: label())
    }
}

extension NavigationLink where Label == Text, Destination == Never {
    /// Leads to the destination registered for the value's type, under a title.
    public init<P: Hashable>(_ titleKey: LocalizedStringKey, value: P?) {
        self.init(target: .value(value.map { PathValue($0) }), label: Text(titleKey))
    }

    /// The same for a value that can be saved with its path.
    public init<P: Hashable & Codable>(_ titleKey: LocalizedStringKey, value: P?) {
        self.init(target: .value(value.map { PathValue($0) }), label: Text(titleKey))
    }

    /// Leads to the destination for the value's type, under a title that is not localized.
    @_disfavoredOverload
    public init<S: StringProtocol, P: Hashable>(_ title: S, value: P?) {
        self.init(target: .value(value.map { PathValue($0) }), label: Text(title))
    }

    /// The same, under a title that is not localized, for a value that can be saved with its path.
    @_disfavoredOverload
    public init<S: StringProtocol, P: Hashable & Codable>(_ title: S, value: P?) {
        self.init(target: .value(value.map { PathValue($0) }), label: Text(title))
    }

    /// Leads to the destination for colours; makes `.purple` and the like work as a value.
    public init(_ titleKey: LocalizedStringKey, value: Color?) {
        self.init(target: .value(value.map { PathValue($0) }), label: Text(titleKey))
    }

    /// Leads to the destination for colours, under a title that is not localized.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, value: Color?) {
        self.init(target: .value(value.map { PathValue($0) }), label: Text(title))
    }
}
