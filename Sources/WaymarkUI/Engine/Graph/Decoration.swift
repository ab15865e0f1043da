// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import WaymarkElements

/// A change that a modifier makes to the nearest elements below it: in looks, or in what assistive
/// technology and tests read.
///
/// Not for apps: it is public only because `View` names it.
@MainActor public final class _Decoration {
    enum Kind: Equatable {
        /// A change of looks; `nil` is none.
        case effect(StyleEffect?)
        case accessibilityLabel(String)
        case accessibilityIdentifier(String)
        case accessibilityHidden(Bool)
        /// `nil` leaves a mark as it is.
        case accessibilityMarks(isSelected: Bool?, isHeading: Bool?)
        /// The app hears when the focus comes into the element or leaves it.
        case reportsFocus
        /// The element can have the focus, or not, whatever it is.
        case focusable(Bool)
        /// The keys that press the element; `nil` is none.
        case shortcut(KeyShortcut?)
        /// The app hears of keys that are pressed in the element.
        case keys(KeyInterest)

        static func direction(_ direction: LayoutDirection) -> Kind {
            .effect(.rightToLeft(direction == .rightToLeft))
        }
    }

    var kind: Kind
    let outer: _Decoration?

    init(_ kind: Kind, outer: _Decoration?) {
        self.kind = kind
        self.outer = outer
    }
}

extension _NodeInputs {
    /// The decorations around a member of a container, the nearest first, with those around the
    /// modifiers that were put off.
    @MainActor var decorationsAround: [_Decoration.Kind] {
        var kinds: [_Decoration.Kind] = []
        var decoration = decoration
        var modifier = deferred
        while true {
            while let current = decoration {
                kinds.append(current.kind)
                decoration = current.outer
            }
            guard let next = modifier else { return kinds }
            if next.takesDecoration { decoration = next.decoration }
            modifier = next.outer
        }
    }
}

extension _Node {
    /// This node's element: its role, dressed by the modifiers around it.
    final func makeContent() -> ElementContent {
        var content = ElementContent(makeRole(), isEnabled: isEnabled)
        var decoration = passesDecoration ? nil : inputs.decoration
        while let current = decoration {
            content.add(current.kind)
            decoration = current.outer
        }
        if reportsFocus { content.reportsFocus = true }
        let implied = impliedAccessibility
        if !implied.saysNothing { content.accessibility.add(implied) }
        return content
    }

    /// Makes the contents of the nearest elements below due.
    final func decorationChanged() { forEachChild { $0.dressChanged() } }

    /// Makes the content of this node's element due, or those of the nearest elements below.
    final func dressChanged() {
        if cell != nil { graph.setContentDirty(self) }
        if cell == nil || passesDecoration { decorationChanged() }
    }
}

extension Accessibility {
    mutating func add(_ implied: Accessibility) {
        label = label ?? implied.label
        identifier = identifier ?? implied.identifier
        isHidden = isHidden || implied.isHidden
        isSelected = isSelected || implied.isSelected
        isHeading = isHeading || implied.isHeading
    }
}

extension ElementContent {
    mutating func add(_ kind: _Decoration.Kind) {
        switch kind {
        case .effect(let effect): if let effect { effects.append(effect) }
        case .accessibilityLabel(let label): accessibility.label = accessibility.label ?? label
        case .accessibilityIdentifier(let identifier):
            accessibility.identifier = accessibility.identifier ?? identifier
        case .accessibilityHidden(let isHidden):
            accessibility.isHidden = accessibility.isHidden || isHidden
        case .accessibilityMarks(let isSelected, let isHeading):
            accessibility.isSelected = isSelected ?? accessibility.isSelected
            accessibility.isHeading = isHeading ?? accessibility.isHeading
        case .reportsFocus: reportsFocus = true
        case .focusable(let canBe):
            reportsFocus = true
            isFocusable = isFocusable ?? canBe
        case .shortcut(let shortcut):
            accessibility.shortcut = accessibility.shortcut ?? shortcut
        case .keys(let interest): keys = interest.joined(with: keys)
        }
    }
}
