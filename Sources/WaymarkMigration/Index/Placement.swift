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
            /// A column of this container, itself or because links of another column lead to it.
            case column(SiteID)
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
        var isPushed = false

        mutating func pass(_ surrounding: Surrounding) {
            if isPushed { return }
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

            /// The folder of the project is long, and mostly the same.
            func hash(into hasher: inout Hasher) {
                hasher.combine(owner)
                hasher.combine(member)
            }
        }

        private let users: Users
        private var index: ProjectIndex { users.index }
        /// Whether it matters in which column a link leads to it.
        private let looksBehindLinks: Bool
        private var seen: Set<Key> = []
        /// Every way in which it does.
        private(set) var all: Set<Placement> = []

        /// Looks from an occurrence outwards.
        init(of occurrence: Occurrence, in path: String, _ users: Users) {
            self.users = users
            looksBehindLinks = occurrence.kind != .legacyLink
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
            for position in occurrence.surroundings.indices.reversed() {
                let surrounding = users.resolved(occurrence.surroundings[position], in: path)
                passed.pass(surrounding)
                if surrounding == .push, looksBehindLinks {
                    passed.isPushed = true
                    continue
                }
                let place = SurroundingPlace(surrounding, in: occurrence.member, of: path)
                guard let stage = place.stage(isPushed: passed.isPushed) else { continue }
                let outer = occurrence.surroundings[..<position].reversed()
                if !passed.isPushed {
                    passed.style = passed.style ?? outer.compactMap(\.style).first
                }
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
            let users = users.users(of: occurrence, in: path)
            if users.isEmpty || isForOthers(occurrence, in: path, users) {
                all.insert(passed.placement(passed.isPushed ? .pushed : .root))
            }
            for user in users { climb(from: user.occurrence, in: user.path, passed) }
        }

        /// Whether other modules may show it, as nothing but previews does here.
        private func isForOthers(
            _ occurrence: Occurrence, in path: String, _ users: [Users.Use]
        ) -> Bool {
            occurrence.member == "body"
                && index.files[path]?.publicTypes.contains(occurrence.owner) == true
                && users.allSatisfy { $0.occurrence.surroundings.contains(.preview) }
        }
    }

    /// A surrounding, with the member and the file that it is in.
    private struct SurroundingPlace {
        let surrounding: Surrounding
        let member: String
        let path: String

        init(_ surrounding: Surrounding, in member: String, of path: String) {
            self.surrounding = surrounding
            self.member = member
            self.path = path
        }

        /// What shows what is in it; `nil` when that is shown with what is around it, as by the
        /// controller that a view is made of.
        func stage(isPushed: Bool) -> Placement.Stage? {
            switch surrounding {
            case .container(let offset, let column?) where !isPushed || column == .leading:
                return .column(SiteID(path: path, offset: offset))
            case .container: return isPushed ? .pushed : .embedded
            case .modal(let modal): return isPushed ? .pushed : .modal(modal)
            case .push: return .pushed
            case .preview: return .preview
            case .controller where ProjectIndex.makers.contains(member): return nil
            case .controller: return isPushed ? .pushed : .root
            case .tab, .lazy, .toolbar, .styled, .systems, .handed: return nil
            }
        }
    }

    extension Surrounding {
        var style: ContainerStyle? {
            if case .styled(let style) = self { style } else { nil }
        }
    }
#endif
