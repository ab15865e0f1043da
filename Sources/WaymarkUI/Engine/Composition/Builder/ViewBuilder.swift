// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

/// Builds a view from the statements of a closure.
@resultBuilder public enum ViewBuilder {
    /// Takes one statement of the closure.
    public static func buildExpression<Content: View>(_ content: Content) -> Content { content }

    /// Gives an empty view for an empty closure.
    public static func buildBlock() -> EmptyView { EmptyView() }

    /// Keeps a single view as it is.
    public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

    /// Puts the views of several statements one after the other.
    public static func buildBlock<each Content: View>(
        _ content: repeat each Content
    ) -> TupleView<(repeat each Content)> {
        TupleView(pack: (repeat each content), TuplePack<repeat each Content>.self)
    }

    /// Gives the view of an `if` without `else`, or none.
    public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }

    /// Gives the view of the first branch of an `if` or `switch`.
    public static func buildEither<TrueContent: View, FalseContent: View>(
        first: TrueContent
    ) -> _ConditionalContent<TrueContent, FalseContent> {
        _ConditionalContent(storage: .first(first))
    }

    /// Gives the view of another branch of an `if` or `switch`.
    public static func buildEither<TrueContent: View, FalseContent: View>(
        second: FalseContent
    ) -> _ConditionalContent<TrueContent, FalseContent> {
        _ConditionalContent(storage: .second(second))
    }

    /// Gives the view inside an `if #available`, with its type hidden.
    public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView {
        AnyView(content)
    }
}

/// The newer name of `ViewBuilder` in Apple's documentation.
public typealias ContentBuilder = ViewBuilder
