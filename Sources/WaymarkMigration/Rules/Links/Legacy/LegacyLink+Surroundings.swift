// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
import SwiftSyntax

extension LegacyLink {
    /// True if it is in something that takes the presses, or that shows actions only.
    var isInControl: Bool {
        ancestors.contains { call, _ in
            switch Callee(call) {
            case .type(let name):
                if name.text == "NavigationLink" { return true }
                return ["Button", "Menu", "Picker", "Toggle"].contains(name.text)
            case .method(let name):
                return [
                    "contextMenu", "swipeActions", "tabItem", "alert", "confirmationDialog",
                ].contains(name.text)
            case .function, .other: return false
            }
        }
    }

    /// The toolbar that it is written in, with what that is attached to.
    var toolbar: ExprSyntax? {
        ancestors.first { call, _ in
            ModifierCall(call, named: ["toolbar", "navigationBarItems"]) != nil
        }.map { ExprSyntax($0.call) }
    }

    /// The calls that it is handed to, from inside to outside, up to the screen that it is on.
    private var ancestors: [(call: FunctionCallExprSyntax, inner: Syntax)] {
        var found: [(FunctionCallExprSyntax, Syntax)] = []
        var inner = Syntax(chain.whole)
        while let parent = inner.parent {
            if let call = parent.as(FunctionCallExprSyntax.self),
                call.calledExpression.id != inner.id
            {
                if call.isDestination(inner, of: offset) { return found }
                found.append((call, inner))
            }
            inner = parent
        }
        return found
    }
}

extension FunctionCallExprSyntax {
    /// True if a part of the call shows another screen, to which something at a byte belongs.
    fileprivate func isDestination(_ part: Syntax, of offset: Int) -> Bool {
        guard case .type(let name) = Callee(self), name.text == "NavigationLink",
            let link = LinkCall(self, name.token)
        else { return false }
        if let closure = part.as(ClosureExprSyntax.self) {
            return link.trailingClosureIsDestination && trailingClosure?.id == closure.id
        }
        return link.destination?.range.contains(offset) ?? false
    }
}
#endif
