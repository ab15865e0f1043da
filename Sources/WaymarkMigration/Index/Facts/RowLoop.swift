// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
import SwiftSyntax

/// A call that shows a link once for each element: a `ForEach`, or a list of elements.
struct RowLoop {
    let call: FunctionCallExprSyntax
    /// The name of an element, or `$0`; `nil` when it has none that could be used elsewhere.
    private(set) var element: String?
    /// True if its elements are bindings.
    let isForBindings: Bool
    private let data: ExprSyntax
    private let rows: ClosureExprSyntax?

    /// The nearest around a link, on the same screen.
    static func around(_ link: FunctionCallExprSyntax) -> RowLoop? {
        var loop = link.callsOnTheScreen.firstValue { RowLoop($0) }
        if loop?.element == .numbered, link.closureAround?.id != loop?.rows?.id {
            loop?.element = nil
        }
        return loop
    }

    init?(_ call: FunctionCallExprSyntax) {
        guard call.isCall(of: ["ForEach", "List"]), let first = call.arguments.first,
            first.label == nil
        else { return nil }
        self.call = call
        data = first.expression
        let labels: Set<String?> = ["id", "selection", "content", "rowContent"]
        let isPlain = call.arguments.dropFirst().allSatisfy { labels.contains($0.label?.text) }
        rows = call.closure("rowContent") ?? call.closure("content")
        isForBindings = data.hasDollar
        element = isPlain && !isForBindings ? rows?.elementName ?? rows?.numbered : nil
    }

    /// An element, as far as the source tells its type.
    var elementValue: ValueExpression? {
        guard element != nil, data.isOneKindOfNumbers || call.argument("id") == nil else {
            return nil
        }
        return .element(of: ValueExpression(data, call.valuesOfNames))
    }
}

extension String {
    /// The name of the only thing that a closure is given, where it has no other.
    static let numbered = "$0"
}

extension SyntaxProtocol {
    /// The nearest closure around this.
    var closureAround: ClosureExprSyntax? {
        nearest(ClosureExprSyntax.self)
    }
}

extension ClosureExprSyntax {
    /// `$0`, where what the closure is given has no name.
    var numbered: String? { signature == nil ? .numbered : nil }

    /// The name of the only thing that the closure is given.
    var elementName: String? {
        guard let signature, signature.capture == nil,
            case .simpleInput(let names) = signature.parameterClause, names.count == 1,
            let name = names.first?.name.text, name != "_", !name.hasPrefix("$")
        else { return nil }
        return name
    }
}

extension ExprSyntax {
    /// True if this is no range, or one whose ends can only be of the type 'Int'.
    fileprivate var isOneKindOfNumbers: Bool {
        guard let parts = self.as(SequenceExprSyntax.self)?.elements else { return true }
        return parts.allSatisfy { part in
            part.is(IntegerLiteralExprSyntax.self) || part.is(BinaryOperatorExprSyntax.self)
                || part.as(MemberAccessExprSyntax.self)?.declName.baseName.text == "count"
        }
    }

    /// True if a binding is among what it names.
    fileprivate var hasDollar: Bool {
        tokens(viewMode: .sourceAccurate).contains { token in
            token.text.hasPrefix("$") && token.text.dropFirst().first?.isNumber == false
        }
    }
}

extension FunctionCallExprSyntax {
    /// The values of the local names here: known for elements and parameters; the others hide what
    /// is called alike elsewhere.
    var valuesOfNames: [String: ValueExpression] {
        var values = Dictionary(
            uniqueKeysWithValues: LocalNames(at: self, outTo: root).names.map {
                ($0, ValueExpression.unknown)
            })
        for (name, value) in parametersAround where values[name] == nil { values[name] = value }
        for loop in callsOnTheScreen.compactMap(RowLoop.init) {
            if let name = loop.element, let value = loop.elementValue { values[name] = value }
        }
        return values
    }

    /// The parameters of the function that this stands in.
    private var parametersAround: [String: ValueExpression] {
        guard let function = nearest(FunctionDeclSyntax.self),
            function.genericParameterClause == nil
        else { return [:] }
        return function.parameterValues
    }
}
#endif
