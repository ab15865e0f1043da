// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
import SwiftSyntax

extension ExitSyntax {
    /// The columns of a split view, by the labels of its closures.
    static func columns(
        _ call: FunctionCallExprSyntax, _ name: TokenSyntax
    ) -> [ExitSyntax]? {
        var found: [ExitSyntax] = []
        func add(_ kind: NavigationMap.Edge.Kind, _ content: ExprSyntax) {
            let token = content.firstToken(viewMode: .sourceAccurate) ?? name
            found.append(ExitSyntax(kind: kind, token: token, content: content))
        }
        let labelled =
            call.arguments.map { ($0.label?.text ?? "", $0.expression) }
            + call.additionalTrailingClosures.map { ($0.label.text, ExprSyntax($0.closure)) }
        if let closure = call.trailingClosure {
            let hasSidebar = labelled.contains { $0.0 == "sidebar" }
            add(hasSidebar ? .detail : .sidebar, ExprSyntax(closure))
        }
        for (label, content) in labelled {
            switch label {
            case "sidebar": add(.sidebar, content)
            case "content": add(.content, content)
            case "detail": add(.detail, content)
            default: break
            }
        }
        return found.isEmpty ? nil : found
    }

    /// The columns of a `NavigationView` with several children.
    static func oldColumns(
        _ call: FunctionCallExprSyntax, _ name: TokenSyntax
    ) -> [ExitSyntax]? {
        guard let closure = call.content(["content"])?.as(ClosureExprSyntax.self) else {
            return nil
        }
        let children = closure.statements.compactMap { $0.item.as(ExprSyntax.self) }
        guard children.count == closure.statements.count, (2...3).contains(children.count)
        else {
            return nil
        }
        let kinds: [NavigationMap.Edge.Kind] =
            children.count == 2 ? [.sidebar, .detail] : [.sidebar, .content, .detail]
        return zip(kinds, children).map {
            ExitSyntax(
                kind: $0, token: $1.firstToken(viewMode: .sourceAccurate) ?? name,
                content: $1)
        }
    }
}
#endif
