// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
import SwiftSyntax

/// A value that is read from the environment instead of the presentation mode.
struct EnvironmentReplacement {
    static let dismiss = EnvironmentReplacement(name: "dismiss", type: "DismissAction")
    static let isPresented = EnvironmentReplacement(name: "isPresented", type: "Bool")

    let name: String
    let type: String
}

extension EnvironmentProperty {
    /// The property reads something else, under this name.
    func becoming(_ new: EnvironmentReplacement, named newName: String) -> [Edit] {
        [Edit(key.range, new.name)]
            + (newName == name.text ? [] : [Edit(name.range, newName)])
            + (type.map { [Edit($0.range, new.type)] } ?? [])
            + (unwrapping.map { [Edit($0.range.lowerBound..<$0.endWithBlanks, "")] } ?? [])
    }

    /// A second property stands below.
    func joined(by new: EnvironmentReplacement) -> Edit {
        let start = declaration.range.lowerBound
        let modifiers = declaration.modifiers.map { $0.bareText + " " }.joined()
        let end = declaration.range.upperBound
        let line = "@Environment(\\.\(new.name)) \(modifiers)var \(new.name)"
        return Edit(end..<end, pieces: [.gap(.like(start)), .text(line)])
    }

    /// True if a coordinator may use it, which often lies in another file.
    var isInRepresentable: Bool {
        let clause =
            owner.as(StructDeclSyntax.self)?.inheritanceClause
            ?? owner.as(ExtensionDeclSyntax.self)?.inheritanceClause
        return clause?.inheritedTypes.contains {
            $0.type.bareText.hasSuffix("Representable")
        } ?? false
    }
}

extension AttributeSyntax {
    /// The end of the attribute and of the blanks behind it; its own where a comment or the end
    /// of the line follows.
    fileprivate var endWithBlanks: Int {
        let blanks = trailingTrivia.allSatisfy { $0.isSpaceOrTab } ? trailingTriviaLength : .zero
        return range.upperBound + blanks.utf8Length
    }
}

extension ParsedFile {
    /// True if a name means something already where a property is used.
    func uses(_ name: String, near property: EnvironmentProperty) -> Bool {
        declarations(of: name, near: property) > 0 || mentions(name, near: property)
    }
}
#endif
