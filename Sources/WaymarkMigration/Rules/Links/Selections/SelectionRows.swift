// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
import SwiftSyntax

/// The links of a list that follow one selection, each of them there once, or once for each
/// element.
struct SelectionRows {
    /// A link, and what it is repeated for.
    struct Row {
        let link: LegacyLink
        let loop: ElementLoop?

        /// The part of the element that the tag is: nothing for itself, or `.id`; `nil` for all
        /// else.
        var key: String? {
            guard let loop, let tag = link.link.tag?.bareText, tag.hasPrefix(loop.element)
            else { return nil }
            let rest = String(tag.dropFirst(loop.element.count))
            return ["", ".id"].contains(rest) ? rest : nil
        }
    }

    let list: FunctionCallExprSyntax
    let links: [Row]
    /// The binding of the selection.
    let selection: ExprSyntax
    /// The content of the container around, where what they lead to will stand.
    let scope: ClosureExprSyntax

    /// The name that an element gets which has none.
    static let elementName = "element"

    /// Says in what it throws why the list cannot have the selection.
    init(
        of list: FunctionCallExprSyntax, with link: LegacyLink, _ selection: ExprSyntax,
        in scope: ClosureExprSyntax, _ file: ParsedFile
    ) throws(Refused) {
        if list.arguments.contains(where: { $0.label?.text == "selection" }) {
            throw Refused(.otherSelection)
        }
        let links = file.legacyLinks(in: list)
        guard links.allSatisfy({ $0.trigger == link.trigger && !$0.isHidden }) else {
            throw Refused(.otherSelection)
        }
        var rows: [Row] = []
        for link in links {
            switch link.repetition(in: list) {
            case .once: rows.append(Row(link: link, loop: nil))
            case .each(let loop):
                if loop.element == .numbered, link.link.call.closureAround?.id != loop.rows.id {
                    throw Refused(.unclearRows)
                }
                rows.append(Row(link: link, loop: loop))
            case .unclear: throw Refused(.unclearRows)
            }
        }
        self.list = list
        self.links = rows
        self.selection = selection
        self.scope = scope
    }

    /// The selection as a value; `nil` when its binding is made by something else.
    var value: String? { selection.boundValue }

    /// Returns the reason why the links stay; `nil` when nothing speaks against their rewrite.
    ///
    /// - Parameter type: The type of what is selected, where it is known: cases need not name it.
    func refusal(of type: TypeSyntax?) -> Refusal? {
        if value == nil { return .unclearFlag }
        let isRepeated = links.contains { $0.loop != nil }
        if isRepeated, links.count > 1 { return .unclearRows }
        return links.firstValue { refusal(of: $0, type) }
    }

    private func refusal(of row: Row, _ type: TypeSyntax?) -> Refusal? {
        let link = row.link
        guard let text = DestinationText(link.link), let tag = link.link.tag else {
            return .unclearPlace
        }
        if link.chain.modifiers.contains(where: { $0.name.text == "tag" }) {
            return .modifiedLink
        }
        let kept =
            [text.opened, tag.range, link.link.title?.range, link.link.label?.range]
            .compactMap(\.self)
        if link.link.call.hasComment(in: link.link.call.range, besides: kept) {
            return .commentInTheWay
        }
        var names = LocalNames(at: link.chain.whole, outTo: scope)
        if row.loop?.element == .numbered, list.root.mentions(Self.elementName) {
            return .nameTaken
        }
        guard let loop = row.loop else {
            if !tag.isPattern || tag.isBareCase && type == nil || !tag.isLiteral(of: type) {
                return .unclearTag
            }
            return names.areMentioned(inDestinationOf: link) ? .localNames : nil
        }
        if row.key == nil { return .unclearTag }
        names.remove(loop.element)
        let data = LocalNames(at: loop.data, outTo: scope)
        return names.areMentioned(inDestinationOf: link) || data.areMentioned(in: loop.data)
            ? .localNames : nil
    }
}

extension ExprSyntax {
    /// True if this is a case without its type, which says nothing where it stands alone.
    var isBareCase: Bool {
        self.as(MemberAccessExprSyntax.self).map { $0.base == nil } ?? false
    }
}

extension LocalNames {
    fileprivate func areMentioned(inDestinationOf link: LegacyLink) -> Bool {
        HiddenLinks.Part(link: link, conditions: []).mentioned
            .contains { $0.id != link.link.tag?.id && areMentioned(in: $0) }
    }
}
#endif
