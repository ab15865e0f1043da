// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
    import SwiftSyntax

    /// A list in the first of two columns, whose links follow a selection.
    struct SidebarList {
        /// A link, and what it is repeated for.
        struct Row {
            let link: LegacyLink
            let loop: ElementLoop?
        }

        let list: FunctionCallExprSyntax
        let links: [Row]
        /// The binding of the selection.
        let selection: ExprSyntax
        /// What the second column shows.
        let detail: ExprSyntax
        /// The content of the container.
        let columns: ClosureExprSyntax

        /// The list around a link, or why it cannot have the selection.
        static func around(_ link: LegacyLink, in file: ParsedFile) -> Result<SidebarList, Refused>
        {
            guard let selection = link.link.selection,
                let list = link.call(where: { $0.makes("List") })
            else { return .failure(Refused(.noList)) }
            guard let view = link.call(where: { NavigationViewCall($0) != nil }),
                let container = NavigationViewCall(view), let columns = container.closure,
                case .some(let views) = Columns(container, for: []), views.count == 2,
                list.position.utf8Offset < views[0].range.upperBound,
                let detail = views[1].item.as(ExprSyntax.self)
            else { return .failure(Refused(.noSidebar)) }
            if list.arguments.contains(where: { $0.label?.text == "selection" }) {
                return .failure(Refused(.otherSelection))
            }
            let links = file.legacyLinks(in: list)
            guard links.allSatisfy({ $0.trigger == link.trigger && !$0.isHidden }) else {
                return .failure(Refused(.otherSelection))
            }
            var rows: [Row] = []
            for link in links {
                switch link.repetition(in: list) {
                case .once: rows.append(Row(link: link, loop: nil))
                case .each(let loop):
                    if loop.element == .numbered, link.link.call.closureAround?.id != loop.rows.id {
                        return .failure(Refused(.unclearRows))
                    }
                    rows.append(Row(link: link, loop: loop))
                case .unclear: return .failure(Refused(.unclearRows))
                }
            }
            return .success(
                SidebarList(
                    list: list, links: rows, selection: selection, detail: detail,
                    columns: columns))
        }
    }

    /// What shows its content once for each element.
    struct ElementLoop {
        let data: ExprSyntax
        /// The name of an element, or `$0`.
        let element: String
        fileprivate let rows: ClosureExprSyntax
        /// What tells one element from another, as it is written after the element.
        let identity: String

        /// `nil` unless elements are identified by their `id` or by themselves, and named.
        init?(_ call: FunctionCallExprSyntax) {
            guard let data = call.arguments.first, data.label == nil,
                let identity = Self.identity(Array(call.arguments.dropFirst())),
                let rows = call.trailingClosure, let name = rows.elementName ?? rows.numbered
            else { return nil }
            self.rows = rows
            self.data = data.expression
            self.identity = identity
            element = name
        }

        private static func identity(_ arguments: [LabeledExprSyntax]) -> String? {
            switch arguments.map(\.bareText) {
            case []: ".id"
            case ["id: \\.self"], ["id: \\.self,"]: ""
            default: nil
            }
        }
    }

    extension LegacyLink {
        /// The nearest call of a kind around this.
        fileprivate func call(where isWanted: (FunctionCallExprSyntax) -> Bool)
            -> FunctionCallExprSyntax?
        {
            for node in chain.whole.nodesAround {
                if let call = node.as(FunctionCallExprSyntax.self), isWanted(call) { return call }
            }
            return nil
        }

        /// How often this is in a list.
        fileprivate func repetition(in list: FunctionCallExprSyntax) -> Repetition {
            var found: ElementLoop?
            for node in chain.whole.nodesAround {
                if node.isBranch { return .unclear }
                if let call = node.as(FunctionCallExprSyntax.self) {
                    if call.id == list.id, call.arguments.isEmpty {
                        return found.map { .each($0) } ?? .once
                    }
                    if call.id == list.id || call.makes("ForEach") {
                        guard found == nil, let loop = ElementLoop(call) else { return .unclear }
                        found = loop
                    } else if !call.makes("Section"), !call.makes("Group") {
                        return .unclear
                    }
                    if call.id == list.id { return found.map { .each($0) } ?? .once }
                }
            }
            return .unclear
        }
    }

    /// How often something is shown.
    private enum Repetition {
        case once
        case each(ElementLoop)
        case unclear
    }

    extension Syntax {
        /// Whether what is in it is there at times only, or elsewhere.
        fileprivate var isBranch: Bool {
            self.is(IfExprSyntax.self) || self.is(SwitchExprSyntax.self)
                || self.is(IfConfigDeclSyntax.self) || self.is(DeclSyntax.self)
        }
    }
#endif
