// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
import SwiftSyntax

extension LegacyLink {
    /// The reason why a hidden link stays, as far as it can be told from the link alone.
    var hiddenRefusal: Refusal? {
        if isConstant { return .constantFlag }
        if chain.conditional != nil { return .modifiedLink }
        return chain.modifiers.allSatisfy(\.isOfNoUseOnHiddenLinks) ? nil : .modifiedLink
    }
}

extension ModifierCall {
    /// True if this does nothing for a link that nobody sees, so that it can go with it.
    var isOfNoUseOnHiddenLinks: Bool { Self.ofNoUse.contains(name.text) }

    private static let ofNoUse: Set<String> = [
        "accessibility", "accessibilityHidden", "allowsHitTesting", "buttonStyle", "disabled",
        "fixedSize", "font", "foregroundColor", "frame", "hidden", "isDetailLink",
        "labelsHidden", "listRowBackground", "listRowInsets", "listRowSeparator", "opacity",
        "navigationViewStyle", "padding", "zIndex",
    ]
}
#endif
