// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
/// The closures that a wrapper of the project is given, told apart by what becomes of them.
///
/// Where it shows one of them as a column, a tab or in front, they are exits of the screen that
/// writes them.
struct HandedOver {
    private(set) var exits: [MapExit] = []
    /// The closures that are just part of the screen.
    private(set) var rest: [MapContent] = []

    /// Tells apart the closures that a view is given.
    init(_ made: MapContent.Made, _ types: [MapType], _ project: MapProject) {
        let views = made.closures.isEmpty ? [] : types.filter(project.views.contains)
        let shown = views.flatMap { project.exits(of: $0) }
        let members = shown.isEmpty ? [] : views.flatMap { project.members(of: $0) }
        let stored = members.filter(\.isStored).map(\.name)
        self.init(made, shown: shown, names: stored)
    }

    /// Tells apart the closures that a modifier of the project is given.
    init(_ call: MapContent.Made, to members: [MapMember]) {
        let shown = members.flatMap(\.content.allExits)
        self.init(call, shown: shown, names: shown.compactMap(\.content.structure.ownName))
    }

    private init(_ made: MapContent.Made, shown: [MapExit], names: [String]) {
        let labels = Set(made.closures.map(\.label))
        for closure in made.closures {
            let free = names.first { name in
                !labels.contains(name) && shown.contains { $0.content.structure.shows(name) }
            }
            let name = closure.label.isEmpty ? free : closure.label
            let exit = shown.first { $0.content.structure.shows(name ?? "") }
            guard var exit, closure.content.structure != .unknown else {
                rest.append(closure.content)
                continue
            }
            exit.content = closure.content
            exit.offset = closure.offset
            exit.registered = nil
            exits.append(exit)
        }
    }
}

extension ViewStructure {
    /// The name, where it is nothing else.
    fileprivate var ownName: String? {
        if case .own(let name) = self { name } else { nil }
    }

    /// True if it is what a property or a parameter of this name holds.
    fileprivate func shows(_ name: String) -> Bool {
        switch self {
        case .own(let own): own == name
        case .member(_, let base): base.shows(name)
        case .group(let parts): parts.contains { $0.shows(name) }
        case .view, .branch, .unknown: false
        }
    }
}
#endif
