// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import WaymarkElements

/// A part of the bar of a tab view: a tab, or the header of some.
@MainActor protocol TabBarPart: _Node {}

/// The bar of a tab view: its children are the tabs, and in a sidebar the headers of sections.
@MainActor final class TabBarNode: _Node {
    private let partCells: () -> [ElementCell]
    private var ownCell: ElementCell?
    /// True if the tabs are parts of one page.
    var isInPage = false {
        didSet { if isInPage != oldValue { graph.setContentDirty(self) } }
    }

    init(_ inputs: _NodeInputs, partCells: @escaping () -> [ElementCell]) {
        self.partCells = partCells
        super.init(inputs)
        ownCell = ElementCell(owner: self)
    }

    override var cell: ElementCell? { ownCell }

    override func makeRole() -> ElementRole { .tabBar(TabBarElement(isInPage: isInPage)) }

    override func makeChildCells() -> [ElementCell] { partCells() }
}

/// The node that holds the content of the tab that is shown, where the tabs are parts of one page.
@MainActor final class TabPanelNode: _Node {
    private let content: () -> (title: String, cells: [ElementCell])
    private var ownCell: ElementCell?

    init(
        _ inputs: _NodeInputs,
        content: @escaping () -> (title: String, cells: [ElementCell])
    ) {
        self.content = content
        super.init(inputs)
        ownCell = ElementCell(owner: self)
    }

    override var cell: ElementCell? { ownCell }

    override func makeRole() -> ElementRole { .tabPanel(title: content().title) }

    override func makeChildCells() -> [ElementCell] { content().cells }
}

/// The header of a section of tabs.
nonisolated struct TabHeaderView<Content: View>: ContainerView {
    let content: Content
    var role: ElementRole { .sectionHeader }

    @MainActor static func makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode<Self> {
        TabHeaderNode(view, inputs)
    }
}

/// A mounted header; a badge of the section is one of its tabs.
@MainActor
private final class TabHeaderNode<Content: View>: ContainerNode<TabHeaderView<Content>>,
    TabBarPart
{
    override var passesDecoration: Bool { true }
}

extension _Node {
    /// The tabs and headers below, in reading order, without those of tab views inside them.
    func collectTabBarParts(into parts: inout [any TabBarPart]) {
        forEachChild { child in
            if let part = child as? any TabBarPart {
                parts.append(part)
            } else {
                child.collectTabBarParts(into: &parts)
            }
        }
    }
}
