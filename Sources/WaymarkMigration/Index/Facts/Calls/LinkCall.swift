// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
import SwiftSyntax

/// A `NavigationLink` as it is written, in one of the forms that SwiftUI declares, or in one of
/// these without a label.
struct LinkCall {
    let call: FunctionCallExprSyntax
    /// The token that names the type.
    let name: TokenSyntax
    /// A title, where there is one instead of a label.
    let title: ExprSyntax?
    /// The view that is shown, or a closure that makes it.
    let destination: ExprSyntax?
    /// The closure that makes the label; in the rare case that a function is handed over, its
    /// name.
    let label: ExprSyntax?
    let isActive: ExprSyntax?
    let tag: ExprSyntax?
    let selection: ExprSyntax?
    let value: ExprSyntax?
    let trailingClosureIsDestination: Bool

    /// True if it has neither a title nor a label: no form of SwiftUI's, but one that projects
    /// add to hidden links.
    var isBare: Bool { title == nil && label == nil }

    /// True if the link follows a flag or a selection, as those before values did.
    var isLegacy: Bool { isActive != nil || tag != nil }

    /// Reads a call; `nil` when this is not a form that SwiftUI declares.
    init?(_ call: FunctionCallExprSyntax) {
        guard case .type(let name) = Callee(call), name.text == "NavigationLink" else {
            return nil
        }
        self.init(call, name.token)
    }

    /// Reads a call of `NavigationLink`; `nil` when this is not a form that SwiftUI declares.
    init?(_ call: FunctionCallExprSyntax, _ name: TokenSyntax) {
        var parts: [String: ExprSyntax] = [:]
        for argument in call.arguments {
            let label = argument.label?.text ?? ""
            guard Self.labels.contains(label), parts[label] == nil else { return nil }
            parts[label] = argument.expression
        }
        for closure in call.additionalTrailingClosures {
            guard closure.label.text == "label", parts["label"] == nil else { return nil }
            parts["label"] = ExprSyntax(closure.closure)
        }
        var isDestination = false
        if let closure = call.trailingClosure {
            let hasDestination = parts["destination"] != nil || parts["value"] != nil
            let role = hasDestination ? "label" : "destination"
            guard parts[role] == nil else { return nil }
            parts[role] = ExprSyntax(closure)
            isDestination = !hasDestination
        }
        guard Self.isDeclared(Set(parts.keys)) else { return nil }
        self.call = call
        self.name = name
        title = parts[""]
        destination = parts["destination"]
        label = parts["label"]
        isActive = parts["isActive"]
        tag = parts["tag"]
        selection = parts["selection"]
        value = parts["value"]
        trailingClosureIsDestination = isDestination
    }

    private static let labels: Set<String> = [
        "", "destination", "label", "isActive", "tag", "selection", "value",
    ]

    /// A title or a label, and then what it leads to.
    private static func isDeclared(_ labels: Set<String>) -> Bool {
        let rest = labels.subtracting(["", "label"])
        guard !labels.contains("") || !labels.contains("label") else { return false }
        if !labels.contains(""), !labels.contains("label") { return isLegacy(rest) }
        return isLegacy(rest) || [["destination"], ["value"]].contains(rest)
    }

    private static func isLegacy(_ labels: Set<String>) -> Bool {
        [
            ["destination", "isActive"], ["destination", "tag", "selection"],
        ].contains(labels)
    }
}
#endif
