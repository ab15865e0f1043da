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
        /// Whether it is in a toolbar.
        let isInToolbar: Bool
    }

    /// What a climb has passed.
    private struct Passed: Hashable {
        var style: ContainerStyle?
        var isLazy = false
        var isInToolbar = false

        mutating func pass(_ surrounding: Surrounding) {
            switch surrounding {
            case .styled(let found): style = style ?? found
            case .lazy: isLazy = true
            case .toolbar: isInToolbar = true
            default: break
            }
        }

        func placement(_ stage: Placement.Stage) -> Placement {
            Placement(stage: stage, style: style, isLazy: isLazy, isInToolbar: isInToolbar)
        }
    }

    /// Finds out how a piece of source comes on screen.
    struct Placements {
        /// A declaration, and what was passed on the way out of it.
        private struct Key: Hashable {
            let project: String
            let owner: String
            let member: String
            let passed: Passed
        }

        private let index: ProjectIndex
        private var seen: Set<Key> = []
        /// Every way in which it does.
        private(set) var all: Set<Placement> = []
        /// What would have to be known to say more.
        private(set) var missing = Missing()

        /// Looks from an occurrence outwards.
        init(of occurrence: Occurrence, in path: String, _ index: ProjectIndex) {
            self.index = index
            climb(from: occurrence, in: path, Passed())
        }

        private mutating func climb(
            from occurrence: Occurrence, in path: String, _ before: Passed
        ) {
            var passed = before
            if occurrence.surroundings.contains(.preview) {
                all.insert(passed.placement(.preview))
                return
            }
            for (position, surrounding) in occurrence.surroundings.enumerated().reversed() {
                passed.pass(surrounding)
                guard let stage = surrounding.stage else { continue }
                let outer = occurrence.surroundings[..<position].reversed()
                passed.style = passed.style ?? outer.compactMap(\.style).first
                all.insert(passed.placement(stage))
                return
            }
            climb(outOf: occurrence, in: path, passed)
        }

        /// Goes on where the declaration is used that the occurrence stands in.
        private mutating func climb(
            outOf occurrence: Occurrence, in path: String, _ passed: Passed
        ) {
            let key = Key(
                project: index.files[path]?.project ?? "", owner: occurrence.owner,
                member: occurrence.member, passed: passed)
            guard seen.insert(key).inserted else { return }
            let users = index.users(of: occurrence, in: path, &missing)
            if users.isEmpty { all.insert(passed.placement(.root)) }
            for (user, path) in users { climb(from: user, in: path, passed) }
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
