// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Web
import WaymarkElements

/// The seals that a page gives its browser to keep, so that another process can go on: sealed
/// state.
@MainActor struct PageSeals {
    let page: String
    let person: String
    /// The window's width class.
    var size: SizeClass
    let settings: PageSettings
    /// The version of the state that the browser has a seal of.
    private var version: Int?
    /// True if somebody was told that there is more to keep than a page can.
    private var isTold = false

    init(page: String, person: String, size: SizeClass, settings: PageSettings) {
        self.page = page
        self.person = person
        self.size = size
        self.settings = settings
    }

    /// True if the browser's seal is of the present state.
    func isCurrent(for session: any Session) -> Bool { version == session.stateVersion }

    /// Notes that the browser gets a seal of the present state.
    mutating func noteCurrent(for session: any Session) { version = session.stateVersion }

    /// The present state; empty if there is more than a page can be given to keep, which is told
    /// once.
    ///
    /// - Parameter extras: What a page without a script has besides.
    mutating func seal(
        _ session: any Session, alsoHaving extras: SealedState.Extras?, tell: (String) -> Void
    ) -> String {
        var state = SealedState(page: page, session: session, size: size)
        state.alsoHad = extras
        let seal = settings.sealer.seal(state, for: person)
        if seal.utf8.count <= settings.limits.sealSize { return seal }
        if !isTold { tell("waymark: " + warn(of: seal.utf8.count)) }
        isTold = true
        return ""
    }

    private func warn(of size: Int) -> String {
        let problem =
            "what this page stores takes \(size) bytes when it is sealed, more than the"
            + " \(settings.limits.sealSize) that a browser is given to keep; it is lost if this"
            + " process ends. Store less in SceneStorage or in the path"
        settings.logger.warning("\(problem)", metadata: ["page": "\(page.prefix(8))"])
        return problem
    }
}
#endif
