// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

/// What containers collect from the views inside them.
enum DeclarationKind: Equatable {
    /// Titles, subtitles, display modes, back buttons, toolbars, column widths.
    case bar
    /// Destinations by type, by flag, by item; legacy links with a binding.
    case destination
    /// Sheets and covers.
    case presentation
    /// A list's selection, or a column's stack: what decides which column a collapsed split view
    /// shows.
    case selection
    case preference(ObjectIdentifier)
}

/// A container that collects declarations in the resolve pass.
@MainActor protocol Resolver: AnyObject {
    var needsResolve: Bool { get set }
    var resolveDepth: Int { get }
    var isStillMounted: Bool { get }
    func resolve()
}

extension _Node {
    /// Visits declaring nodes below in reading order, outermost first; the visitor says whether to
    /// go on below one.
    ///
    /// - Parameter crossing: Whether to go into the screens of containers below.
    final func visitDeclarations(crossing: Bool = false, _ visit: (_Node) -> Bool) {
        forEachChild { child in
            guard child.declarationCount > 0, crossing || !child.isBoundary else { return }
            if child.isDeclaring, !visit(child) { return }
            child.visitDeclarations(crossing: crossing, visit)
        }
    }
}

/// A node that containers collect something from.
@MainActor class DeclaringNode<Content: View>: KeepingNode<Content> {
    override var isDeclaring: Bool { true }

    override init(_ view: Content, _ surroundings: _Surroundings) {
        super.init(view, surroundings)
        adjustDeclarations(by: 1)
    }
}
