// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
    import SwiftSyntax

    extension Dialog {
        /// Whether a text may stop the app when it is evaluated: the new forms do so in every body.
        var mayStop: Bool { texts.contains(where: \.mayStop) }

        /// Whether nothing here depends on what the file does not tell: what a function in a text
        /// does, whether an action is optional.
        func isPlain(in file: ParsedFile) -> Bool {
            texts.allSatisfy(\.isPlainText)
                && buttons.compactMap(\.action).allSatisfy { $0.isAction(in: file) }
        }
    }

    extension DialogButton {
        /// Whether the system says 'Cancel', in the person's language.
        var isNamedBySystem: Bool { label == nil }
    }

    extension ExprSyntax {
        fileprivate var mayStop: Bool {
            !nodes(ForceUnwrapExprSyntax.self).isEmpty
                || !nodes(SubscriptCallExprSyntax.self).isEmpty
                || nodes(TryExprSyntax.self).contains { $0.questionOrExclamationMark?.text == "!" }
                || nodes(UnresolvedAsExprSyntax.self).contains {
                    $0.questionOrExclamationMark?.text == "!"
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
