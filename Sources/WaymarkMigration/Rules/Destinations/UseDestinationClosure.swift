// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
import SwiftSyntax

/// Destinations of links are closures.
///
/// *Before:* `NavigationLink(destination: Detail(item)) { Row(item) }`
/// *After:* `NavigationLink { Detail(item) } label: { Row(item) }`
///
/// The old form is not deprecated, so that the rule is used only when it is asked for. What is
/// no call may be the name of a function, and stays; so do wrappers that make a view when it is
/// needed. Links that `UseValueLinks` rewrites in the same run are left to it.
///
/// *Since* iOS 13, macOS 10.15, tvOS 13, watchOS 6.
enum UseDestinationClosure: Rule {
    static let summary = "writes destinations of links as closures"
    static let since = DeploymentTargets([
        .iOS: Version(13), .macOS: Version(10, 15), .tvOS: Version(13), .watchOS: Version(6),
    ])
    static let isOptional = true
    static let triggers = ["NavigationLink"]

    static let examples: [Example] = [
        .rewrites(
            """
            List(items) { item in
                ↓NavigationLink(destination: Detail(item).padding()) {
                    Row(item)
                }
                .font(.body)
            }
            """,
            to: """
                List(items) { item in
                    NavigationLink { Detail(item).padding() } label: {
                        Row(item)
                    }
                    .font(.body)
                }
                """),
        .rewrites(
            #"↓NavigationLink(destination: Detail(), label: { Text("Go") })"#,
            to: #"NavigationLink { Detail() } label: { Text("Go") }"#),
        .rewrites(
            #"↓NavigationLink("Go", destination: Detail())"#,
            to: #"NavigationLink("Go") { Detail() }"#),
        .rewrites(
            """
            ↓NavigationLink(
                destination: Detail(
                    item
                )
            ) {
                Row()
            }
            """,
            to: """
                NavigationLink {
                    Detail(
                        item
                    )
                } label: {
                    Row()
                }
                """),
        .refuses(
            #"↓NavigationLink("Go", /* there */ destination: Detail())"#, .commentInTheWay),
        .leaves(#"NavigationLink("Go", destination: detail)"#),
        .leaves(#"NavigationLink("Go", destination: LazyView(Detail()))"#),
        .leaves(#"NavigationLink("Go", destination: Detail(), isActive: $isOn)"#),
    ]

    static func sites(in file: ParsedFile, _ context: RuleContext) -> [Site] {
        if context.declares(type: "NavigationLink", in: file) { return [] }
        let valued = UseValueLinks.rewritten(in: file, context)
        return file.links().compactMap { link in
            guard !link.isLegacy, let destination = link.destination?.viewCall,
                !valued.contains(link.name.range.lowerBound)
            else { return nil }
            return site(at: link.name, "NavigationLink", context) {
                rewrite(link, destination, in: file.source)
            }
        }
    }

    private static func rewrite(
        _ link: LinkCall, _ destination: FunctionCallExprSyntax, in source: SourceText
    ) -> Site.Outcome {
        guard let text = DestinationText(link), let open = link.call.leftParen,
            let close = link.call.rightParen
        else { return .refuse(.unknownForm) }
        let kept = [destination.range, link.title?.range, link.label?.range].compactMap(\.self)
        if link.call.hasComment(in: link.call.range, besides: kept) {
            return .refuse(.commentInTheWay)
        }
        if let title = link.title {
            let rest = title.range.upperBound..<close.range.upperBound
            return .rewrite(.exact, [Edit(rest, pieces: [.text(") "), text.closure])])
        }
        guard let label = link.label?.as(ClosureExprSyntax.self) else {
            return .refuse(.unknownForm)
        }
        let pieces: [Edit.Piece] = [
            .text(" "), text.closure, .text(" label: "), label.asPiece,
        ]
        return .rewrite(
            .exact, [Edit(open.range.lowerBound..<link.call.range.upperBound, pieces: pieces)])
    }
}

extension ExprSyntax {
    /// The call that makes a view; `nil` for names, which may be functions, and for wrappers
    /// that make their view when it is needed.
    fileprivate var viewCall: FunctionCallExprSyntax? {
        guard let call = self.as(FunctionCallExprSyntax.self), let inner = innermostCall else {
            return nil
        }
        if case .type(let name) = Callee(inner), name.text.contains("Lazy") { return nil }
        return call
    }
}
#endif
