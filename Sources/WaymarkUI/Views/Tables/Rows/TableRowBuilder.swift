// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

/// Builds the rows of a table from the statements of a closure.
@resultBuilder public struct TableRowBuilder<Value: Identifiable> {
    /// Takes one statement of the closure.
    public static func buildExpression<Content: TableRowContent>(_ content: Content) -> Content
    where Value == Content.TableRowValue { content }

    /// Gives no rows for an empty closure.
    public static func buildBlock() -> EmptyTableRowContent<Value> { EmptyTableRowContent() }

    /// Keeps the rows of a single statement as they are.
    public static func buildBlock<Content: TableRowContent>(_ content: Content) -> Content
    where Value == Content.TableRowValue { content }

    /// Puts the rows of several statements one after the other.
    public static func buildBlock<each Content: TableRowContent>(
        _ content: repeat each Content
    ) -> TupleTableRowContent<Value, (repeat each Content)> {
        TupleTableRowContent((repeat each content))
    }

    /// Gives the rows of an `if` without `else`, or none.
    public static func buildIf<Content: TableRowContent>(_ content: Content?) -> Content?
    where Value == Content.TableRowValue { content }

    /// Gives the rows of the first branch of an `if` or `switch`.
    public static func buildEither<First: TableRowContent, Second: TableRowContent>(
        first: First
    ) -> _ConditionalContent<First, Second>
    where Value == First.TableRowValue, Value == Second.TableRowValue {
        _ConditionalContent(storage: .first(first))
    }

    /// Gives the rows of another branch of an `if` or `switch`.
    public static func buildEither<First: TableRowContent, Second: TableRowContent>(
        second: Second
    ) -> _ConditionalContent<First, Second>
    where Value == First.TableRowValue, Value == Second.TableRowValue {
        _ConditionalContent(storage: .second(second))
    }

    /// Gives the rows inside an `if #available`.
    public static func buildLimitedAvailability<Content: TableRowContent>(
        _ content: Content
    ) -> TupleTableRowContent<Value, Content> where Value == Content.TableRowValue {
        TupleTableRowContent(content)
    }
}
