// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
import SwiftSyntax

extension ParsedFile {
    /// True if another link of the same type follows the same flag, so that both would open
    /// their screens.
    ///
    /// - Parameter evenInBranches: Whether it counts too when only one of both is ever there.
    func sharesFlag(_ link: LegacyLink, evenInBranches: Bool = false) -> Bool {
        let flag = link.flagText
        return legacyLinks().contains { other in
            other.offset != link.offset && other.flagText == flag
                && other.link.call.typesAround.first == link.link.call.typesAround.first
                && (evenInBranches || !link.isAlternative(to: other))
        }
    }
}

extension LegacyLink {
    /// The flag, without the owner that may stand before it or not.
    fileprivate var flagText: Substring? {
        link.isActive.map { expression in
            let text = expression.bareText
            return text.hasPrefix("self.") ? text.dropFirst(5) : text[...]
        }
    }

    /// True if only one of both is ever there, because they are in different branches.
    fileprivate func isAlternative(to other: LegacyLink) -> Bool {
        link.call.nearestNode(around: other.link.call)?.hasAlternatives ?? false
    }
}
#endif
