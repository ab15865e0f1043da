// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

extension Menu where Label == Text {
    /// A menu with a title.
    public nonisolated init(
        _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content
    ) {
        self.init(label: Text(titleKey), content: content())
    }

    /// A menu with a title; a press does something, and a button beside it opens the menu.
    @preconcurrency public nonisolated init(
        _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content,
        primaryAction: @escaping @MainActor () -> Void
    ) {
        self.init(label: Text(titleKey), content: content(), primaryAction: primaryAction)
    }

    /// A menu with a title that is known at run time.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(
        _ title: S, @ViewBuilder content: () -> Content
    ) {
        self.init(label: Text(title), content: content())
    }

    /// A menu with a title that is known at run time; a press does something, and a button beside
    /// it opens the menu.
    @_disfavoredOverload
    @preconcurrency public nonisolated init<S: StringProtocol>(
        _ title: S, @ViewBuilder content: () -> Content,
        primaryAction: @escaping @MainActor () -> Void
    ) {
        self.init(label: Text(title), content: content(), primaryAction: primaryAction)
    }
}

extension Menu where Label == WaymarkUI.Label<Text, Image> {
    /// A menu with a title and a symbol.
    public nonisolated init(
        _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content
    ) {
        self.init(label: WaymarkUI.Label(titleKey, systemImage: systemImage), content: content())
    }

    /// A menu with a title and a symbol; a press does something, and a button beside it opens the
    /// menu.
    @preconcurrency public nonisolated init(
        _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content,
        primaryAction: @escaping @MainActor () -> Void
    ) {
        self.init(
            label: WaymarkUI.Label(titleKey, systemImage: systemImage), content: content(),
            primaryAction: primaryAction)
    }

    /// A menu with a title that is known at run time and a symbol.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(
        _ title: S, systemImage: String, @ViewBuilder content: () -> Content
    ) {
        self.init(label: WaymarkUI.Label(title, systemImage: systemImage), content: content())
    }

    /// A menu with a title that is known at run time and a symbol; a press does something, and a
    /// button beside it opens the menu.
    @_disfavoredOverload
    @preconcurrency public nonisolated init<S: StringProtocol>(
        _ title: S, systemImage: String, @ViewBuilder content: () -> Content,
        primaryAction: @escaping @MainActor () -> Void
    ) {
        self.init(
            label: WaymarkUI.Label(title, systemImage: systemImage), content: content(),
            primaryAction: primaryAction)
    }

    /// A menu with a title and a picture.
    public nonisolated init(
        _ titleKey: LocalizedStringKey, image: String, @ViewBuilder content: () -> Content
    ) {
        self.init(label: WaymarkUI.Label(titleKey, image: image), content: content())
    }

    /// A menu with a title and a picture; a press does something, and a button beside it opens the
    /// menu.
    @preconcurrency public nonisolated init(
        _ titleKey: LocalizedStringKey, image: String, @ViewBuilder content: () -> Content,
        primaryAction: @escaping @MainActor () -> Void
    ) {
        self.init(
            label: WaymarkUI.Label(titleKey, image: image), content: content(),
            primaryAction: primaryAction)
    }

    /// A menu with a title that is known at run time and a picture.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(
        _ title: S, image: String, @ViewBuilder content: () -> Content
    ) {
        self.init(label: WaymarkUI.Label(title, image: image), content: content())
    }

    /// A menu with a title that is known at run time and a picture; a press does something, and a
    /// button beside it opens the menu.
    @_disfavoredOverload
    @preconcurrency public nonisolated init<S: StringProtocol>(
        _ title: S, image: String, @ViewBuilder content: () -> Content,
        primaryAction: @escaping @MainActor () -> Void
    ) {
        self.init(
            label: WaymarkUI.Label(title, image: image), content: content(),
            primaryAction: primaryAction)
    }
}
