// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import WaymarkElements

/// The screens of one container: a stack, a column, or a modal. Navigation is this store, not a trick of views.
@MainActor final class StackCore {
    unowned let owner: any StackOwner
    let graph: Graph
    private(set) var root: ScreenNode!
    private(set) var entries: [StackEntry] = []
    private(set) var registrations: [ObjectIdentifier: any DestinationRegistration] = [:]
    var path: PathAccess
    private var lastPath: [PathElement] = []
    private var valueLinks: [ObjectIdentifier: _Node] = [:]
    private var firstValueReplacesRoot = false

    init(owner: any StackOwner, path: PathAccess, rootIsPresented: Bool) {
        self.owner = owner
        self.path = path
        graph = owner.graph
        root = ScreenNode(owner.contentSurroundings, core: self, isPresented: rootIsPresented)
        root.setFront(true)
    }

    var screens: [ScreenNode] { [root] + entries.map(\.screen) }
    var front: ScreenNode { entries.last?.screen ?? root }
    var depth: Int { entries.count }

    private var valueCount: Int { entries.prefix { $0.isValue }.count }

    func forEachScreen(_ body: (_Node) -> Void) {
        body(root)
        for entry in entries { body(entry.screen) }
    }

    // MARK: Reconciliation

    /// Brings the screens in line with the path and with what views present.
    func sync(reading elements: [PathElement]) {
        let oldFront = front
        registrations = owner.outerRegistrations
        collectRegistrations(in: root)
        if !Self.areEqual(lastPath, elements) {
            if let type = elements.last?.typeName, elements.count > lastPath.count, entries.count > valueCount {
                graph.issues.report(.mixedScreens(type: type.withoutModule), at: root)
            }
            dismissPresented(above: 0)
            lastPath = elements
        }
        syncValues(elements)
        syncPresented()
        if front !== oldFront { frontChanged(from: oldFront) }
        refreshLinks()
    }

    private static func areEqual(_ a: [PathElement], _ b: [PathElement]) -> Bool {
        a.count == b.count && zip(a, b).allSatisfy { $0 === $1 || $0.isEqual(to: $1) }
    }

    private func collectRegistrations(in screen: ScreenNode) {
        screen.visitDeclarations { node in
            guard let registration = node as? any DestinationRegistration else { return true }
            if let known = registrations[registration.typeID] {
                if known !== registration, !owner.isOuter(known) {
                    graph.issues.report(.duplicateDestination(type: registration.shortTypeName), at: node)
                }
                if owner.isOuter(known) { registrations[registration.typeID] = registration }
            } else {
                registrations[registration.typeID] = registration
            }
            return true
        }
    }

