// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

/// The screens of one container: a stack, a column, or a modal. Navigation is this store, not a
/// trick of views.
@MainActor final class ScreenStack {
    unowned let owner: any StackOwner
    let graph: Graph
    private(set) var root: ScreenNode!
    /// The screens above the root; only the stack's own files change them.
    var entries: [StackEntry] = []
    private(set) var registrations: [ObjectIdentifier: any DestinationRegistration] = [:]
    var path: PathAccess {
        didSet { outdated = nil }
    }
    /// The path that the value screens were made from.
    var lastPath: [PathElement] = []
    /// The screens for which the path has other values or none, in one round of evaluation.
    var outdated: (round: Int, indexes: Set<Int>)?
    private var links: Set<NodeKey> = []
    var firstValueReplacesRoot = false
    /// The element that could not be decoded and is on the path still, because the binding refuses
    /// writes.
    private var refused: (index: Int, element: PathElement)?
    /// The number of times, in a row, that a constant path came with none of its elements.
    private var restlessChanges = 0

    init(owner: any StackOwner, path: PathAccess, rootIsPresented: Bool) {
        self.owner = owner
        self.path = path
        graph = owner.graph
        root = ScreenNode(
            owner.contentInputs, screenStack: self, isRoot: true, isPresented: rootIsPresented)
        root.setFront(true)
    }

    var screens: [ScreenNode] { [root] + entries.map(\.screen) }
    var front: ScreenNode { entries.last?.screen ?? root }
    var depth: Int { entries.count }

    var valueCount: Int { entries.prefix { $0.isValue }.count }

    func forEachScreen(_ body: (_Node) -> Void) {
        body(root)
        for entry in entries { body(entry.screen) }
    }

    // MARK: Reconciliation

    /// Brings the screens in line with the path and with what views present.
    func sync(reading elements: [PathElement]) {
        let oldFront = front
        let (all, elements) = (elements, beforeRefused(elements))
        if all.count == elements.count { refused = nil }
        registrations = owner.outerRegistrations
        collectRegistrations(in: root)
        if !Self.areEqual(lastPath, elements) {
            if let type = elements.last?.typeName, elements.count > lastPath.count,
                entries.contains(where: { $0.presenter?.isOn == true })
            {
                graph.issues.report(.mixedScreens(type: type.withoutModule), at: root)
            }
            reportRestlessness(elements)
            dismissPresented(above: 0)
            lastPath = elements
        } else {
            restlessChanges = 0
        }
        syncValues(elements)
        syncPresented()
        if front !== oldFront { frontChanged(from: oldFront) }
        refreshLinks()
    }

    static func areEqual(_ a: [PathElement], _ b: [PathElement]) -> Bool {
        a.count == b.count && zip(a, b).allSatisfy { $0 === $1 || $0.isEqual(to: $1) }
    }

    func collectRegistrations(in screen: ScreenNode) {
        screen.visitDeclarations { node in
            guard let registration = node as? any DestinationRegistration else { return true }
            if let known = registrations[registration.typeID] {
                if known !== registration, !owner.isOuter(known) {
                    graph.issues.report(
                        .duplicateDestination(
                            type: registration.shortTypeName, used: known.place,
                            ignored: registration.place),
                        at: node)
                }
                if owner.isOuter(known) { registrations[registration.typeID] = registration }
            } else {
                registrations[registration.typeID] = registration
            }
            return true
        }
    }

    /// A path that gives other elements each time it is read, or that its view makes anew in each
    /// body.
    private func reportRestlessness(_ elements: [PathElement]) {
        restlessChanges = isRemade(elements) ? restlessChanges + 1 : 0
        let isRestless = restlessChanges > 2 || !Self.areEqual(beforeRefused(path.read()), elements)
        guard isRestless, let element = elements.first else { return }
        graph.issues.report(.restlessPath(element: element.typeName.withoutModule), at: owner)
    }

