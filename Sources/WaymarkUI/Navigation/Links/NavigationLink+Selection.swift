// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

/// The links of `NavigationView` that follow a selection: deprecated on every platform, so that
/// Linux warns as well (NAV-258, NAV-303).
@available(*, deprecated, message: "use a link with a value, in a stack or in a selecting list")
extension NavigationLink {
    /// Leads to a view and shows it while the selection is `tag`; pressing selects it (NAV-258).
    public init<V: Hashable>(
        tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination,
        @ViewBuilder label: () -> Label
    ) {
        self.init(
            target: .view(destination(), activation: LinkActivation(tag, selection)),
            label: label())
    }

    /// The same with the destination as a value. The older form: a closure is newer.
    public init<V: Hashable>(
        destination: Destination, tag: V, selection: Binding<V?>, @ViewBuilder label: () -> Label
    ) {
        self.init(
            target: .view(destination, activation: LinkActivation(tag, selection)),
            label: label())
    }
}

@available(*, deprecated, message: "use a link with a value, in a stack or in a selecting list")
extension NavigationLink where Label == Text {
    /// Leads to a view while the selection is `tag`, under a title (NAV-258).
    public init<V: Hashable>(
        _ titleKey: LocalizedStringKey, tag: V, selection: Binding<V?>,
        @ViewBuilder destination: () -> Destination
    ) {
        self.init(
            target: .view(destination(), activation: LinkActivation(tag, selection)),
            label: Text(titleKey))
    }

    /// The same with a title and the destination as a value. The older form: a closure is newer.
    public init<V: Hashable>(
        _ titleKey: LocalizedStringKey, destination: Destination, tag: V, selection: Binding<V?>
    ) {
        self.init(
            target: .view(destination, activation: LinkActivation(tag, selection)),
            label: Text(titleKey))
    }

    /// Leads to a view while the selection is `tag`, under a title that is not localized (NAV-258).
    @_disfavoredOverload
    public init<S: StringProtocol, V: Hashable>(
        _ title: S, tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination
    ) {
        self.init(
            target: .view(destination(), activation: LinkActivation(tag, selection)),
            label: Text(title))
    }

    /// The same with the destination as a value and a title that is not localized.
    @_disfavoredOverload
    public init<S: StringProtocol, V: Hashable>(
        _ title: S, destination: Destination, tag: V, selection: Binding<V?>
    ) {
        self.init(
            target: .view(destination, activation: LinkActivation(tag, selection)),
            label: Text(title))
    }
}

extension LinkActivation {
    fileprivate init<V: Hashable>(_ tag: V, _ selection: Binding<V?>) {
        self.init(
            tag: AnyHashable(tag), isConstant: selection.location.isConstant,
            isOn: { selection.wrappedValue == tag },
            set: { isOn in
                if isOn {
                    selection.wrappedValue = tag
                } else if selection.wrappedValue == tag {
                    selection.wrappedValue = nil
                }
            })
    }
}
