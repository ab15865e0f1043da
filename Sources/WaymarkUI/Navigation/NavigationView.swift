// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

/// The deprecated container: a stack, or columns of which the later ones begin as placeholders.
///
/// An adapter over the same core as `NavigationStack` and `NavigationSplitView` (NAV-268). Use those in new code.
public nonisolated struct NavigationView<Content: View>: View {
    let content: Content
    @Environment(\.navigationViewLook) private var look

    public init(@ViewBuilder content: () -> Content) { self.content = content() }

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

/// How a legacy navigation view looks.
public protocol NavigationViewStyle {
    static var _look: _NavigationViewLook { get }
}

public enum _NavigationViewLook: Sendable { case automatic, stack, columns }

public struct DefaultNavigationViewStyle: NavigationViewStyle {
    public init() {}
    public static var _look: _NavigationViewLook { .automatic }
}

/// One screen at a time.
public struct StackNavigationViewStyle: NavigationViewStyle {
    public init() {}
    public static var _look: _NavigationViewLook { .stack }
}

/// Columns where there is room.
public struct ColumnNavigationViewStyle: NavigationViewStyle {
    init() {}
    public static var _look: _NavigationViewLook { .columns }
}

/// An older name of columns (NAV-254).
public struct DoubleColumnNavigationViewStyle: NavigationViewStyle {
    public init() {}
    public static var _look: _NavigationViewLook { .columns }
}

extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
    public static var automatic: Self { Self() }
}

extension NavigationViewStyle where Self == StackNavigationViewStyle {
    public static var stack: Self { Self() }
}

extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
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
