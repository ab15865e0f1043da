// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
import SwiftSyntax

/// One use of a property that holds the presentation mode.
struct PresentationModeUse {
    /// The purpose that it is used for.
    enum Purpose { case dismissal, question, other }

    let purpose: Purpose
    /// The bytes from the name of the property to what is called or asked.
    let range: Range<Int>
    let hasComment: Bool

    /// All uses in the file; `nil` when something may be one of them or not.
    static func all(
        of property: EnvironmentProperty, in file: ParsedFile
    ) -> [PresentationModeUse]? {
        var uses: [PresentationModeUse] = []
        for token in file.tree.tokens(viewMode: .sourceAccurate) {
            switch property.relation(to: token, in: file) {
            case .none: continue
            case .unclear: return nil
            case .use: uses.append(PresentationModeUse(token, of: property, in: file))
            }
        }
        return uses
    }

    private init(_ token: TokenSyntax, of property: EnvironmentProperty, in file: ParsedFile) {
        guard let reference = token.parent?.as(DeclReferenceExprSyntax.self),
            let member = property.question(to: reference)
        else {
            purpose = .other
            range = token.range
            hasComment = false
            return
        }
        let isQuestion = member.declName.baseName.text == "isPresented"
        purpose = isQuestion ? .question : member.isCalledWithNothing ? .dismissal : .other
        range = token.range.lowerBound..<member.range.upperBound
        hasComment = file.hasComment(between: reference, and: member)
    }
}

extension EnvironmentProperty {
    fileprivate enum Relation { case none, unclear, use }

    /// Returns whether a token names this property, as far as the file tells.
    fileprivate func relation(to token: TokenSyntax, in file: ParsedFile) -> Relation {
        // Most tokens differ in length, and no text is made of them.
        let underscores = token.trimmedLength.utf8Length - name.trimmedLength.utf8Length
        guard underscores == 0 || underscores == 1 else { return .none }
        let isPart = token.enclosingType.map(isPart) ?? false
        if ["_" + name.text, "$" + name.text].contains(token.text) {
            return isPart ? .unclear : .none
        }
        guard token.text == name.text, token.id != name.id, token.id != key.id,
            !token.isLabel, !token.isKey
        else { return .none }
        guard let base = token.memberBase, base.bareText != "self" else {
            return isPart ? .use : .none
        }
        if base.bareText.hasSuffix("environment") { return .none }
        if let type = file.writtenType(of: base) { return type == typeName ? .use : .none }
        return token.parent.flatMap(value) != nil ? .unclear : .none
    }

    /// What is asked of the presentation mode where the property is named.
    fileprivate func question(to reference: DeclReferenceExprSyntax) -> MemberAccessExprSyntax? {
        unwrapping == nil
            ? reference.memberAccess("wrappedValue")?.question : reference.question
    }

    /// The first thing that tells a use of the property from that of another of the name.
    private func value(_ reference: Syntax) -> MemberAccessExprSyntax? {
        unwrapping == nil ? reference.memberAccess("wrappedValue") : reference.question
    }
}

extension ParsedFile {
    /// The type that is written where a property is declared, without what makes it optional.
    fileprivate func writtenType(of base: ExprSyntax) -> String? {
        let marks: Set<Character> = ["?", "!"]
        var path = base.bareText
        if path.hasPrefix("self.") { path.removeFirst(5) }
        path.removeAll { marks.contains($0) }
        let owner = base.enclosingType?.declaredTypeName
        let types = nodes(VariableDeclSyntax.self)
            .filter { $0.enclosingType?.declaredTypeName == owner }
            .flatMap(\.bindings)
            .filter { $0.pattern.bareText == path }
            .compactMap { $0.typeAnnotation?.type.bareText }
        return types.first?.filter { !marks.contains($0) }
    }
}

extension TokenSyntax {
    fileprivate var isLabel: Bool { parent?.as(LabeledExprSyntax.self)?.label?.id == id }

    fileprivate var isKey: Bool {
        parent?.parent?.is(KeyPathPropertyComponentSyntax.self) == true
    }
}

extension SyntaxProtocol {
    /// The access to what a presentation mode is asked for.
    fileprivate var question: MemberAccessExprSyntax? {
        memberAccess("dismiss") ?? memberAccess("isPresented")
    }

    /// The access to a member of this, when that is what is done with it.
    fileprivate func memberAccess(_ name: String) -> MemberAccessExprSyntax? {
        var expression = Syntax(self)
        if let own = parent?.as(MemberAccessExprSyntax.self), own.declName.id == expression.id {
            expression = Syntax(own)
        }
        guard let member = expression.parent?.as(MemberAccessExprSyntax.self),
            member.base?.id == expression.id, member.declName.baseName.text == name
        else { return nil }
        return member
    }
}

extension MemberAccessExprSyntax {
    fileprivate var isCalledWithNothing: Bool {
        guard let call = parent?.as(FunctionCallExprSyntax.self) else { return false }
        return call.calledExpression.id == id && call.arguments.isEmpty
            && call.trailingClosure == nil
    }
}
#endif
