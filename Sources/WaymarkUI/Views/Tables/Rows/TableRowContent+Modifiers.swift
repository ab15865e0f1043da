// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import Foundation

extension TableRowContent {
    /// Gives each of these rows a menu of its own, which a press of the secondary button, a long
    /// press or the keyboard's menu key opens.
    public nonisolated func contextMenu<M: View>(
        @ViewBuilder menuItems: () -> M
    ) -> some TableRowContent<TableRowValue> {
        MenuTableRows(content: self, items: menuItems())
    }

    /// Gives each of these rows a menu of its own.
    ///
    /// *Differs from Apple:* the preview is never shown; the row itself stays in sight.
    public nonisolated func contextMenu<M: View, P: View>(
        @ViewBuilder menuItems: () -> M, @ViewBuilder preview: () -> P
    ) -> some TableRowContent<TableRowValue> {
        MenuTableRows(content: self, items: menuItems())
    }

    /// Accepted: says what a row is when it is dragged.
    ///
    /// *Differs from Apple:* rows are not dragged, and the closure is never called.
    public nonisolated func itemProvider(
        _ action: (() -> NSItemProvider?)?
    ) -> some TableRowContent<TableRowValue> { self }
}

/// Rows with a menu.
private nonisolated struct MenuTableRows<Content: TableRowContent, Items: View>: TableRowContent {
    typealias TableRowValue = Content.TableRowValue
    typealias TableRowBody = Never

    let content: Content
    let items: Items

    @MainActor var _tableRows: ContextMenuView<Content._TableRows, Items> {
        ContextMenuView(content: content._tableRows, items: items)
    }
}
