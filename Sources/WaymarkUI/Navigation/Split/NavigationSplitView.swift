// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import WaymarkElements

/// Two or three columns, where selections in leading columns decide what later columns show.
///
/// In compact width the columns become one stack (NAV-121).
public nonisolated struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: View {
    let visibility: Binding<NavigationSplitViewVisibility>?
    let compactColumn: Binding<NavigationSplitViewColumn>?
    let sidebar: Sidebar
    /// Absent where there are two columns.
    let content: Content?
    let detail: Detail

    /// The columns, or the one stack that they become in compact width.
    @MainActor public var body: some View {
        SplitContainer(configuration: configuration)
    }

    private var configuration: SplitConfiguration {
        var columns = [AnyView(sidebar), AnyView(detail)]
        if let content { columns.insert(AnyView(content), at: 1) }
        return SplitConfiguration(
            columns: columns, visibility: visibility, compactColumn: compactColumn)
    }
}

extension NavigationSplitView {
    /// Three columns.
    public init(
        @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
        @ViewBuilder detail: () -> Detail
    ) {
        self.init(
            visibility: nil, compactColumn: nil, sidebar: sidebar(), content: content(),
            detail: detail())
    }

    /// Three columns, of which the app says, and hears, which are visible.
    public init(
        columnVisibility: Binding<NavigationSplitViewVisibility>,
        @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
    ) {
        self.init(
            visibility: columnVisibility, compactColumn: nil, sidebar: sidebar(),
            content: content(),
            detail: detail())
    }

    /// Three columns, of which the app says the one that compact width shows.
    public init(
        preferredCompactColumn: Binding<NavigationSplitViewColumn>,
        @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
    ) {
        self.init(
            visibility: nil, compactColumn: preferredCompactColumn, sidebar: sidebar(),
            content: content(),
            detail: detail())
    }

    /// Three columns, of which the app says which are visible and which one compact width shows.
    public init(
        columnVisibility: Binding<NavigationSplitViewVisibility>,
        preferredCompactColumn: Binding<NavigationSplitViewColumn>,
        @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
    ) {
        self.init(
            visibility: columnVisibility, compactColumn: preferredCompactColumn, sidebar: sidebar(),
            content: content(), detail: detail())
    }
}

extension NavigationSplitView where Content == EmptyView {
    /// Two columns.
    public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) {
        self.init(
            visibility: nil, compactColumn: nil, sidebar: sidebar(), content: nil, detail: detail())
    }

    /// Two columns, of which the app says, and hears, which are visible.
    public init(
        columnVisibility: Binding<NavigationSplitViewVisibility>,
        @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder detail: () -> Detail
    ) {
        self.init(
            visibility: columnVisibility, compactColumn: nil, sidebar: sidebar(), content: nil,
            detail: detail())
    }

    /// Two columns, of which the app says the one that compact width shows.
    public init(
        preferredCompactColumn: Binding<NavigationSplitViewColumn>,
        @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder detail: () -> Detail
    ) {
        self.init(
            visibility: nil, compactColumn: preferredCompactColumn, sidebar: sidebar(),
            content: nil,
            detail: detail())
    }

    /// Two columns, of which the app says which are visible and which one compact width shows.
    public init(
        columnVisibility: Binding<NavigationSplitViewVisibility>,
        preferredCompactColumn: Binding<NavigationSplitViewColumn>,
        @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder detail: () -> Detail
    ) {
        self.init(
            visibility: columnVisibility, compactColumn: preferredCompactColumn, sidebar: sidebar(),
            content: nil, detail: detail())
    }
}
