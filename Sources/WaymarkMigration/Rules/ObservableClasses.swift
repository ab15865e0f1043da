// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
import SwiftSyntax

/// The classes that a project declares '@Observable', which views can hold as state.
public struct ObservableClasses: Sendable {
    private struct Declared: Sendable {
        let name: String
        let isPublic: Bool
        let scope: NameScope
    }

    /// The word without which a file declares none.
    static let word = WordHash("Observable")

    private let all: [Declared]
    private let targets: TargetMap

    /// Knows of none.
    public init() { self.init(in: []) }

    /// Knows those that some files declare.
    init(in files: [ParsedFile], _ targets: TargetMap = TargetMap()) {
        self.targets = targets
        all = files.filter { $0.words?.watched.contains(Self.word) ?? true }.flatMap { file in
            file.nodes(ClassDeclSyntax.self).filter(\.isObservable).map { declared in
                Declared(
                    name: declared.name.text,
                    isPublic: declared.modifiers.contains(where: \.isPublic),
                    scope: targets.scope(of: file))
            }
        }
    }

    /// True if a name means one of them in a file.
    func contains(_ name: String, seenFrom file: ParsedFile) -> Bool {
        let found = all.filter { $0.name == name }
        if found.isEmpty { return false }
        let scope = targets.scope(of: file)
        return found.contains { scope.sees($0.scope, isPublic: $0.isPublic) }
    }
}

extension AttributeSyntax {
    /// The word by which a view owns an object, and the last name of the object's type, where
    /// that is written.
    var stateObject: (token: TokenSyntax, type: String)? {
        guard let token = attributeName.lastToken(viewMode: .sourceAccurate),
            token.text == "StateObject",
            let binding = nearest(VariableDeclSyntax.self)?.bindings.first,
            let type = binding.typeAnnotation?.type.lastName ?? binding.madeType
        else { return nil }
        return (token, type)
    }
}

extension PatternBindingSyntax {
    /// The last name of the type of which it is given a new value.
    fileprivate var madeType: String? {
        initializer?.value.as(FunctionCallExprSyntax.self)?.calledName
    }
}

extension ClassDeclSyntax {
    fileprivate var isObservable: Bool {
        attributes.contains {
            let name = $0.as(AttributeSyntax.self)?.attributeName
            return name?.lastToken(viewMode: .sourceAccurate)?.text == "Observable"
        }
    }
}
#endif
