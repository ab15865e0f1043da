// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
import SwiftSyntax

/// Rows do not make the objects of screens that nobody may go to.
///
/// *Found:* `List(mails) { NavigationLink(destination: Screen(model: MailModel($0))) { … } }`. What an
/// object is can only be told from its declaration in the same file, or from the name of its
/// type.
enum AvoidEagerDestinations: Rule {
    static let summary = "finds links in rows that make objects for their destination"
    static let since = DeploymentTargets()
    static let severity = Severity.high
    static let triggers = ["NavigationLink"]

    static let examples: [Example] = [
        .refuses(
            """
            List(mails) { mail in
                ↓NavigationLink(destination: Screen(model: MailViewModel(mail))) { Row(mail) }
            }
            """, .eagerDestination),
        .refuses(
            """
            final class Loader {}
            struct Screens {
                var body: some View {
                    ForEach(mails) { mail in
                        ↓NavigationLink { Screen(Loader()).padding() } label: { Row(mail) }
                        ↓NavigationLink("Go") { Screen(Loader()) }
                    }
                }
            }
            """, .eagerDestination),
        .leaves("List(mails) { NavigationLink(destination: Screen(mail: $0)) { Row($0) } }"),
        .leaves("List { NavigationLink(destination: Screen(model: model)) { Row() } }"),
        .leaves("VStack { NavigationLink(destination: Screen(model: AModel())) { Row() } }"),
        .leaves("List { NavigationLink(destination: LazyView(Screen(AModel()))) { Row() } }"),
        .leaves("List { NavigationLink(value: AModel()) { Row(AModel()) } }"),
        .leaves("List { NavigationLink(destination: A { BModel().save() }) { Row() } }"),
    ]

    private static let rows: Set<String> = [
        "ForEach", "LazyHGrid", "LazyHStack", "LazyVGrid", "LazyVStack", "List",
    ]

    static func sites(in file: ParsedFile, _ context: RuleContext) -> [Site] {
        let classes = Set(file.nodes(ClassDeclSyntax.self).map(\.name.text))
        let links = file.calls(of: Set(["NavigationLink"]).subtracting(context.ownNames))
        return links.compactMap { link in
            guard link.callsOnTheScreen.contains(where: { $0.isCall(of: rows) }),
                link.destination?.makesObject(classes) == true, let token = link.lastName
            else { return nil }
            return finding(.eagerDestination, at: token)
        }
    }
}

extension ExprSyntax {
    /// True if a call in here makes an object; what stands in closures is made later, and so is
    /// what a wrapper with 'Lazy' in its name has.
    fileprivate func makesObject(_ classes: Set<String>) -> Bool {
        nodes(FunctionCallExprSyntax.self).contains { call in
            guard let name = call.calledName,
                call.calledExpression.is(DeclReferenceExprSyntax.self),
                classes.contains(name) || name.soundsLikeAnObject
            else { return false }
            return !call.isMadeLater(in: self)
        }
    }
}

extension FunctionCallExprSyntax {
    fileprivate func isMadeLater(in outer: ExprSyntax) -> Bool {
        var node = Syntax(self)
        while node.id != outer.id, let parent = node.parent {
            let name = parent.as(FunctionCallExprSyntax.self)?.calledName ?? ""
            if parent.id != outer.id, parent.is(ClosureExprSyntax.self) || name.contains("Lazy") {
                return true
            }
            node = parent
        }
        return node.as(FunctionCallExprSyntax.self)?.calledName?.contains("Lazy") ?? false
    }
}

extension String {
    fileprivate var soundsLikeAnObject: Bool {
        ["Controller", "Interactor", "Manager", "Model", "Presenter", "Service", "Store"]
            .contains { hasSuffix($0) } && first?.isUppercase == true
    }
}
#endif
