// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import WaymarkElements

extension Screen {
    /// The title of the frontmost screen or dialog.
    public var title: String? {
        if let title = front.dialogTitle { return title }
        guard let screen = frontScreens.last(where: { $0.screen?.title?.isEmpty == false }) else {
            return nil
        }
        return frontScreens.last?.screen?.title ?? (isSplit ? screen.screen?.title : nil)
    }

    /// The texts that a person can read now, in reading order: all visible columns, then the
    /// frontmost presentation.
    public var texts: [String] {
        let sheets = session.root.children.filter(\.isSheet)
        let visible = session.root.children.filter { !$0.isSheet } + sheets.suffix(1)
        return visible.flatMap(\.readableTexts)
    }

    /// Everything on screen as a renderer gets it, for tests and measurements of renderers.
    public var root: Element { session.root }

    /// The screen as indented text.
    public var outline: String { session.root.outline }

    /// The label of the selected row; of several selected rows, the last in reading order.
    ///
    /// ```swift
    /// let screen = Screen(.regular) { Mailboxes() }
    /// try screen.press("Inbox")
    /// #expect(screen.selection == "Inbox")
    /// ```
    public var selection: String? {
        var label: String?
        for element in session.root.children {
            element.forEach { if $0.isSelectedRow { label = $0.label } }
        }
        return label
    }

    /// Screens above the root of the frontmost stack.
    public var depth: Int { session.depth }

    /// True if there is a way back.
    public var canGoBack: Bool { screenWithBack != nil }

    /// The part that can be touched: the frontmost presentation, or everything where there is none.
    var front: Element { session.root.children.last(where: \.isSheet) ?? session.root }

    var frontScreens: [Element] {
        var screens: [Element] = []
        front.forEach { if $0.screen != nil { screens.append($0) } }
        return screens
    }

    private var isSplit: Bool {
        front.first { if case .split(let split) = $0.role { !split.isCollapsed } else { false } }
            != nil
    }

    var screenWithBack: Element? { frontScreens.last { $0.screen?.back != nil } }
}
