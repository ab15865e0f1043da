// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

/// The links of `NavigationView` that follow a flag: deprecated on every platform, so that Linux
/// warns as well (NAV-257, NAV-303).
@available(*, deprecated, message: "use 'navigationDestination(isPresented:)', or a value link")
extension NavigationLink {
    /// Leads to a view and shows it while the flag is true; pressing sets the flag (NAV-257).
    public init(
        isActive: Binding<Bool>,
        @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label
    ) {
        self.init(
            target: .view(destination(), activation: LinkActivation(isActive)),
            label: label())
    }

    /// The same with the destination as a value. The older form: a closure is newer.
    public init(destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label)
    {
        self.init(
            target: .view(destination, activation: LinkActivation(isActive)),
            label: label())
    }
}

@available(*, deprecated, message: "use 'navigationDestination(isPresented:)', or a value link")
extension NavigationLink where Label == Text {
    /// Leads to a view while the flag is true, under a title (NAV-257).
    public init(
        _ titleKey: LocalizedStringKey, isActive: Binding<Bool>,
        @ViewBuilder destination: () -> Destination
    ) {
        self.init(
            target: .view(destination(), activation: LinkActivation(isActive)),
            label: Text(titleKey))
    }

    /// The same with a title and the destination as a value. The older form: a closure is newer.
    public init(_ titleKey: LocalizedStringKey, destination: Destination, isActive: Binding<Bool>) {
        self.init(
            target: .view(destination, activation: LinkActivation(isActive)),
            label: Text(titleKey))
    }

    /// Leads to a view while the flag is true, under a title that is not localized (NAV-257).
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination
    ) {
        self.init(
            target: .view(destination(), activation: LinkActivation(isActive)),
            label: Text(title))
    }

    /// The same with the destination as a value and a title that is not localized.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, destination: Destination, isActive: Binding<Bool>) {
        self.init(
            target: .view(destination, activation: LinkActivation(isActive)),
            label: Text(title))
    }
}

extension LinkActivation {
    fileprivate init(_ isActive: Binding<Bool>) {
        self.init(
            isConstant: isActive.location.isConstant, isOn: { isActive.wrappedValue },
            set: { if isActive.wrappedValue != $0 { isActive.wrappedValue = $0 } })
    }
}
