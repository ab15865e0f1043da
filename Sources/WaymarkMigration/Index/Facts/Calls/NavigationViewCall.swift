// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
import SwiftSyntax

/// A `NavigationView` as it is written: its name, its content, and the modifiers after it.
struct NavigationViewCall {
    let call: FunctionCallExprSyntax
    /// The token that names the type.
    let name: TokenSyntax
    /// The content as a closure; `nil` when a function is handed over.
    let closure: ClosureExprSyntax?
    /// The label `content`, where the content is an argument.
    let contentLabel: TokenSyntax?
    /// The modifiers after it, the nearest first, up to the first `#if`.
    let modifiers: [ModifierCall]
    /// The expression with the first `#if` among the modifiers; `nil` without one.
    let conditionalModifiers: PostfixIfConfigExprSyntax?

    /// Reads a call; `nil` for anything else, and for what SwiftUI does not declare.
    init?(_ call: FunctionCallExprSyntax) { self.init(call, Callee(call)) }

    /// The same where it is known what the call calls.
    init?(_ call: FunctionCallExprSyntax, _ callee: Callee) {
        guard case .type(let name) = callee, name.text == "NavigationView",
            call.calledBase.map({ $0.bareText == "SwiftUI" }) ?? true
        else { return nil }
        let argument = call.arguments.first { $0.label?.text == "content" }
        guard call.arguments.count == (argument == nil ? 0 : 1),
            (call.trailingClosure == nil) != (argument == nil),
            call.additionalTrailingClosures.isEmpty
        else { return nil }
        self.call = call
        self.name = name.token
        contentLabel = argument?.label
        closure = call.trailingClosure ?? argument?.expression.as(ClosureExprSyntax.self)
        let chain = ModifierChain(after: call)
        modifiers = chain.modifiers
        conditionalModifiers = chain.conditional
    }

    /// True if it is said that it is SwiftUI's.
    var isQualified: Bool { call.calledBase != nil }

    /// The bytes that name the type, with its module.
    var typeRange: Range<Int> { call.calledExpression.range }

    /// True if the declaration that it is the value of writes its type out.
    var hasWrittenType: Bool {
        for current in call.nodesAround {
            if let function = current.as(FunctionDeclSyntax.self) {
                return function.signature.returnClause?.mentions(name.text) ?? false
            }
            if let binding = current.as(PatternBindingSyntax.self) {
                return binding.typeAnnotation?.mentions(name.text) ?? false
            }
        }
        return false
    }

    /// The styles that are set on it, the nearest first.
    var styles: [ModifierCall] { modifiers.filter { $0.name.text == "navigationViewStyle" } }
}

extension ModifierCall {
    /// The style that a `navigationViewStyle` asks for.
    var containerStyle: ContainerStyle {
        ContainerStyle(written: call.arguments.first?.expression.bareText ?? "")
    }
}

extension ParsedFile {
    /// All of SwiftUI's `NavigationView` in the file, and where something else is called so.
    func navigationViews() -> (calls: [NavigationViewCall], others: [TokenSyntax]) {
        let finder = NavigationViewFinder(viewMode: .sourceAccurate)
        finder.walk(tree)
        return (finder.calls, finder.others)
    }
}

private final class NavigationViewFinder: SyntaxVisitor {
    private(set) var calls: [NavigationViewCall] = []
    private(set) var others: [TokenSyntax] = []
    private var known: Set<Int> = []

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        if let call = NavigationViewCall(node) {
            calls.append(call)
            known.insert(call.name.range.lowerBound)
        }
        return .visitChildren
    }

    override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
        if token.text == "NavigationView", !known.contains(token.range.lowerBound) {
            others.append(token)
        }
        return .visitChildren
    }
}
#endif
