// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import Foundation
import WaymarkElements
import WaymarkResources

/// A running copy of a view or an app: its graph, its window, its renderer.
@MainActor package final class ViewSession: Session {
    let graph: Graph
    let window: AppWindowNode
    private let storage: SessionStorage
    private let shown: SessionLanguage?
    private weak var renderer: (any Renderer)?
    /// True if somebody saw the session or did something; a page that was only drawn has no end.
    private var wasUsed = false

    package convenience init<A: App>(
        app: A.Type, _ request: SessionRequest, storedIn folders: StorageFolders? = nil,
        onIssue: (@MainActor (RuntimeIssue) -> Void)? = nil
    ) {
        self.init(request, storedIn: folders, onIssue: onIssue) {
            AnyView(AppView(app: app.init()))
        }
    }

    /// - Parameter folders: Where stored values are kept between runs; without it they are the
    ///   session's and the person's, and go with the process.
    package init(
        _ request: SessionRequest, storedIn folders: StorageFolders? = nil,
        onIssue: (@MainActor (RuntimeIssue) -> Void)? = nil, content: @MainActor () -> AnyView
    ) {
        ReflectionCheck.runOnce
        let issues = IssueLog()
        if let onIssue { issues.onIssue = onIssue }
        graph = Graph(issues: issues)
        graph.owner = WorkOwner.current
        shown = SessionLanguage(request.languages)
        graph.language = shown?.locale
        let saved = request.savedState.flatMap { SavedState(Data($0)) }
        storage = Self.storage(saved, of: request.person, in: folders, issues)
        window = AppWindowNode(
            graph, size: request.size, storage: storage, webRequest: WebRequest(request),
            language: shown, timeZone: request.timeZone, saved: saved)
        for problem in StringTables.app.problems + AssetCatalogs.app.problems {
            issues.report(.damagedResource(problem), path: "the resources of the app")
        }
        graph.onFlush = { [unowned self] patches, commands in
            show(patches, commands)
            storage.save()
        }
        if let size = request.window { window.take(size) }
        let route = request.route.isEmpty ? saved?.writtenRoute ?? [] : request.route
        graph.transact { [window] in
            window.mountContent(content())
            let url = request.url.flatMap { URL(string: $0) }
            if !route.isEmpty || url != nil { window.start(at: route, url: url) }
        }
        graph.perform { if let cell = window.cell { graph.place(cell) } }
    }

    private static func storage(
        _ saved: SavedState?, of person: String, in folders: StorageFolders?, _ issues: IssueLog
    ) -> SessionStorage {
        guard let folders else {
            return SessionStorage(saved, of: person)
        }
        let report = { [weak issues] in issues?.report($0, path: "the stored values") ?? () }
        return SessionStorage(StorageFiles(folders, report: report))
    }

    /// The elements are made when they are asked for, which is work of this session.
    package var root: Element {
        var root: Element?
        graph.perform { root = window.cell?.element }
        return root ?? Element(id: ElementID(0), content: ElementContent(.divider))
    }

    package var counters: GraphCounters { graph.counters }

    package var issues: [RuntimeIssue] { graph.issues.issues }

    package var problems: [String] { issues.map(\.description) }

    package var bodiesRun: Int { graph.counters.bodiesRun }

    /// Screens above the root of what is in front.
    package var depth: Int { window.depthInFront }

    package var runningTasks: Int { graph.runningTasks }

    /// Waits until no task of the app is running, at most so long, and longer where others keep the
    /// main actor busy, because the app's tasks then wait for their turns too.
    package func settle(for duration: Duration) async {
        for _ in 0..<3 { await Task.yield() }
        let pause = Duration.milliseconds(2)
        for _ in 0..<Int(duration / pause) where runningTasks > 0 {
            try? await Task.sleep(for: pause)
        }
        for _ in 0..<3 { await Task.yield() }
        flush()
    }

    package var language: String? { StringTables.app.isEmpty ? nil : shown?.name }

    package var focusedElement: ElementID? { graph.focus.current?.id }

    package var missesAddress: Bool { window.missesAddress }

    package func flush() { graph.flush() }

    /// Runs what changes the app from outside its views: one transaction, one flush.
    package func transact(_ body: () -> Void) { graph.transact(body) }

    /// Tells the views that the app is in use, or in the background.
    package func enter(_ phase: ScenePhase) { graph.transact { window.scenePhase = phase } }

    /// The activity of the person, as the app describes it.
    package var userActivity: NSUserActivity? { window.activities.current }

    /// Continues what a person did elsewhere.
    package func continueUserActivity(_ activity: NSUserActivity) {
        guard !graph.isClosed else { return }
        graph.transact { window.events.route(.activity(activity)) }
    }

    package func handle(_ event: ElementEvent) {
        guard !graph.isClosed, let cell = graph.cells[event.id], cell.isPlaced else { return }
        let node = cell.owner
        if event.action == .focus(false) { return moveFocus(to: event.id, of: node, false) }
        guard !event.action.needsEnabledElement || cell.content.isEnabled else { return }
        if event.action.isReport {
            return graph.transact { node.handle(event.action, at: event.id) }
        }
        guard window.modals.isInFront(node) else { return }
        wasUsed = true
        if event.action == .focus(true) { return moveFocus(to: event.id, of: node, true) }
        if case .key(let stroke) = event.action {
            return graph.transact { node.press(stroke) }
        }
        graph.transact { node.handle(event.action, at: event.id) }
    }

    /// What loses the focus may be behind something by then, and disabled.
    private func moveFocus(to id: ElementID, of node: _Node, _ isThere: Bool) {
        let element = FocusedElement(node: node, id: id)
        graph.transact { graph.focus.move(to: element, isThere: isThere) }
    }

    private func show(_ patches: [ElementPatch], _ commands: [ElementCommand]) {
        guard let renderer, !patches.isEmpty || !commands.isEmpty else { return }
        renderer.apply(
            ElementChanges(patches: patches, commands: commands) { [unowned self] in root })
    }

    package func attach(_ renderer: (any Renderer)?) {
        attach(renderer, isSeen: renderer != nil)
    }

    /// - Parameter isSeen: Whether a person sees what the renderer shows, so that the session ends
    ///   in the background.
    package func attach(_ renderer: (any Renderer)?, isSeen: Bool) {
        self.renderer = renderer
        wasUsed = wasUsed || isSeen
        graph.issues.listener = { [weak graph] issue in
            graph?.command { .report(issue.description) }
        }
        renderer?.apply(.whole { [unowned self] in root })
    }

    package var savedState: [UInt8] {
        let tabs = window.chosenTabs
        let columns = window.keptColumns.visibilities
        return Array(
            SavedState(
                route: window.routes.current, scene: storage.scene.values,
                tabs: tabs.places.isEmpty ? nil : tabs.places,
                behind: tabs.behind.isEmpty ? nil : tabs.behind,
                columns: columns.isEmpty ? nil : columns, settings: storage.settings
            ).data)
    }

    package var stateVersion: Int {
        window.routes.version + storage.scene.version + storage.person.version
            + window.chosenTabs.version + window.keptColumns.version
    }

    isolated deinit { close() }

    package func close() {
        guard !graph.isClosed else { return }
        graph.onFlush = nil
        if wasUsed { graph.transact { window.scenePhase = .background } }
        graph.transact { window.unmount() }
        storage.end()
        graph.isClosed = true
        renderer = nil
    }
}
