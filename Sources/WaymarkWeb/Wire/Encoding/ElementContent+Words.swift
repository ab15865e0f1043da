// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Web
import WaymarkElements

extension ElementContent {
    /// The words of a repeated text.
    var words: String? {
        if case .text(let text) = role { text.string } else { nil }
    }

    /// True if two repeated contents differ in nothing but their words.
    func isLike(_ other: ElementContent) -> Bool {
        isEnabled == other.isEnabled && hasRole(like: other.role)
            && accessibility == other.accessibility && effects == other.effects
    }

    private func hasRole(like other: ElementRole) -> Bool {
        guard case .text(let text) = role, case .text(let others) = other else {
            return role == other
        }
        guard let run = text.single, let other = others.single else { return false }
        return run.hasStyle(of: other)
    }
}
#endif
