// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
import SwiftSyntax

/// A place where a type makes use of another one, or of a function that may make a view.
struct ViewUse: Hashable {
    /// The name that is used.
    let name: String
    /// What it is put into there.
    let setting: Setting
    /// The containers around it, from inside: where each begins in the file.
    let offset: Int
}

/// What is known of one type, or of one function outside of types.
struct TypeFacts {
    let name: String
    let path: String
    var uses: [ViewUse] = []
    var legacyLinks: [Int] = []
}

/// Collects what a file's types use.
final class UseCollector: SyntaxVisitor {
    private let path: String
    private(set) var types: [String: TypeFacts] = [:]

    init(_ file: ParsedFile) {
        path = file.source.path
        super.init(viewMode: .sourceAccurate)
        walk(file.tree)
    }

    override func visitPost(_ node: FunctionCallExprSyntax) {
        let owner = node.enclosingType
        let ownerName = owner?.declaredTypeName ?? ""
        if node.isLegacyLink {
            types[ownerName, default: facts(ownerName)].legacyLinks.append(node.range.lowerBound)
        }
        guard let name = node.constructedName ?? node.calledFunctionName else { return }
        let use = ViewUse(
            name: name, setting: node.setting(within: owner), offset: node.range.lowerBound)
        types[ownerName, default: facts(ownerName)].uses.append(use)
    }

    private func facts(_ name: String) -> TypeFacts { TypeFacts(name: name, path: path) }
}

extension FunctionCallExprSyntax {
    /// The function or method that is called, by its name.
    fileprivate var calledFunctionName: String? {
        if let reference = calledExpression.as(DeclReferenceExprSyntax.self) {
            return reference.baseName.text
        }
        return calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
    }

    /// Whether this is a link that follows a flag or a selection.
    var isLegacyLink: Bool {
        constructedName == "NavigationLink"
            && arguments.contains { ["isActive", "tag", "selection"].contains($0.label?.text) }
    }
}
#endif
