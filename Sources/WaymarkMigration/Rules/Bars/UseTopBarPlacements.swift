// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
import SwiftSyntax

/// Items are placed in the top bar by its new name.
///
/// *Before:* `ToolbarItem(placement: .navigationBarTrailing) { … }`
/// *After:* `ToolbarItem(placement: .topBarTrailing) { … }`
///
/// Only what stands in the argument `placement` of an item, or is written with its type, is
/// looked at: elsewhere the name may be something else.
///
/// *Since* iOS 14, tvOS 14.
enum UseTopBarPlacements: Rule {
    static let summary = "places toolbar items with 'topBarLeading' and 'topBarTrailing'"
    static let since = DeploymentTargets([.iOS: Version(14), .tvOS: Version(14)])
    static let triggers = [
        "navigationBarLeading", "navigationBarTrailing", "struct ToolbarItem",
        "struct ToolbarItemGroup",
    ]

    static let examples: [Example] = [
        .rewrites(
            "ToolbarItem(placement: .↓navigationBarTrailing) { EditButton() }",
            to: "ToolbarItem(placement: .topBarTrailing) { EditButton() }"),
        .rewrites(
            """
            list.toolbar {
            #if os(iOS)
                ToolbarItemGroup(
                    placement: isLeft ? .↓navigationBarLeading : .↓navigationBarTrailing // side
                ) { add }
            #endif
            }
            """,
            to: """
                list.toolbar {
                #if os(iOS)
                    ToolbarItemGroup(
                        placement: isLeft ? .topBarLeading : .topBarTrailing // side
                    ) { add }
                #endif
                }
                """),
        .rewrites(
            "let side = ToolbarItemPlacement.↓navigationBarLeading",
            to: "let side = ToolbarItemPlacement.topBarLeading"),
        .refuses(
            "ToolbarItem(placement: .↓navigationBarLeading) { add }", .belowFloor,
            floor: DeploymentTargets([.iOS: Version(13)])),
        .leaves("ToolbarItem(placement: .topBarLeading) { add }"),
        .leaves("Sign(placement: .navigationBarLeading) { add }"),
        .leaves("ToolbarItem(placement: side(of: .navigationBarLeading)) { add }"),
        .leaves("ToolbarItem(placement: Side.navigationBarLeading) { add }"),
        .leaves("let side: Side = .navigationBarLeading"),
        .leaves("enum Side { case navigationBarLeading, navigationBarTrailing }"),
    ]

    private static let names = [
        "navigationBarLeading": "topBarLeading", "navigationBarTrailing": "topBarTrailing",
    ]

    static func sites(in file: ParsedFile, _ context: RuleContext) -> [Site] {
        let items = Set(["ToolbarItem", "ToolbarItemGroup"]).subtracting(context.ownNames)
        return file.nodes(MemberAccessExprSyntax.self).compactMap { member in
            let token = member.declName.baseName
            guard let name = names[token.text], member.isPlacement(of: items) else {
                return nil
            }
            return site(at: token, token.text, context) {
                .rewrite(.exact, [Edit(token.range, name)])
            }
        }
    }
}

extension MemberAccessExprSyntax {
    /// True if this is the placement of an item of a toolbar.
    fileprivate func isPlacement(of items: Set<String>) -> Bool {
        if let base { return base.bareText == "ToolbarItemPlacement" }
        return isArgument("placement", of: items)
    }
}
#endif
