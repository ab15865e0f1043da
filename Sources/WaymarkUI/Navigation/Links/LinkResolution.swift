// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

/// The place that a value link leads to (NAV-076): the first of several ways that is open.
@MainActor struct LinkResolution {
    private enum Way {
        case push(ScreenStack)
        case select(any SelectingList, RowTag)
        case replace(ScreenStack)
    }

    private let found: Way?
    private let element: PathElement

    init(_ element: PathElement, from link: _Node, on screen: ScreenNode) {
        self.element = element
        found = Self.find(element, link, screen)
    }

    private static func find(_ element: PathElement, _ link: _Node, _ screen: ScreenNode) -> Way? {
        let screenStack = screen.screenStack
        let isStack = !(screenStack.owner is any Column)
        if screenStack.owner.isLegacy { return nil }
        if isStack, screenStack.hasDestination(element), screenStack.accepts(element) {
            return .push(screenStack)
        }
        if let list = link.enclosingList, let tag = link.rowTag(of: element), list.canChoose(tag) {
            return .select(list, tag)
        }
        guard let column = screen.enclosingColumn else { return nil }
        if column.columnCore.hasDestination(element) {
            let target = column.followingCore
            return target === screenStack ? .push(screenStack) : .replace(target)
        }
        if let later = column.laterStack(for: element) { return .replace(later) }
        return nil
    }

    /// True if both a list and a destination take the value, so that one of them is in vain
    /// (NAV-075, NAV-076).
    func hasRival(of link: _Node, on screen: ScreenNode) -> Bool {
        guard let list = link.enclosingList, list.selectsOne else { return false }
        return switch found {
        case .push: link.rowTag(of: element).map(list.canChoose) ?? false
        case .select: screen.enclosingColumn?.columnCore.hasDestination(element) ?? false
        case .replace, nil: false
        }
    }

    /// A function that goes there; `nil` when no way is open.
    var way: (() -> Void)? {
        guard let found else { return nil }
        let element = element
        return {
            switch found {
            case .push(let screenStack): _ = screenStack.append(element)
            case .select(let list, let tag): list.choose(tag)
            case .replace(let screenStack):
                for inner in screenStack.front.innerContainer?.screenStacks ?? [] {
                    inner.pop(to: 0)
                }
                screenStack.replaceAll(with: element)
                (screenStack.owner as? any Column ?? screenStack.owner.enclosingColumn)?
                    .personArrived()
            }
        }
    }

    /// True if it selects a row of the list that the link is in.
    var isSelection: Bool {
        if case .select = found { return true }
        return false
    }

    /// The part of an address that names the place; `nil` where it cannot be named.
    var segment: String? {
        switch found {
        case .push(let screenStack): screenStack.segment(of: element)
        case .select(_, let tag):
            tag.type == AnyHashable.self ? nil : RouteSegment.encode(tag.value.base)
        case .replace, nil: nil
        }
    }
}

extension ScreenStack {
    /// True if this stack, or the column around it, has a destination for the element's type.
    func hasDestination(_ element: PathElement) -> Bool {
        element.typeID.map { registrations[$0] != nil } ?? false
    }

    func accepts(_ element: PathElement) -> Bool {
        element.typeID.map(path.accepts) ?? false
    }
}

extension _Node {
    /// Returns the tag of this link's row: its explicit tag, else the link's value (NAV-078).
    fileprivate final func rowTag(of element: PathElement) -> RowTag? {
        let row = inputs.traits?.aboutRow ?? TraitChain.AboutRow()
        if row.isSelectionDisabled { return nil }
        return row.tag ?? element.rowTag
    }

    /// The selecting list that this node is in, on the same screen.
    final var enclosingList: (any SelectingList)? {
        var node = parent
        while let current = node {
            if current is ScreenNode { return nil }
            if let list = current as? any SelectingList { return list }
            node = current.parent
        }
        return nil
    }
}
