// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

/// One thing on screen, with all that it holds: a plain value.
///
/// The ids in one tree are distinct. A tree may be thousands of levels deep: nothing here recurses.
public struct Element: Equatable, Sendable, Identifiable {
    /// The number by which patches and events name it.
    public let id: ElementID
    /// Its role and looks, without its children.
    public var content: ElementContent
    /// The elements that it holds, in reading order.
    public var children: [Element]

    /// Makes an element that holds these children.
    public init(id: ElementID, content: ElementContent, children: [Element] = []) {
        self.id = id
        self.content = content
        self.children = children
    }

    /// The role of its content.
    public var role: ElementRole { content.role }

    /// True if two trees have the same ids and contents in the same places.
    public static func == (a: Element, b: Element) -> Bool {
        var pending = [(a, b)]
        while let (one, other) = pending.popLast() {
            guard one.id == other.id, one.children.count == other.children.count,
                one.content == other.content
            else { return false }
            pending.append(contentsOf: zip(one.children, other.children))
        }
        return true
    }
}

/// An element's role and looks, without its children: the unit of an update patch.
public struct ElementContent: Equatable, Sendable {
    /// The role of the element.
    public var role: ElementRole
    /// False for a control that cannot be used now; its events are refused.
    public var isEnabled: Bool
    /// True if the session hears when the keyboard's focus comes into the element or leaves it
    /// (`ElementAction.focus`).
    public var reportsFocus = false
    /// Says that an element can have the focus though its role has none, or cannot though it has;
    /// `nil` leaves it to the role.
    public var isFocusable: Bool?
    /// The effects that modifiers added, innermost first.
    public var effects: [StyleEffect]
    /// The things that few elements have, kept apart so that the others are small.
    private var rare: Rare?

    /// Makes the content of an enabled element without effects, unless told otherwise.
    public init(
        _ role: ElementRole,
        effects: [StyleEffect] = [],
        accessibility: Accessibility = Accessibility(),
        isEnabled: Bool = true
    ) {
        self.role = role
        self.isEnabled = isEnabled
        self.effects = effects
        self.accessibility = accessibility
    }

    /// The words and traits that are read aloud instead of the looks.
    public var accessibility: Accessibility {
        get { if case .of(let accessibility, _) = rare { accessibility } else { Accessibility() } }
        set { rare = Rare(newValue, keys) }
    }

    /// The keys of which the app hears while something in the element has the focus; `nil` for none.
    public var keys: KeyInterest? {
        get { if case .of(_, let keys) = rare { keys } else { nil } }
        set { rare = Rare(accessibility, newValue) }
    }

    private indirect enum Rare: Equatable, Sendable {
        case of(Accessibility, keys: KeyInterest?)

        init?(_ accessibility: Accessibility, _ keys: KeyInterest?) {
            if accessibility.saysNothing, keys == nil { return nil }
            self = .of(accessibility, keys: keys)
        }
    }
}

/// The words and traits that assistive technology and tests read instead of the looks.
public struct Accessibility: Equatable, Sendable {
    /// The words that are read instead of the text; `nil` reads the text.
    public var label: String?
    /// A name for tests that no person hears.
    public var identifier: String?
    /// True if assistive technology passes over it.
    public var isHidden: Bool
    /// True if it is the one of several that is chosen.
    public var isSelected: Bool
    /// True if it names what follows.
    public var isHeading: Bool
    /// The keys that press it.
    public var shortcut: KeyShortcut?

    /// Makes what is read; without arguments, the looks speak for themselves.
    public init(
        label: String? = nil, identifier: String? = nil, isHidden: Bool = false,
        isSelected: Bool = false, isHeading: Bool = false, shortcut: KeyShortcut? = nil
    ) {
        self.label = label
        self.identifier = identifier
        self.isHidden = isHidden
        self.isSelected = isSelected
        self.isHeading = isHeading
        self.shortcut = shortcut
    }

    /// True if the looks speak for themselves.
    package var saysNothing: Bool {
        label == nil && identifier == nil && !isHidden && !isSelected && !isHeading
            && shortcut == nil
    }
}

extension Element {
    /// The element with this number at or below this one.
    public func find(_ id: ElementID) -> Element? {
        first { $0.id == id }
    }

    /// The first element in reading order that satisfies the condition.
    public func first(where condition: (Element) -> Bool) -> Element? {
        var pending = [self]
        while let element = pending.popLast() {
            if condition(element) { return element }
            pending.append(contentsOf: element.children.reversed())
        }
        return nil
    }

    /// Calls `body` with every element at or below this one, in reading order.
    public func forEach(_ body: (Element) -> Void) {
        var pending = [self]
        while let element = pending.popLast() {
            body(element)
            pending.append(contentsOf: element.children.reversed())
        }
    }
}
