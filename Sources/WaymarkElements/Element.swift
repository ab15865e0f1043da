// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

/// One thing on screen, with all that it holds: a plain value.
public struct Element: Equatable, Sendable, Identifiable {
    public let id: ElementID
    public var content: ElementContent
    public var children: [Element]

    public init(id: ElementID, content: ElementContent, children: [Element] = []) {
        self.id = id
        self.content = content
        self.children = children
    }

    public var role: ElementRole { content.role }
}

/// What an element is and how it looks, without its children: the unit of an update patch.
public struct ElementContent: Equatable, Sendable {
    public var role: ElementRole
    /// What modifiers added, innermost first.
    public var effects: [StyleEffect]
    public var accessibility: Accessibility
    /// False for a control that cannot be used now; its events are refused.
    public var isEnabled: Bool

    public init(
        _ role: ElementRole,
        effects: [StyleEffect] = [],
        accessibility: Accessibility = Accessibility(),
        isEnabled: Bool = true
    ) {
        self.role = role
        self.effects = effects
        self.accessibility = accessibility
        self.isEnabled = isEnabled
    }
}

/// What assistive technology and tests read instead of the looks.
public struct Accessibility: Equatable, Sendable {
    public var label: String?
    public var identifier: String?
    public var isHidden: Bool

    public init(label: String? = nil, identifier: String? = nil, isHidden: Bool = false) {
        self.label = label
        self.identifier = identifier
        self.isHidden = isHidden
    }
}

extension Element {
    /// The element with this number at or below this one.
    public func find(_ id: ElementID) -> Element? {
        first { $0.id == id }
    }

    /// The first element in reading order that satisfies the condition.
    public func first(where condition: (Element) -> Bool) -> Element? {
        if condition(self) { return self }
        for child in children {
            if let found = child.first(where: condition) { return found }
        }
        return nil
    }

    /// Every element at or below this one, in reading order.
    public func forEach(_ body: (Element) -> Void) {
        body(self)
        for child in children { child.forEach(body) }
    }
}
