// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
import SwiftSyntax

/// Links that follow flags, and all that is known of them to put them on one path.
struct PathGroup {
    /// A link with its flag and its screen.
    struct Row {
        let link: LegacyLink
        let flag: PathFlag
        let screen: PathScreen
    }

    let list: PathList
    let rows: [Row]
    /// The type of the path's values.
    let type: String
    /// The name of the path.
    let path: String

    /// Says in what it throws why the links stay.
    init(_ list: PathList, in file: ParsedFile, _ navigation: NavigationIndex) throws(Refused) {
        guard let owner = list.container.enclosingStruct else { throw Refused(.flagInUse) }
        try list.check(in: file, navigation)
        var rows: [Row] = []
        for link in list.links {
            guard let screen = PathScreen(link) else {
                throw Refused(list.links.count == 1 ? .visibleRow : .severalScreens)
            }
            if list.hasLocalFlag(link) { throw Refused(.localNames) }
            if link.link.call.isForSomeSystems(upTo: list.host) {
                throw Refused(.conditionalLink)
            }
            let flag = try PathFlag(of: link, in: owner, file)
            rows.append(Row(link: link, flag: flag, screen: screen))
        }
        self.list = list
        self.rows = rows
        type = try Self.type(of: rows, owner, file, navigation)
        path = try Self.name(in: owner, navigation, file)
        try checkComments()
    }

    private static func type(
        of rows: [Row], _ owner: StructDeclSyntax, _ file: ParsedFile,
        _ navigation: NavigationIndex
    ) throws(Refused) -> String {
        let screens = rows.map(\.screen)
        guard let first = screens.first,
            screens.allSatisfy({ $0.view == first.view && $0.label == first.label }),
            Set(screens.map(\.value.bareText)).count == screens.count
        else { throw Refused(.severalScreens) }
        guard
            let type = navigation.typeOfArgument(
                first, usedIn: owner.name.text, file.source.path),
            !type.isPublic || file.source.contains(type.name.lastPart),
            screens.allSatisfy({ $0.isOf(type.name) })
        else { throw Refused(.unclearElement) }
        guard type.isHashable else { throw Refused(.notHashable) }
        return type.name
    }

    /// A name for the path that nothing has yet.
    private static func name(
        in owner: StructDeclSyntax, _ navigation: NavigationIndex, _ file: ParsedFile
    ) throws(Refused) -> String {
        let path = file.source.path
        let words = Set(owner.tokens(viewMode: .sourceAccurate).map(\.text))
        let free = ["path", "navigationPath"].first { name in
            words.isDisjoint(with: [name, "$" + name])
                && navigation.project.values(name, of: owner.name.text, seenFrom: path).isEmpty
        }
        guard let free else { throw Refused(.nameTaken) }
        return free
    }

    private func checkComments() throws(Refused) {
        for (position, row) in rows.enumerated() {
            let link = row.link.link
            let kept = [link.title?.range, link.label?.range, row.screen.value.range]
            let declaration = row.flag.declaration
            if link.call.hasComment(in: link.call.range, besides: kept.compactMap(\.self))
                || declaration.trailingTrivia.hasComment
                || position > 0 && declaration.leadingTrivia.hasComment
            {
                throw Refused(.commentInTheWay)
            }
        }
    }
}

extension PathList {
    /// True if the flag of a link may be another's than the view's.
    fileprivate func hasLocalFlag(_ link: LegacyLink) -> Bool {
        LocalNames(at: link.link.call, outTo: container).areMentioned(inFlagOf: link)
    }
}

extension SyntaxProtocol {
    /// The structure that this is written in.
    var enclosingStruct: StructDeclSyntax? {
        for current in nodesAround {
            if current.isProtocol((any DeclGroupSyntax).self) {
                return current.as(StructDeclSyntax.self)
            }
        }
        return nil
    }
}
#endif
