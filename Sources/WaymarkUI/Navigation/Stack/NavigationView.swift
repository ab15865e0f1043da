// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

/// The deprecated container: a stack, or columns of which the later ones begin as placeholders.
///
/// An adapter over the same stack of screens as `NavigationStack` and `NavigationSplitView`
/// (NAV-268). Use those in new code.
public nonisolated struct NavigationView<Content: View>: View {
    let content: Content
    @Environment(\.navigationViewLook) private var look

    /// Takes up to three views: the root of the stack, or a view for each column.
    public init(@ViewBuilder content: () -> Content) { self.content = content() }

    /// The stack or the columns, as the style says.
    @MainActor public var body: some View {
        SplitContainer(configuration: configuration).id(look == .stack)
    }

    @MainActor private var configuration: SplitConfiguration {
        var columns = Array(listedViews(of: content).prefix(3))
        let isStack = look == .stack
        while columns.count < (isStack ? 1 : 2) { columns.append(AnyView(EmptyView())) }
        if isStack { columns = Array(columns.prefix(1)) }
        return SplitConfiguration(
            columns: columns, isLegacy: true, isAlwaysStack: isStack)
    }
}

/// The look of a legacy navigation view.
public protocol NavigationViewStyle {
    /// The look that the style stands for; not for apps.
    static var _look: _NavigationViewLook { get }
}

/// The looks of a legacy navigation view; not for apps, which use the styles.
public enum _NavigationViewLook: Sendable { case automatic, stack, columns }

/// Columns where there is room, otherwise one screen at a time.
public struct DefaultNavigationViewStyle: NavigationViewStyle {
    /// Makes the style; `.automatic` is shorter.
    public init() {}
    /// The look that the style stands for; not for apps.
    public static var _look: _NavigationViewLook { .automatic }
}

/// One screen at a time.
public struct StackNavigationViewStyle: NavigationViewStyle {
    /// Makes the style; `.stack` is shorter.
    public init() {}
    /// The look that the style stands for; not for apps.
    public static var _look: _NavigationViewLook { .stack }
}

/// Columns where there is room.
public struct ColumnNavigationViewStyle: NavigationViewStyle {
    /// The look that the style stands for; not for apps.
    public static var _look: _NavigationViewLook { .columns }
}

/// An older name of columns (NAV-254).
public struct DoubleColumnNavigationViewStyle: NavigationViewStyle {
    /// Makes the style; `.columns` is the newer name.
    public init() {}
    /// The look that the style stands for; not for apps.
    public static var _look: _NavigationViewLook { .columns }
}

extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
    /// Columns where there is room, otherwise one screen at a time.
    public static var automatic: Self { Self() }
}

extension NavigationViewStyle where Self == StackNavigationViewStyle {
    /// One screen at a time, whatever the width.
    public static var stack: Self { Self() }
}

extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
    /// Columns where there is room.
    public static var columns: Self { Self() }
}

private struct NavigationViewLookKey: EnvironmentKey {
    static var defaultValue: _NavigationViewLook { .automatic }
}

extension EnvironmentValues {
    var navigationViewLook: _NavigationViewLook {
        get { self[NavigationViewLookKey.self] }
        set { self[NavigationViewLookKey.self] = newValue }
    }
}

extension View {
    /// Sets how legacy navigation views in this view look (NAV-255).
    public nonisolated func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View {
        environment(\.navigationViewLook, S._look)
    }
}
