// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

/// A kind of thing that containers collect from the views inside them.
///
/// The container's folder declares its kinds; the graph only carries them up.
struct DeclarationKind: Equatable {
    private let name: ObjectIdentifier
    /// True for what goes on to the containers around, too.
    let isPreference: Bool

    /// A kind that is told apart by a type of its container's.
    init(_ name: Any.Type) {
        self.name = ObjectIdentifier(name)
        isPreference = false
    }

    private init(preference key: Any.Type) {
        name = ObjectIdentifier(key)
        isPreference = true
    }

    /// The values that views hand up under a key.
    static func preference(_ key: Any.Type) -> DeclarationKind { DeclarationKind(preference: key) }
}

/// A container that collects declarations in the resolve pass.
@MainActor protocol Resolver: AnyObject {
    var needsResolve: Bool { get set }
    var resolveDepth: Int { get }
    var isMounted: Bool { get }
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

    override init(_ view: Content, _ inputs: _NodeInputs) {
        super.init(view, inputs)
        adjustDeclarations(by: 1)
    }
}
