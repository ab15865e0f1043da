// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

extension ScreenStack {
    /// Screens that flags, items and links ask for, from the bottom up until nothing new appears
    /// (NAV-095).
    func syncPresented() {
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
        entries.append(StackEntry(.presented(wanted), screenStack: self))
        collectRegistrations(in: front)
    }

    /// The presenter that is on in this screen; of several the latest wins, the others are set off
    /// (NAV-096). Links with one tag are on together: the first of them wins and none is set off
    /// (NAV-262).
    private func activePresenter(
        of screen: ScreenNode, shown: (any ScreenPresenter)?
    ) -> (any ScreenPresenter)? {
        var active: [any ScreenPresenter] = []
        if screen === root { active += owner.outerPresenters }
        screen.visitDeclarations { node in
            if let presenter = node as? any ScreenPresenter, presenter.isOn, owner.hosts(presenter)
            {
                active.append(presenter)
            }
            return true
        }
        guard let latest = active.max(by: { $0.activation < $1.activation }) else { return nil }
        let chosen = latest.tag.flatMap { tag in active.first { $0.tag == tag } } ?? latest
        for other in active where other !== chosen {
            let isTagShared = other.tag != nil && other.tag == chosen.tag
            if other !== shown {
                report(other, asRivalOf: chosen, isTagShared: isTagShared, on: screen)
            }
            if !isTagShared { other.turnOff() }
        }
        return chosen
    }

    private func report(
        _ presenter: any ScreenPresenter, asRivalOf chosen: any ScreenPresenter, isTagShared: Bool,
        on screen: ScreenNode
    ) {
        guard isTagShared, let tag = presenter.tag else {
            return graph.issues.report(
                .severalPresentations(shown: chosen.subject, other: presenter.subject), at: screen)
        }
        graph.issues.report(.duplicateTag(tag: "\(tag)", container: "screen"), at: screen)
    }

    /// Takes away what a screen that goes has put into a later column (NAV-009).
    func turnOffInLaterColumns(_ screen: ScreenNode) {
        for screenStack in owner.laterCores {
            guard let presenter = screenStack.entries.first?.presenter,
                presenter.isMounted, presenter.enclosingScreen === screen
            else { continue }
            presenter.turnOff()
        }
    }

    /// Writes the bindings of presented screens above a depth, because they are about to go.
    func dismissPresented(above depth: Int, keeping kept: (any ScreenPresenter)? = nil) {
        for entry in entries[min(depth, entries.count)...].reversed() {
            if let presenter = entry.presenter, presenter !== kept, presenter.isMounted {
                presenter.turnOff()
            }
        }
        if let first = entries.firstIndex(where: { !$0.isValue }), kept == nil {
            removeEntries(from: max(first, depth))
        }
    }
}