    /// Returns the elements below the one that was dropped in vain; all, where none was (NAV-166).
    private func beforeRefused(_ elements: [PathElement]) -> [PathElement] {
        guard let refused, refused.index < elements.count,
            elements[refused.index].isEqual(to: refused.element)
        else { return elements }
        return Array(elements.prefix(refused.index))
    }

    private func isRemade(_ elements: [PathElement]) -> Bool {
        guard path.isConstant, elements.count == lastPath.count else { return false }
        return zip(elements, lastPath).allSatisfy {
            $0.typeID == $1.typeID && !$0.isEqual(to: $1)
        }
    }

    private func syncValues(_ elements: [PathElement]) {
        let reusable = valueCount
        var isReusing = true
        for (index, element) in elements.enumerated() {
            guard let (element, registration) = resolve(element, at: index) else { break }
            isReusing = isReusing && index < reusable
            if isReusing, entries[index].canShow(element, registration) {
                entries[index].show(element, registration)
            } else {
                isReusing = false
                removeEntries(from: index)
                entries.append(makeEntry(element, registration))
            }
            collectRegistrations(in: entries[index].screen)
        }
        let kept = min(elements.count, lastPath.count)
        if valueCount > kept { removeEntries(from: kept) }
    }

    /// The element decoded, and its destination; `nil` when it had to be dropped.
    private func resolve(
        _ element: PathElement, at index: Int
    ) -> (PathElement, (any DestinationRegistration)?)? {
        if let id = element.typeID { return (element, registrations[id]) }
        guard
            let registration = registrations.values.first(where: {
                $0.writtenTypeName == element.typeName
            })
        else { return (element, nil) }
        do {
            return (try registration.decode(element) ?? element, registration)
        } catch {
            graph.issues.report(
                .undecodablePathElement(
                    index: index, type: registration.shortTypeName,
                    reason: String(describing: error)),
                at: root)
            lastPath = Array(lastPath.prefix(index))
            refused = (index, element)
            path.truncate(index)
            return nil
        }
    }

    private func makeEntry(
        _ element: PathElement, _ registration: (any DestinationRegistration)?
    ) -> StackEntry {
        let entry = StackEntry(.value(element, registration), screenStack: self)
        if registration == nil {
            let known = registrations.values.map(\.shortTypeName).sorted()
            graph.issues.report(
                .missingDestination(type: element.typeName.withoutModule, known: known), at: root)
        }
        return entry
    }

    func removeEntries(from index: Int) {
        guard index < entries.count else { return }
        let removed = entries[index...]
        entries.removeSubrange(index...)
        for entry in removed.reversed() {
            turnOffInLaterColumns(entry.screen)
            entry.screen.resetModals()
            entry.screen.unmount()
        }
    }

    private func frontChanged(from old: ScreenNode) {
        if old.isMounted { old.setFront(false) }
        front.setFront(true)
        front.sidebarToggleChanged()
        graph.setChildrenDirty(owner)
        graph.setContentDirty(owner)
        owner.frontChanged()
        owner.tabsAround?.barPreferenceChanged()
    }

    // MARK: Links

    func join(_ link: any AddressedNode) { links.insert(NodeKey(node: link)) }

    /// The addresses of links begin with the route to their screen.
    func routeChanged() {
        for link in links where link.node.cell?.isPlaced == true {
            (link.node as? any AddressedNode)?.addressChanged()
        }
    }

    func leave(_ link: any AddressedNode) { links.remove(NodeKey(node: link)) }

    private var lastKnownTypes: Set<ObjectIdentifier> = []

    /// Marks the links as changed when the registered types change, which decide whether links are
    /// enabled.
    private func refreshLinks() {
        let known = Set(registrations.keys)
        guard known != lastKnownTypes else { return }
        lastKnownTypes = known
        for link in links { graph.setContentDirty(link.node) }
    }
}
