// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
import SwiftSyntax

/// A modifier that shows a dialog of the old kind, and what becomes of it.
struct OldDialogCall {
    let modifier: ModifierCall
    let file: ParsedFile
    /// The type of what its closure makes.
    let type: String

    /// True if it has the arguments of the old modifier, and no others.
    var isOld: Bool {
        let labels = modifier.call.arguments.map { $0.label?.text ?? "" }
        let isWhole = modifier.call.trailingClosure == nil ? ["content"] : []
        return modifier.call.additionalTrailingClosures.isEmpty
            && [["isPresented"] + isWhole, ["item"] + isWhole].contains(labels)
    }

    /// Returns what becomes of it.
    ///
    /// - Parameter options: Further arguments of the new modifier.
    /// - Parameter judge: The buttons to write, and whether the rewrite is exact.
    func outcome(
        _ options: [String], _ judge: (Dialog) -> (buttons: [DialogButton], isExact: Bool)
    ) -> Site.Outcome {
        guard let isPresented = modifier.call.argument("isPresented") else {
            return .refuse(.itemDecides)
        }
        guard let content = modifier.call.closure("content")?.onlyExpression,
            let dialog = Dialog(content, named: type)
        else { return .refuse(.computedContent) }
        if dialog.mayStop(in: file) { return .refuse(.evaluatedEarly) }
        let rewrite = DialogRewrite(
            modifier: modifier, file: file, isPresented: isPresented, dialog: dialog,
            options: options)
        if rewrite.losesComment { return .refuse(.commentInTheWay) }
        let (buttons, isExact) = judge(dialog)
        return .rewrite(
            isExact && dialog.isPlain(in: file) ? .exact : .assisted, [rewrite.edit(buttons)])
    }
}
#endif