    private func syncValues(_ elements: [PathElement]) {
        for (index, element) in elements.enumerated() {
            guard let (element, registration) = resolve(element, at: index) else { break }
            if index < valueCount, entries[index].canShow(element, registration) {
                entries[index].show(element, registration)
            } else {
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
        guard let registration = registrations.values.first(where: { $0.writtenTypeName == element.typeName })
        else { return (element, nil) }
        do {
            return (try registration.decode(element) ?? element, registration)
        } catch {
            graph.issues.report(
                .undecodablePathElement(
                    index: index, type: registration.shortTypeName, reason: String(describing: error)),
                at: root)
            lastPath = Array(lastPath.prefix(index))
            path.truncate(index)
            return nil
        }
    }

    private func makeEntry(
        _ element: PathElement, _ registration: (any DestinationRegistration)?
    ) -> StackEntry {
        let entry = StackEntry(.value(element, registration), core: self)
        if registration == nil {
            let known = registrations.values.map(\.shortTypeName).sorted()
            graph.issues.report(
                .missingDestination(type: element.typeName.withoutModule, known: known), at: root)
        }
        return entry
    }

    /// Screens that flags, items and links ask for, from the bottom up until nothing new appears (NAV-095).
    private func syncPresented() {
        var level = 0
        while level <= entries.count {
            guard let screen = level == 0 ? root : entries[level - 1].screen else { return }
            syncPresented(above: screen, level: level)
            level += 1
        }
    }

    private func syncPresented(above screen: ScreenNode, level: Int) {
        let shown = level < entries.count ? entries[level].presenter : nil
        let wanted = activePresenter(of: screen, shown: shown)
        if let shown, shown !== wanted {
            dismissPresented(above: level, keeping: shown)
            removeEntries(from: level)
        }
        guard let wanted else { return }
        if shown === wanted { return entries[level].refresh() }
        if level < entries.count {
            dismissPresented(above: level)
            removeEntries(from: level)
            lastPath = Array(lastPath.prefix(level))
            path.truncate(level)
        }
        entries.append(StackEntry(.presented(wanted), core: self))
        collectRegistrations(in: front)
    }

    /// The presenter that is on in this screen; of several the latest wins, the others are set off (NAV-096).
    /// Links with one tag are on together: the first of them wins and none is set off (NAV-262).
    private func activePresenter(
        of screen: ScreenNode, shown: (any ScreenPresenter)?
    ) -> (any ScreenPresenter)? {
        var active: [any ScreenPresenter] = []
        if screen === root { active += owner.outerPresenters }
        screen.visitDeclarations { node in
            if let presenter = node as? any ScreenPresenter, presenter.isOn, owner.hosts(presenter) {
                active.append(presenter)
            }
            return true
        }
        guard let latest = active.max(by: { $0.activation < $1.activation }) else { return nil }
        let chosen = latest.tag.flatMap { tag in active.first { $0.tag == tag } } ?? latest
        for other in active where other !== chosen {
            if other !== shown { graph.issues.report(.severalPresentations, at: screen) }
            if other.tag == nil || other.tag != chosen.tag { other.turnOff() }
        }
        return chosen
    }

    /// Writes the bindings of presented screens above a depth, because they are about to go.
    private func dismissPresented(above depth: Int, keeping kept: (any ScreenPresenter)? = nil) {
        for entry in entries[min(depth, entries.count)...].reversed() {
            if let presenter = entry.presenter, presenter !== kept, presenter.isMounted { presenter.turnOff() }
        }
        if let first = entries.firstIndex(where: { !$0.isValue }), kept == nil {
            removeEntries(from: max(first, depth))
        }
    }

    private func removeEntries(from index: Int) {
        guard index < entries.count else { return }
        let removed = entries[index...]
        entries.removeSubrange(index...)
        for entry in removed.reversed() { entry.screen.unmount() }
    }

    private func frontChanged(from old: ScreenNode) {
        if old.isMounted { old.setFront(false) }
        front.setFront(true)
        graph.setChildrenDirty(owner)
        graph.setContentDirty(owner)
        owner.frontChanged()
    }

    // MARK: What people do

    /// Goes back to a depth: one write of the path, one of each binding (NAV-021, NAV-091).
    func pop(to depth: Int) {
        guard depth >= 0, depth < entries.count else { return }
        for entry in entries[depth...].reversed() {
            guard let presenter = entry.presenter, presenter.isMounted else { continue }
            presenter.turnOff()
            graph.invalidate(presenter)
        }
        if depth < valueCount { path.truncate(depth) }
        graph.setNeedsResolve(owner)
    }

    /// Adds a value in one write; the path is read again, as its binding decides what the write becomes (NAV-027).
    func append(_ element: PathElement) -> Bool {
        if valueCount == 0 { firstValueReplacesRoot = false }
        graph.setNeedsResolve(owner)
        return path.append(element)
    }

    /// Makes a value from an earlier column the only one, in one write; in a column it stands for the root.
    func replaceAll(with element: PathElement) {
        firstValueReplacesRoot = owner is any Column
        graph.setNeedsResolve(owner)
        path.replaceAll(element)
    }

    func index(of screen: ScreenNode) -> Int? {
        screen === root ? 0 : entries.firstIndex { $0.screen === screen }.map { $0 + 1 }
    }

    func goBack(from screen: ScreenNode) {
        guard let index = index(of: screen) else { return }
        if index > 0 { pop(to: index - 1) } else { owner.leaveRoot() }
    }

    /// `dismiss()` was called inside a screen (NAV-230, NAV-233).
    func dismiss(_ screen: ScreenNode) {
        guard let index = index(of: screen) else { return }
        if index > 0 { pop(to: index - 1) } else { owner.dismissRoot() }
    }

    /// Pushes a value, as a value link does; false when this stack has no destination for it.
    func push(_ element: PathElement) -> Bool {
        guard let id = element.typeID, registrations[id] != nil else { return false }
        return append(element)
    }

    /// Whether the first screen came from an earlier column and stands in the root's place (NAV-093).
    var replacesRoot: Bool {
        guard let first = entries.first else { return false }
        guard let presenter = first.presenter else { return firstValueReplacesRoot }
        return presenter.isMounted && presenter.enclosingScreen?.core !== self
    }

    // MARK: Bars

    func back(from screen: ScreenNode) -> Back? {
        guard let index = index(of: screen) else { return nil }
        if index == 0 || (index == 1 && replacesRoot) { return owner.backFromRoot }
        let title = screens[index - 1].shownTitle
        return Back(title: title ?? "Back", depth: index - 1)
    }

    func titleDisplay(of screen: ScreenNode) -> WaymarkElements.Screen.TitleDisplay {
        switch screen.bar.displayMode {
        case .large: return .large
        case .inline: return .inline
        case .automatic, nil: break
        }
        guard let index = index(of: screen), index > 0 else {
            return (screen.bar.title ?? "").isEmpty ? .inline : .large
        }
        return titleDisplay(of: screens[index - 1])
    }

    func barChanged(of screen: ScreenNode) {
        if let index = index(of: screen), index < entries.count { graph.setContentDirty(entries[index].screen) }
        owner.barChanged(of: screen)
    }

    // MARK: Links

    func join(_ link: _Node) { valueLinks[ObjectIdentifier(link)] = link }

    func leave(_ link: _Node) { valueLinks[ObjectIdentifier(link)] = nil }

    private var lastKnownTypes: Set<ObjectIdentifier> = []

    /// Links are enabled by what is registered; a change of that makes them due.
    private func refreshLinks() {
        let known = Set(registrations.keys)
        guard known != lastKnownTypes else { return }
        lastKnownTypes = known
        for link in valueLinks.values { graph.setContentDirty(link) }
    }
}

extension ScreenNode {
    /// The title that the next screen's back button shows.
    var shownTitle: String? {
        if let title = bar.title, !title.isEmpty { return title }
        return innerContainer?.frontScreen?.shownTitle
    }
}

extension String {
    /// `Item` for `Module.Item`, and the same inside angle brackets.
    var withoutModule: String {
        var result = ""
        var name = ""
        for character in self {
            switch character {
            case ".": name = ""
            case "<", ">", ",", " ", "(", ")":
                result += name + String(character)
                name = ""
            default: name.append(character)
            }
        }
        return result + name
    }
}
