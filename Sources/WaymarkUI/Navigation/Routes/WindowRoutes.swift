// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

/// The route of a window, and its way to another one.
@MainActor final class WindowRoutes {
    private unowned let window: WindowNode
    private(set) var current: [String] = [] {
        didSet { if current != oldValue { version += 1 } }
    }
    /// The number of times that the route changed.
    private(set) var version = 0
    private var remembered = RememberedValues()
    /// The screens that links lead from; absent until the first resolve pass.
    private var place: RoutePlace?
    /// True while it goes to its first route.
    private(set) var isStarting = false

    init(of window: WindowNode) { self.window = window }

    /// The route that the screens, selections and tabs make now.
    fileprivate var segments: [String] {
        window.tabSegments + (window.container?.routeSegments ?? [])
    }

    /// Finds out where the window is; true where that is another route than before.
    func update() -> Bool {
        updatePlace()
        window.noteRoutesBehind()
        let segments = segments
        guard segments != current else { return false }
        current = segments
        return true
    }

    /// The addresses of links begin with the route to their screen: those of screens that came or
    /// went are due.
    private func updatePlace() {
        let new = RoutePlace(in: window)
        let old = place
        guard old?.isSame(as: new) != true else { return }
        place = new
        if old?.isCovered != new.isCovered {
            window.tabAddressesChanged()
            window.container?.addressesChanged()
        }
        for screen in (old?.screens ?? []) + new.screens where screen.isMounted {
            screen.screenStack.routeChanged()
        }
    }

    /// The route that leads to a screen, when it is the front of everything around it.
    func route(upTo screen: ScreenNode) -> [String]? {
        guard let place else { return nil }
        for front in place.screens where front === screen {
            guard let leading = screen.leadingSegments else { return place.route }
            return leading + screen.tabSegments
        }
        return nil
    }

    /// Goes to a route before anything has appeared, so that what it covers never does (RES-007).
    ///
    /// - Returns: What is left of the route, because it leads further than the window can go.
    func start(at route: [String]) -> ArraySlice<String> {
        window.graph.settleScreens()
        isStarting = true
        defer { isStarting = false }
        return followWhole(route)
    }

    /// Goes where a person wants to be, unless a screen keeps them (NAV-216).
    func navigate(to route: [String]) {
        guard !isHeld(from: route) else { return }
        window.modals.closeAll()
        window.graph.settle()
        reportRest(followWhole(route))
    }

    /// Reports a route that led further than the window could go.
    func reportRest(_ rest: ArraySlice<String>) {
        if window.container != nil, let segment = rest.first { reportUndecodable(segment) }
    }

    /// The number of segments of an address that are followed in all, stacks inside of stacks
    /// included; each of them has a limit of its own for what it pushes.
    private static let longestRoute = 256

    private func followWhole(_ route: [String]) -> ArraySlice<String> {
        let known = route.prefix(Self.longestRoute)
        let rest = window.followTabs(known)
        let unknown = window.follow(
            rest, in: window.container, isNamed: rest.count < known.count)
        return route[unknown.startIndex...]
    }

    func reportUndecodable(_ segment: String) {
        window.graph.issues.report(.undecodableRoute(segment: segment.cut(to: 200)), at: window)
    }

    /// Returns true if a screen in front keeps a person from leaving it for a route (NAV-216).
    private func isHeld(from newRoute: [String]) -> Bool {
        guard !newRoute.starts(with: current) else { return false }
        var screen = window.container?.frontScreen
        while let current = screen {
            if current.bar.disablesInteractiveBack { return true }
            screen = current.innerContainer?.frontScreen
        }
        return false
    }

    /// Keeps a value that cannot be written, so that Back and Forward find it again.
    func remember(_ element: PathElement) -> String { remembered.segment(of: element) }

    func remembered(_ segment: String) -> PathElement? { remembered.element(of: segment) }

    func forgetValues() { remembered = RememberedValues() }
}

/// The way to the front of a window, and the screens that are there.
@MainActor private struct RoutePlace {
    let route: [String]
    let screens: [ScreenNode]
    /// True if a modal stands before it.
    let isCovered: Bool

    init(in window: WindowNode) {
        isCovered = !window.modals.isEmpty
        let container = isCovered ? nil : window.container
        route = isCovered ? [] : window.routes.segments
        screens =
            container == nil ? [] : [container?.frontScreen, window.frontScreen].compactMap(\.self)
    }

    func isSame(as other: RoutePlace) -> Bool {
        isCovered == other.isCovered && route == other.route
            && screens.elementsEqual(other.screens, by: ===)
    }
}
