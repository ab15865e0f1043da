// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
import SwiftSyntax

/// The edits that put links on one path instead of a flag for each.
struct PathMove {
    let group: PathGroup
    let source: SourceText

    /// The edits of one link; the first brings those of the stack.
    func edits(for link: LegacyLink) -> [Edit] {
        guard let position = group.rows.firstIndex(where: { $0.link.offset == link.offset })
        else { return [] }
        let row = group.rows[position]
        let own =
            link.edits(value: row.screen.typedValue(group.type), in: source)
            + row.flag.settings.map { edit(of: $0, row.screen) }
        let declaration = row.flag.declaration.range
        guard position == 0 else { return own + [source.removal(ofStatement: declaration)] }
        let path = "@State private var \(group.path): [\(group.type)] = []"
        return own + [Edit(declaration, path)] + stackEdits(row.screen)
    }

    private func edit(of setting: PathFlag.Setting, _ screen: PathScreen) -> Edit {
        let path = (setting.hasSelf ? "self." : "") + group.path
        let value = Edit.Piece.copy(screen.value.range)
        return Edit(
            setting.statement.range,
            pieces: setting.isOn
                ? [.text("\(path) = ["), value, .text("]")]
                : [.text("\(path).removeAll { $0 == "), value, .text(" }")])
    }

    private func stackEdits(_ screen: PathScreen) -> [Edit] {
        let label = screen.label
        let host = group.list.host
        let end = host.range.upperBound
        let destination: [Edit.Piece] = [
            .gap(source.place(after: ExprSyntax(host))),
            .text(".navigationDestination(for: \(group.type).self) "),
            .block(
                [[.text("\(screen.view)(\(label): \(label))")]], parameters: " \(label) in"),
        ]
        let name = group.list.container.calledExpression.range.upperBound
        return [
            .insert("(path: $\(group.path))", at: name),
            Edit(end..<end, pieces: destination),
        ]
    }
}
#endif
