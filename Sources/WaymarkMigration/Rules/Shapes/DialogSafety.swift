// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
import SwiftSyntax

extension Dialog {
    /// True if a text may stop the app when it is evaluated: the new forms do so in every body.
    func mayStop(in file: ParsedFile) -> Bool {
        texts.contains { $0.mayStop || $0.namesWhatMayStop(in: file) }
    }

    /// True if nothing here depends on what the file does not tell: what a function in a text
    /// does, whether an action is optional.
    func isPlain(in file: ParsedFile) -> Bool {
        texts.allSatisfy(\.isPlainText)
            && buttons.compactMap(\.action).allSatisfy { $0.isAction(in: file) }
    }
}

extension DialogButton {
    /// True if the system says 'Cancel', in the person's language.
    var isNamedBySystem: Bool { label == nil }
}

extension SyntaxProtocol {
    fileprivate var mayStop: Bool {
        !nodes(ForceUnwrapExprSyntax.self).isEmpty
            || !nodes(SubscriptCallExprSyntax.self).isEmpty
            || nodes(TryExprSyntax.self).contains { $0.questionOrExclamationMark?.text == "!" }
            || nodes(UnresolvedAsExprSyntax.self).contains {
                $0.questionOrExclamationMark?.text == "!"
            }
    }
}

extension ExprSyntax {
    /// True if a value is named that is computed by something that may stop the app, or that is
    /// unwrapped when it is read.
    fileprivate func namesWhatMayStop(in file: ParsedFile) -> Bool {
        let names = Set(
            nodes(DeclReferenceExprSyntax.self).map { $0.baseName.text }
                + (self.as(DeclReferenceExprSyntax.self).map { [$0.baseName.text] } ?? []))
        return file.nodes(PatternBindingSyntax.self).contains { binding in
            guard names.contains(binding.pattern.bareText) else { return false }
            let type = binding.typeAnnotation?.type
            return type?.is(ImplicitlyUnwrappedOptionalTypeSyntax.self) == true
                || binding.accessorBlock.map { Syntax($0).mayStop } == true
        }
    }

    fileprivate var isPlainText: Bool {
        let known: Set<String> = [
            "LocalizedStringKey", "NSLocalizedString", "String", "Text", "bold", "font",
            "fontWeight", "foregroundColor", "italic",
        ]
        return nodes(FunctionCallExprSyntax.self).allSatisfy {
            known.contains($0.calledName ?? "")
        }
    }

    fileprivate func isAction(in file: ParsedFile) -> Bool {
        if self.is(ClosureExprSyntax.self) { return true }
        var name = bareText
        if name.hasPrefix("self.") { name.removeFirst(5) }
        return file.nodes(FunctionDeclSyntax.self).contains {
            $0.name.text == name && $0.signature.parameterClause.parameters.isEmpty
        }
    }
}
#endif
