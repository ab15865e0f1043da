// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

extension Button {
    /// A button with any label.
    @preconcurrency public nonisolated init(
        action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
    ) {
        self.init(role: nil, action: action, label: label())
    }

    /// A button with a meaning and any label.
    @preconcurrency public nonisolated init(
        role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
    ) {
        self.init(role: role, action: action, label: label())
    }
}

extension Button where Label == Text {
    /// A button with a title.
    @preconcurrency public nonisolated init(
        _ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void
    ) {
        self.init(role: nil, action: action, label: Text(titleKey))
    }

    /// A button with a title that is known at run time.
    @_disfavoredOverload
    @preconcurrency public nonisolated init<S: StringProtocol>(
        _ title: S, action: @escaping @MainActor () -> Void
    ) {
        self.init(role: nil, action: action, label: Text(title))
    }

    /// A button with a meaning and a title.
    @preconcurrency public nonisolated init(
        _ titleKey: LocalizedStringKey, role: ButtonRole?, action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, action: action, label: Text(titleKey))
    }

    /// A button with a meaning and a title that is known at run time.
    @_disfavoredOverload
    @preconcurrency public nonisolated init<S: StringProtocol>(
        _ title: S, role: ButtonRole?, action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, action: action, label: Text(title))
    }
}

extension Button where Label == WaymarkUI.Label<Text, Image> {
    /// A button with a title and a symbol.
    @preconcurrency public nonisolated init(
        _ titleKey: LocalizedStringKey, systemImage: String, action: @escaping @MainActor () -> Void
    ) {
        let label = WaymarkUI.Label(titleKey, systemImage: systemImage)
        self.init(role: nil, action: action, label: label)
    }

    /// A button with a title that is known at run time, and a symbol.
    @_disfavoredOverload
    @preconcurrency public nonisolated init<S: StringProtocol>(
        _ title: S, systemImage: String, action: @escaping @MainActor () -> Void
    ) {
        let label = WaymarkUI.Label(title, systemImage: systemImage)
        self.init(role: nil, action: action, label: label)
    }

    /// A button with a meaning, a title and a symbol.
    @preconcurrency public nonisolated init(
        _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole?,
        action: @escaping @MainActor () -> Void
    ) {
        let label = WaymarkUI.Label(titleKey, systemImage: systemImage)
        self.init(role: role, action: action, label: label)
    }

    /// A button with a meaning, a title that is known at run time, and a symbol.
    @_disfavoredOverload
    @preconcurrency public nonisolated init<S: StringProtocol>(
        _ title: S, systemImage: String, role: ButtonRole?, action: @escaping @MainActor () -> Void
    ) {
        let label = WaymarkUI.Label(title, systemImage: systemImage)
        self.init(role: role, action: action, label: label)
    }

    /// A button with a title and a picture.
    @preconcurrency public nonisolated init(
        _ titleKey: LocalizedStringKey, image: String, action: @escaping @MainActor () -> Void
    ) {
        self.init(role: nil, action: action, label: WaymarkUI.Label(titleKey, image: image))
    }
}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
    /// The button that a `PrimitiveButtonStyle` is asked to show.
    public nonisolated init(_ configuration: PrimitiveButtonStyleConfiguration) {
        self.init(
            role: configuration.role, action: configuration.action, label: configuration.label)
    }
}
