// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import Foundation
import WaymarkElements

/// The window of a running app: it hears what comes from outside, and knows the app's scenes and
/// what is kept for them.
@MainActor final class AppWindowNode: WindowNode {
    private(set) lazy var events = ExternalEvents(in: self)
    let activities = SceneActivities()
    let scenes = DeclaredScenes()
    private let storage: SessionStorage
    private let webRequest: WebRequest?
    private let language: SessionLanguage?
    private var timeZone: TimeZone?
    /// The phase of the scene, as the app's views read it.
    var scenePhase = ScenePhase.active {
        didSet { if scenePhase != oldValue { environmentChanged() } }
    }
    /// True where the address it started at leads further than it went, and no handler did
    /// anything.
    private(set) var missesAddress = false

    init(
        _ graph: Graph, size: SizeClass, storage: SessionStorage,
        webRequest: WebRequest?, language: SessionLanguage?, timeZone: String?,
        saved: SavedState?
    ) {
        self.timeZone = timeZone.flatMap { TimeZone(identifier: $0) }
        self.language = language
        self.storage = storage
        self.webRequest = webRequest
        super.init(
            graph, size: size,
            chosenTabs: ChosenTabs(places: saved?.tabs ?? [:], behind: saved?.behind ?? [:]),
            keptColumns: KeptColumns(saved?.columns ?? [:]))
    }

    override func contribute(to values: inout EnvironmentValues) {
        super.contribute(to: &values)
        values.scenePhase = scenePhase
        values.openURL = OpenURLAction(system: { [weak self] in self?.open($0) ?? false })
        values.sessionStorage = storage
        values.webRequest = webRequest
        if let timeZone { values.timeZone = timeZone }
        guard let language else { return }
        values.locale = Locale(identifier: language.locale)
        if language.isRightToLeft { values.layoutDirection = .rightToLeft }
    }

    /// Opens a URL: one for a browser, a mail or a call outside of the app, and any other by the
    /// app's own handlers. Returns false if there are none.
    private func open(_ url: URL) -> Bool {
        guard url.opensOutside else { return events.deliver(.url(url)) }
        graph.command { .open(address: url.absoluteString) }
        return true
    }

    override func handle(_ action: ElementAction) {
        switch action {
        case .open(let url): if let url = URL(string: url) { events.route(.url(url)) }
        case .measure(.timeZone(let name)): if let zone = TimeZone(identifier: name) { take(zone) }
        default: super.handle(action)
        }
    }

    private func take(_ timeZone: TimeZone) {
        self.timeZone = timeZone
        environmentChanged()
    }

    /// Goes to a route before anything has appeared.
    ///
    /// - Parameter url: What the app hears of when the route does not lead all the way, or when the
    ///   address says more than a route can.
    func start(at route: [String], url: URL? = nil) {
        let rest = routes.start(at: route)
        missesAddress = !rest.isEmpty
        if let url, !rest.isEmpty || url.query() != nil || url.fragment() != nil {
            graph.settle()
            if offer(url) { return }
        }
        routes.reportRest(rest)
    }

    /// Hands the address of the start to the app; whether a handler took it.
    private func offer(_ url: URL) -> Bool {
        let bodies = graph.counters.bodiesRun
        let isHeard = events.hears(.url(url))
        events.route(.url(url))
        if graph.hasDueWork || graph.counters.bodiesRun > bodies { missesAddress = false }
        return isHeard
    }
}

extension Graph {
    /// The window of the app that the graph shows.
    var appWindow: AppWindowNode? { rootNode as? AppWindowNode }
}
