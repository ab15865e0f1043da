// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
import SwiftSyntax

/// The flag of a link: where it is declared, and where it is set.
struct PathFlag {
    /// A statement that sets the flag.
    struct Setting {
        let statement: SequenceExprSyntax
        let isOn: Bool
        /// True if the flag is named as a member of `self`.
        let hasSelf: Bool
    }

    let declaration: VariableDeclSyntax
    private(set) var settings: [Setting] = []

    /// - Parameter owner: The type that the link is written in.
    init(of link: LegacyLink, in owner: StructDeclSyntax, _ file: ParsedFile) throws(Refused) {
        guard let flag = link.link.isActive, let name = flag.boundState,
            let declaration = owner.privateFlag(name)
        else { throw Refused(.flagInUse) }
        self.declaration = declaration
        for token in file.mentions(of: name, in: owner) {
            let isDeclared = declaration.range.contains(token.range.lowerBound)
            if isDeclared || flag.range.contains(token.range.lowerBound) { continue }
            guard let setting = Setting(token) else { throw Refused(.flagInUse) }
            settings.append(setting)
        }
    }
}

extension PathFlag.Setting {
    /// Reads a use of a flag's name; `nil` when it is anything but setting the flag.
    fileprivate init?(_ token: TokenSyntax) {
        guard let name = token.parent?.as(DeclReferenceExprSyntax.self) else { return nil }
        let member = name.parent?.as(MemberAccessExprSyntax.self)
        let target = member.map { Syntax($0) } ?? Syntax(name)
        guard let sequence = target.parent?.parent?.as(SequenceExprSyntax.self),
            sequence.parent?.is(CodeBlockItemSyntax.self) == true
        else { return nil }
        let parts = Array(sequence.elements)
        guard parts.count == 3, parts[0].id == target.id,
            parts[1].is(AssignmentExprSyntax.self),
            let value = parts[2].as(BooleanLiteralExprSyntax.self)
        else { return nil }
        statement = sequence
        isOn = value.literal.text == "true"
        hasSelf = member != nil
    }
}

extension ExprSyntax {
    /// The name of a state of the view itself, whose binding this is.
    fileprivate var boundState: String? {
        guard let value = boundValue else { return nil }
        let name = value.hasPrefix("self.") ? String(value.dropFirst(5)) : value
        return name.contains(".") ? nil : name
    }
}

extension StructDeclSyntax {
    /// A private state of its own that begins as `false`.
    fileprivate func privateFlag(_ name: String) -> VariableDeclSyntax? {
        memberBlock.members.lazy.compactMap { $0.decl.as(VariableDeclSyntax.self) }
            .first { $0.isPrivateFlag(name) }
    }
}

extension VariableDeclSyntax {
    fileprivate func isPrivateFlag(_ name: String) -> Bool {
        guard bindings.count == 1, let binding = bindings.first,
            binding.pattern.bareText == name, binding.accessorBlock == nil
        else { return false }
        return attributes.bareText == "@State"
            && modifiers.bareText == "private"
            && (binding.typeAnnotation?.type.bareText ?? "Bool") == "Bool"
            && binding.initializer?.value.bareText == "false"
    }
}

extension ParsedFile {
    /// Returns the places where a property, its binding or its wrapper is named in a type and its
    /// extensions.
    fileprivate func mentions(of name: String, in owner: StructDeclSyntax) -> [TokenSyntax] {
        let extensions = nodes(ExtensionDeclSyntax.self)
            .filter { $0.extendedType.lastName == owner.name.text }
        let names: Set<String> = [name, "$" + name, "_" + name]
        return ([Syntax(owner)] + extensions.map { Syntax($0) })
            .flatMap { Array($0.tokens(viewMode: .sourceAccurate)) }
            .filter { names.contains($0.text) && !$0.isMemberOfAnother }
    }
}

extension TokenSyntax {
    /// True if this names an argument, or a member of something else than `self`.
    fileprivate var isMemberOfAnother: Bool {
        if let label = parent?.as(LabeledExprSyntax.self) { return label.label?.id == id }
        guard let member = parent?.parent?.as(MemberAccessExprSyntax.self),
            member.declName.baseName.id == id
        else { return false }
        return member.base?.bareText != "self"
    }
}
#endif
