// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
import SwiftSyntax

/// Bars of one's own are named by what they are.
///
/// *Before:* `ToolbarItemPlacement(id: "filters")`
/// *After:* `ToolbarItemPlacement.accessoryBar(id: "filters")`
///
/// *Since* macOS 13.
enum UseAccessoryBar: Rule {
    static let summary = "places items in bars of one's own with 'accessoryBar(id:)'"
    static let since = DeploymentTargets([.macOS: Version(13)])
    static let triggers = ["ToolbarItemPlacement", "placement: .init(id"]

    static let examples: [Example] = [
        .rewrites(
            #"let filters = ↓ToolbarItemPlacement(id: "filters")"#,
            to: #"let filters = ToolbarItemPlacement.accessoryBar(id: "filters")"#),
        .rewrites(
            "ToolbarItem(placement: .↓init(id: name)) { add }",
            to: "ToolbarItem(placement: .accessoryBar(id: name)) { add }"),
        .rewrites(
            "ToolbarItem(placement: SwiftUI.↓ToolbarItemPlacement(id: /* own */ name)) { add }",
            to:
                "ToolbarItem(placement: SwiftUI.ToolbarItemPlacement.accessoryBar(id: /* own */ name)) { add }"
        ),
        .refuses(
            #"let filters = ↓ToolbarItemPlacement(id: "filters")"#, .belowFloor,
            floor: DeploymentTargets([.macOS: Version(12)])),
        .leaves(#"let filters = ToolbarItemPlacement.accessoryBar(id: "filters")"#),
        .leaves("let placement = ToolbarItemPlacement.principal"),
        .leaves(#"Item(placement: .init(id: "filters")) { add }"#),
        .leaves(#"ToolbarItem(placement: .init(name: "filters")) { add }"#),
    ]

    static func sites(in file: ParsedFile, _ context: RuleContext) -> [Site] {
        let items = Set(["ToolbarItem", "ToolbarItemGroup"]).subtracting(context.ownNames)
        return file.nodes(FunctionCallExprSyntax.self).compactMap { call in
            guard call.arguments.count == 1, call.argument("id") != nil,
                call.trailingClosure == nil, let token = call.lastName
            else { return nil }
            if call.isCall(of: ["ToolbarItemPlacement"]) {
                return site(at: token, token.text, context) {
                    .rewrite(.exact, [.insert(".accessoryBar", at: token.range.upperBound)])
                }
            }
            let member = call.calledExpression.as(MemberAccessExprSyntax.self)
            guard token.text == "init", let member, member.base == nil,
                call.isArgument("placement", of: items)
            else { return nil }
            return site(at: token, "ToolbarItemPlacement", context) {
                .rewrite(.exact, [Edit(token.range, "accessoryBar")])
            }
        }
    }
}
#endif
