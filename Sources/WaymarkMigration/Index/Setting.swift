// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
import SwiftSyntax

/// What a view is put into at a place of the source.
enum Setting: Hashable {
    /// The screen that is being described, or one that it pushes.
    case screen
    /// Something that a sheet, a cover or a popover shows.
    case modal(Modal)
    /// The content of a container that begins here.
    case container
    /// A preview.
    case preview

    /// The ways to show something in front.
    enum Modal: String, Hashable {
        case sheet, popover, cover
    }
}

extension SyntaxProtocol {
    /// What this stands in, as far as its own type says: the nearest of what surrounds it.
    func setting(within owner: Syntax?) -> Setting {
        var node = Syntax(self)
        while let parent = node.parent, parent.id != owner?.id {
            if let setting = parent.setting(ofChild: node) { return setting }
            node = parent
        }
        return .screen
    }
}

extension Syntax {
    /// What a closure that is an argument of this call is put into.
    fileprivate func setting(ofChild child: Syntax) -> Setting? {
        if let call = self.as(FunctionCallExprSyntax.self), child.id != call.calledExpression.id {
            return call.contentSetting
        }
        if let macro = self.as(MacroExpansionExprSyntax.self), macro.macroName.text == "Preview" {
            return .preview
        }
        if let macro = self.as(MacroExpansionDeclSyntax.self), macro.macroName.text == "Preview" {
            return .preview
        }
        if let type = self.as(StructDeclSyntax.self), type.conforms(to: "PreviewProvider") {
            return .preview
        }
        return nil
    }
}

extension FunctionCallExprSyntax {
    /// What the arguments of this call are put into.
    fileprivate var contentSetting: Setting? {
        if let member = calledExpression.as(MemberAccessExprSyntax.self), member.base != nil {
            switch member.declName.baseName.text {
            case "sheet": return .modal(.sheet)
            case "popover": return .modal(.popover)
            case "fullScreenCover": return .modal(.cover)
            default: return nil
            }
        }
        return constructedName.flatMap { Self.containers.contains($0) ? .container : nil }
    }

    private static let containers: Set<String> = [
        "NavigationView", "NavigationStack", "NavigationSplitView",
    ]

    /// The type that this call makes a value of, by its name: what is called begins with a capital.
    var constructedName: String? {
        var called = calledExpression
        if let generic = called.as(GenericSpecializationExprSyntax.self) { called = generic.expression }
        let name: String?
        if let reference = called.as(DeclReferenceExprSyntax.self) {
            name = reference.baseName.text
        } else if let member = called.as(MemberAccessExprSyntax.self),
            member.base?.is(DeclReferenceExprSyntax.self) == true
        {
            name = member.declName.baseName.text
        } else {
            name = nil
        }
        return name.flatMap { $0.first?.isUppercase == true ? $0 : nil }
    }
}

extension StructDeclSyntax {
    fileprivate func conforms(to name: String) -> Bool {
        inheritanceClause?.inheritedTypes.contains { $0.type.trimmedDescription.hasSuffix(name) }
            ?? false
    }
}
#endif
