// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

/// The changes that people and programs make to the screens.
extension ScreenStack {
    /// Goes back to a depth: one write of the path, one of each binding (NAV-021, NAV-091).
    func pop(to depth: Int) {
        guard depth >= 0, depth < entries.count else { return }
        for entry in entries[depth...].reversed() {
            guard let presenter = entry.presenter, presenter.isMounted else { continue }
            presenter.turnOff()
            graph.invalidate(presenter)
        }
        if depth < valueCount {
            write {
                path.truncate(depth)
            } expecting: {
                $0.prefix(depth)
            }
        }
        graph.setNeedsResolve(owner)
    }

    /// Adds a value in one write; the path is read again, as its binding decides what the write
    /// becomes (NAV-027).
    func append(_ element: PathElement) -> Bool {
        if valueCount == 0 { firstValueReplacesRoot = false }
        graph.setNeedsResolve(owner)
        var isAccepted = false
        write {
            isAccepted = path.append(element)
        } expecting: {
            $0 + [element]
        }
        return isAccepted
    }

    /// Makes a value from an earlier column the only one, in one write; in a column it stands for
    /// the root.
    func replaceAll(with element: PathElement) {
        firstValueReplacesRoot = owner is any Column
        graph.setNeedsResolve(owner)
        write {
            path.replaceAll(element)
        } expecting: { _ in
            [element]
        }
    }

    /// Writes the path, and says so where its binding makes something else of it (NAV-027).
    private func write(
        _ body: () -> Void, expecting outcome: (ArraySlice<PathElement>) -> ArraySlice<PathElement>
    ) {
        let expected = outcome(path.read()[...])
        body()
        guard !Self.areEqual(path.read(), Array(expected)) else { return }
        graph.issues.report(
            path.isConstant ? .constantBinding(of: "path") : .refusedWrite(of: "path"), at: owner)
    }

    /// True if the path was written and has another value for this screen, or none (B32).
    func isOutdated(_ screen: ScreenNode) -> Bool {
        guard owner.needsResolve, let index = index(of: screen) else { return false }
        return outdatedIndexes.contains(index)
    }

    /// The indexes of the screens that are no longer on the path, found out once a round, as all
    /// screens may ask.
    private var outdatedIndexes: Set<Int> {
        if let outdated, outdated.round == graph.evaluationRound { return outdated.indexes }
        let elements = path.read()
        var indexes: Set<Int> = []
        for (offset, entry) in entries.enumerated() {
            guard let element = entry.element else { continue }
            let isKept = offset < elements.count && elements[offset].isEqual(to: element)
            if !isKept { indexes.insert(offset + 1) }
        }
        outdated = (graph.evaluationRound, indexes)
        return indexes
    }

    func index(of screen: ScreenNode) -> Int? {
        if screen === root { return 0 }
        let index = screen.position
        guard index > 0, index <= entries.count, entries[index - 1].screen === screen else {
            return nil
        }
        return index
    }

    /// Goes back so many screens, out of this container where it has fewer.
    func goBack(from screen: ScreenNode, steps: Int = 1) {
        guard let index = index(of: screen) else { return }
        let own = index - bottomIndex
        if steps <= own { return pop(to: index - steps) }
        let leaves = index == 0 || owner.backFromRoot != nil
        if index > 0 { pop(to: 0) }
        if leaves { owner.leaveRoot(steps: steps - own) }
    }

    /// True if going back from here goes back from the root too, because the screen stands in its
    /// place.
    private func leavesRoot(from index: Int) -> Bool {
        index == 1 && replacesRoot && owner.backFromRoot != nil
    }

    /// A person chose one of the screens further down (NAV-023).
    func goBack(from screen: ScreenNode, to depth: Int) {
        guard let back = back(from: screen), !screen.bar.hidesBack,
            back.ancestors.contains(where: { $0.depth == depth })
        else { return }
        if depth < 0, let index = index(of: screen) {
            goBack(from: screen, steps: index - bottomIndex - depth)
        } else {
            pop(to: depth)
        }
    }

    /// Leaves a screen in which `dismiss()` was called (NAV-230, NAV-233).
    func dismiss(_ screen: ScreenNode) {
        guard let index = index(of: screen) else { return }
        if leavesRoot(from: index) { return goBack(from: screen) }
        if index > 0 { pop(to: index - 1) } else { owner.dismissRoot() }
    }

    /// Pushes a value, as a value link does; false when this stack has no destination for it.
    func push(_ element: PathElement) -> Bool {
        guard let id = element.typeID, registrations[id] != nil else { return false }
        return append(element)
    }

    /// True if the first screen came from an earlier column and stands in the root's place
    /// (NAV-093).
    var replacesRoot: Bool {
        guard let first = entries.first else { return false }
        guard let presenter = first.presenter else { return firstValueReplacesRoot }
        return presenter.isMounted && presenter.enclosingScreen?.screenStack !== self
    }
}
