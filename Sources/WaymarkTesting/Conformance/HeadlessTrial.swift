// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import WaymarkElements

/// The simplest renderer: it keeps the tree, edits it by patches, and shows it to nobody.
///
/// It is what other renderers are compared with, and an example of a trial.
@MainActor public final class HeadlessTrial: RendererTrial, Renderer {
    private let session: any Session
    private var tree: Element?
    private var failure: (any Error)?
    /// The elements that it was told to scroll to.
    public private(set) var scrolledTo: [ElementID] = []

    /// Begins with the whole tree.
    public init(showing session: any Session) {
        self.session = session
        session.attach(self)
    }

    /// Edits the tree; a patch that does not fit is thrown by `shown`.
    public func apply(_ changes: ElementChanges) {
        do {
            tree = changes.isWhole ? changes.root : try tree?.applying(changes.patches)
        } catch {
            failure = error
        }
        for case .scroll(let id, _) in changes.commands { scrolledTo.append(id) }
    }

    /// The texts of the tree.
    public var shown: [ShownElement] {
        get throws {
            if let failure { throw failure }
            var shown: [ShownElement] = []
            tree?.forEach { element in
                guard case .text(let text) = element.role else { return }
                shown.append(ShownElement(id: element.id, words: [text.string]))
            }
            return shown
        }
    }

    /// Hands an event to the session, since there is nobody else in between.
    public func perform(_ event: ElementEvent) { session.handle(event) }
}
