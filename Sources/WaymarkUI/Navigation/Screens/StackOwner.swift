// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import WaymarkElements

/// The node around a stack of screens: what lies outside its root.
@MainActor protocol StackOwner: _Node, Resolver {
    /// The way back from the root, where the root itself can be left.
    var backFromRoot: Back? { get }
    /// A person went back from the root, and so many screens in all.
    func leaveRoot(steps: Int)
    /// `dismiss()` was called in a root that counts as presented.
    func dismissRoot()
    func frontChanged()
    func barChanged(of screen: ScreenNode)
    /// Destinations of the column around, which serve this stack too (NAV-103).
    var outerRegistrations: [ObjectIdentifier: any DestinationRegistration] { get }
    /// Presenters outside that put their screens here (links of an earlier column).
    var outerPresenters: [any ScreenPresenter] { get }
    /// The stacks in which presenters on these screens put theirs, other than here (NAV-093).
    var laterCores: [ScreenStack] { get }
    /// True if it is of the deprecated family, in which value links lead nowhere (NAV-265).
    var isLegacy: Bool { get }
    /// True if links in rows lead away from this screen, and so draw a chevron (NAV-084).
    var linksShowDisclosure: Bool { get }
    /// A person changed the selection of a list on one of the screens.
    func personChoseInList()
    /// A person chose what is selected already.
    func personChoseAgainInList()
    /// True if a presenter inside the screens of this stack puts its screens here too.
    func hosts(_ presenter: any ScreenPresenter) -> Bool
}

extension StackOwner {
    var outerRegistrations: [ObjectIdentifier: any DestinationRegistration] { [:] }

    func isOuter(_ registration: any DestinationRegistration) -> Bool {
        outerRegistrations[registration.typeID] === registration
    }

    var outerPresenters: [any ScreenPresenter] { [] }

    var laterCores: [ScreenStack] { [] }

    func hosts(_ presenter: any ScreenPresenter) -> Bool { true }

    func dismissRoot() {}

    var isLegacy: Bool { false }

    var linksShowDisclosure: Bool { enclosingScreen?.screenStack.owner.linksShowDisclosure ?? true }

    func personChoseInList() { enclosingScreen?.screenStack.owner.personChoseInList() }

    func personChoseAgainInList() { enclosingScreen?.screenStack.owner.personChoseAgainInList() }

    var resolveDepth: Int { depth }
}

/// A container that is a modal, not a stack: links on its own screen lead nowhere (NAV-012).
@MainActor protocol ModalOwner: StackOwner {}

extension _Node {
    /// True if links and destinations here lead nowhere: no container is around, or only outside of
    /// the modal that this node is in (NAV-060, NAV-012).
    final var isOutsideContainers: Bool {
        guard let screen = enclosingScreen else { return true }
        return screen.screenStack.owner is any ModalOwner
    }
}

/// One column of a split view, seen by links and by the stacks in it.
@MainActor protocol Column: StackOwner {
    var columnCore: ScreenStack { get }
    /// A person followed a link on one of this column's own screens.
    func personFollowed(_ link: any ScreenPresenter)
    /// A person followed a link of an earlier column to here.
    func personArrived()
    /// The stack in which this column's destinations and links present (NAV-093).
    var followingCore: ScreenStack { get }
    /// The stack in a later column that has a destination for the element.
    func laterStack(for element: PathElement) -> ScreenStack?
}

extension _Node {
    /// The column that this node is in, across the stacks in it.
    final var enclosingColumn: (any Column)? { nearest((any Column).self) }
}

/// A mounted `navigationDestination(for:)`.
@MainActor protocol DestinationRegistration: _Node {
    var typeID: ObjectIdentifier { get }
    var shortTypeName: String { get }
    var writtenTypeName: String { get }
    /// Grows whenever the closure may be another one.
    var version: Int { get }
    func makeView(for element: PathElement) -> AnyView?
    /// A restored element with its value decoded.
    func decode(_ element: PathElement) throws -> PathElement?
    /// An element from its written form in a route.
    func element(fromRoute segment: String) -> PathElement?
}

extension DestinationRegistration {
    /// The view that declares it, and the kind of screen that the view is on, for sentences.
    var place: String {
        let isInRoot = enclosingScreen.map { $0 === $0.screenStack.root } ?? true
        return "'\(ownName)' in \(isInRoot ? "the root" : "a pushed screen")"
    }
}

/// Something that asks for a screen above its own: a flag, an item, a link.
@MainActor protocol ScreenPresenter: _Node {
    var isOn: Bool { get }
    /// Its name in sentences: "the link 'Go'".
    var subject: String { get }
    /// The moment at which it was last turned on, as a number; the latest of several wins.
    var activation: Int { get }
    var version: Int { get }
    /// The value that a selection must have for it to be on, where one turns it on (NAV-258).
    var tag: AnyHashable? { get }
    func makeView() -> AnyView
    /// Writes the binding once, or forgets that the link was followed.
    func turnOff()
    /// The name of this presenter in a route, among those of its screen.
    var presenterKey: String? { get }
    /// The same name and the value that is shown, as a route writes them; `nil` for a presenter
    /// that could not be found again by that.
    var routeName: String? { get }
    /// Turns it on again for a route.
    func turnOn(forRoute name: String) -> Bool
}

extension ScreenPresenter {
    var tag: AnyHashable? { nil }
}
