// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
import SwiftSyntax

/// The part of a link that people see.
enum LinkLabel: Equatable {
    /// Nothing.
    case none
    /// A button, which takes the presses itself.
    case button(ExprSyntax)
    /// Views with a button among them.
    case withButton
    /// A title.
    case title(ExprSyntax)
    /// Views, as a closure makes them.
    case closure(ClosureExprSyntax)
    /// The views that a function makes.
    case function(ExprSyntax)

    init(_ link: LinkCall) {
        if let title = link.title {
            self = title.isEmptyText ? .none : .title(title)
        } else if let closure = link.label?.as(ClosureExprSyntax.self) {
            self = Self(closure)
        } else if let label = link.label {
            self = .function(label)
        } else {
            self = .none
        }
    }

    private init(_ closure: ClosureExprSyntax) {
        let views = closure.statements.map(\.item)
        if views.allSatisfy(\.isNothing) {
            self = .none
        } else if views.count == 1, let button = views[0].as(ExprSyntax.self),
            button.innermostCall?.makes("Button") == true
        {
            self = .button(button)
        } else {
            self = closure.statements.mentions("Button") ? .withButton : .closure(closure)
        }
    }
}

extension ExprSyntax {
    /// True if this is text without letters.
    fileprivate var isEmptyText: Bool {
        self.as(StringLiteralExprSyntax.self)?.representedLiteralValue?
            .allSatisfy(\.isWhitespace) ?? false
    }
}

extension CodeBlockItemSyntax.Item {
    /// True if this shows nothing: an empty view, or text without letters.
    fileprivate var isNothing: Bool {
        guard let call = self.as(ExprSyntax.self)?.innermostCall,
            ModifierChain(after: call).modifiers.allSatisfy(\.isOfNoUseOnHiddenLinks)
        else { return false }
        if call.makes("EmptyView") { return true }
        return call.makes("Text") && call.arguments.count == 1
            && call.arguments.first?.expression.isEmptyText == true
    }
}

extension FunctionCallExprSyntax {
    /// True if this makes a value of a type.
    func makes(_ name: String) -> Bool {
        if case .type(let type) = Callee(self) { type.text == name } else { false }
    }
}
#endif
