// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

/// A stored property of a view that is brought up to date before each `body`.
///
/// Conform a type of your own that holds `@State`, `@Environment` and the like; `update()` then
/// runs after these are ready and before the view's `body`. Same as Apple's.
public protocol DynamicProperty {
    /// Brings the property up to date; the framework calls it before each `body`.
    mutating func update()
}

extension DynamicProperty {
    /// Does nothing; enough for a type whose parts keep themselves up to date.
    public mutating func update() {}
}

/// A property wrapper of the framework: it keeps something in the node of its view.
protocol GraphProperty: DynamicProperty {
    /// Connects this copy to what the node keeps for it in `slot`.
    @MainActor mutating func connect(_ slot: inout AnyObject?, in storage: PropertyStorage)
}

/// The storage that a node keeps for the dynamic properties of its view.
@MainActor final class PropertyStorage {
    unowned let node: _Node
    /// The object of the first property: most views have no other one.
    private var first: AnyObject?
    private var others: [AnyObject?]
    /// The type of the object that a property could not find; the body is then not evaluated.
    var missing: Any.Type?
    /// The view that stands in the place of the body while an object is missing.
    var placeholder: Mounted<MissingValueView>?

    init(node: _Node, count: Int) {
        self.node = node
        others = Array(repeating: nil, count: max(count - 1, 0))
    }

    /// The object that a property keeps, by the order of the properties.
    subscript(slot: Int) -> AnyObject? {
        get { slot == 0 ? first : others[slot - 1] }
        set { if slot == 0 { first = newValue } else { others[slot - 1] = newValue } }
    }

    /// The node is gone and its last effects have run: later writes are harmless and reported.
    func retire(owner: String, issues: IssueLog) {
        for case let retirable as any Retirable in [first] + others {
            retirable.retire(owner: owner, issues: issues)
        }
    }
}

/// Storage that must know when its view is gone.
protocol Retirable: AnyObject {
    @MainActor func retire(owner: String, issues: IssueLog)
}
