// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
    /// How a piece of source comes on screen, in one of the ways in which the project uses it.
    struct Placement: Hashable, Sendable {
        /// What shows it.
        enum Stage: Hashable, Sendable {
            /// A window, or something outside of SwiftUI.
            case root
            case preview
            case modal(Surrounding.Modal)
            /// A link, or a destination.
            case pushed
            /// A container: one inside of another.
            case embedded
        }

        let stage: Stage
        /// The container style that is set around it.
        let style: ContainerStyle?
        /// Whether it is among the rows of something lazy.
        let isLazy: Bool
    }

    /// Finds out how a piece of source comes on screen.
    struct Placements {
        private let index: ProjectIndex
        private var seen: Set<String> = []
        /// Every way in which it does.
        private(set) var all: Set<Placement> = []
        /// What would have to be known to say more.
        private(set) var missing = Missing()

        /// Looks from an occurrence outwards.
        init(of occurrence: Occurrence, in path: String, _ index: ProjectIndex) {
            self.index = index
            climb(from: occurrence, in: path, style: nil, isLazy: false)
        }

        private mutating func climb(
            from occurrence: Occurrence, in path: String, style: ContainerStyle?, isLazy: Bool
        ) {
            if occurrence.surroundings.contains(.preview) {
                all.insert(Placement(stage: .preview, style: style, isLazy: isLazy))
                return
            }
            var style = style
            var isLazy = isLazy
            for (position, surrounding) in occurrence.surroundings.enumerated().reversed() {
                if case .styled(let found) = surrounding { style = style ?? found }
                if surrounding == .lazy { isLazy = true }
                guard let stage = surrounding.stage else { continue }
                let outer = occurrence.surroundings[..<position].reversed()
                style = style ?? outer.compactMap(\.style).first
                all.insert(Placement(stage: stage, style: style, isLazy: isLazy))
                return
            }
            climb(outOf: occurrence, in: path, style: style, isLazy: isLazy)
        }

        /// Goes on where the declaration is used that the occurrence stands in.
        private mutating func climb(
            outOf occurrence: Occurrence, in path: String, style: ContainerStyle?, isLazy: Bool
        ) {
            let key =
                "\(occurrence.owner).\(occurrence.member) \(String(describing: style)) \(isLazy)"
            guard seen.insert(key).inserted else { return }
            let users = users(of: occurrence, in: path)
            if users.isEmpty {
                all.insert(Placement(stage: .root, style: style, isLazy: isLazy))
            }
            for (user, path) in users { climb(from: user, in: path, style: style, isLazy: isLazy) }
        }

        private mutating func users(
            of occurrence: Occurrence, in path: String
        ) -> [(Occurrence, String)] {
            let (owner, member) = (occurrence.owner, occurrence.member)
            if member != "body" {
                let own = found(index.uses(ofMember: member)).filter { user, place in
                    let isNear = index.files[place]?.project == index.files[path]?.project
                    return user.owner == owner && user.member != member && isNear
                        || owner == "View"
                }
                if !own.isEmpty || owner.isEmpty { return own }
            }
            missing.users.insert(owner)
            return found(index.uses(of: owner)).filter { user, place in
                user.owner != owner && index.isSame(owner, usedIn: place, declaredIn: path)
            }
        }

        private func found(_ references: [ProjectIndex.Reference]) -> [(Occurrence, String)] {
            references.compactMap { reference in index[reference].map { ($0, reference.path) } }
        }
    }

    extension Surrounding {
        fileprivate var stage: Placement.Stage? {
            switch self {
            case .container: .embedded
            case .modal(let modal): .modal(modal)
            case .push: .pushed
            case .preview: .preview
            case .tab, .lazy, .toolbar, .styled, .systems: nil
            }
        }

        var style: ContainerStyle? {
            if case .styled(let style) = self { style } else { nil }
        }
    }
#endif
