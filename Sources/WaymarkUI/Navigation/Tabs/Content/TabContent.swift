// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

/// Tabs as a `TabView` takes them: a `Tab`, a `TabSection`, or a type of your own with a body.
@MainActor @preconcurrency public protocol TabContent<TabValue> {
    /// The type of the values that the tabs are chosen by.
    associatedtype TabValue: Hashable
    /// The type of what `body` gives; the compiler finds it out.
    associatedtype Body: TabContent

    /// The tabs that this one consists of.
    @TabContentBuilder<TabValue> var body: Body { get }

    /// The tabs as views; not for apps.
    var _views: AnyView { get }
}

extension TabContent {
    /// The tabs of `body` as views; not for apps.
    public var _views: AnyView { body._views }
}

extension Never: TabContent {
    /// Never asked for: there is no value of this type.
    public typealias TabValue = Never
}

/// Tabs of the framework, which have no body.
@MainActor protocol PrimitiveTabContent: TabContent where Body == Never {}

extension PrimitiveTabContent {
    /// Never asked for: the framework knows these tabs.
    public var body: Never { noBody(of: Self.self) }
}

/// Puts tabs one after the other.
@resultBuilder public struct TabContentBuilder<TabValue: Hashable> {
    /// Tabs as a view.
    public nonisolated struct Content<C: TabContent>: View {
        let content: C

        /// The tabs.
        @MainActor public var body: some View { content._views }
    }

    /// Tabs as they are.
    public static func buildExpression<C: TabContent>(_ content: C) -> C
    where C.TabValue == TabValue { content }

    /// The first tabs.
    public static func buildPartialBlock<C: TabContent>(first: C) -> C
    where C.TabValue == TabValue { first }

    /// Tabs and those that follow.
    public static func buildPartialBlock<A: TabContent, B: TabContent>(
        accumulated: A, next: B
    ) -> some TabContent<TabValue> where A.TabValue == TabValue, B.TabValue == TabValue {
        TabPair(first: accumulated, second: next)
    }

    /// Tabs that are there under a condition.
    public static func buildIf<C: TabContent>(_ content: C?) -> some TabContent<TabValue>
    where C.TabValue == TabValue { OptionalTabs(content: content) }

    /// Tabs where the condition holds.
    public static func buildEither<A: TabContent, B: TabContent>(
        first: A
    ) -> ConditionalTabContent<A, B>
    where A.TabValue == TabValue, B.TabValue == TabValue { ConditionalTabContent(.first(first)) }

    /// Tabs where the condition does not hold.
    public static func buildEither<A: TabContent, B: TabContent>(
        second: B
    ) -> ConditionalTabContent<A, B>
    where A.TabValue == TabValue, B.TabValue == TabValue { ConditionalTabContent(.second(second)) }

    /// Tabs inside an `if #available`.
    public static func buildLimitedAvailability<C: TabContent>(_ content: C) -> C
    where C.TabValue == TabValue { content }
}

/// The tabs of an `if` or of its `else`.
public nonisolated struct ConditionalTabContent<A: TabContent, B: TabContent>: PrimitiveTabContent
where A.TabValue == B.TabValue {
    /// The type of the values that the tabs are chosen by.
    public typealias TabValue = A.TabValue

    enum Branch {
        case first(A)
        case second(B)
    }

    let branch: Branch

    init(_ branch: Branch) { self.branch = branch }

    /// The tabs as views; not for apps.
    @MainActor public var _views: AnyView { AnyView(branchViews) }

    @MainActor @ViewBuilder private var branchViews: some View {
        switch branch {
        case .first(let tabs): tabs._views
        case .second(let tabs): tabs._views
        }
    }
}

private nonisolated struct TabPair<First: TabContent, Second: TabContent>: PrimitiveTabContent
where First.TabValue == Second.TabValue {
    typealias TabValue = First.TabValue

    let first: First
    let second: Second

    @MainActor var _views: AnyView { AnyView(Pair(first: first._views, second: second._views)) }
}

private nonisolated struct OptionalTabs<Content: TabContent>: PrimitiveTabContent {
    typealias TabValue = Content.TabValue

    let content: Content?

    @MainActor var _views: AnyView { AnyView(content?._views) }
}

extension ForEach: TabContent where Content: TabContent {
    /// The type of the values that the tabs are chosen by.
    public typealias TabValue = Content.TabValue

    /// The tabs as views; not for apps.
    public var _views: AnyView {
        let content = content
        return AnyView(
            ForEach<Data, ID, TabViews<Content>>(
                data: data, content: { TabViews(tabs: content($0)) }, id: id))
    }
}

private nonisolated struct TabViews<Content: TabContent>: View {
    let tabs: Content

    @MainActor var body: some View { tabs._views }
}

extension ForEach: PrimitiveTabContent where Content: TabContent {}

extension ForEach where ID == Data.Element.ID, Content: TabContent, Data.Element: Identifiable {
    /// A tab for each element, told apart by the elements' own `id`.
    public init<V: Hashable>(
        _ data: Data, @TabContentBuilder<V> content: @escaping (Data.Element) -> Content
    ) where Content.TabValue == V {
        self.init(data: data, content: content) { $0.id }
    }
}

extension ForEach where Content: TabContent {
    /// A tab for each element, told apart by one of its properties.
    public init<V: Hashable>(
        _ data: Data, id: KeyPath<Data.Element, ID>,
        @TabContentBuilder<V> content: @escaping (Data.Element) -> Content
    ) where Content.TabValue == V {
        self.init(data: data, content: content) { $0[keyPath: id] }
    }
}
