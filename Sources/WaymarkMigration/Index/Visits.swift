// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
    /// The regions that a look into what is shown has still before it, and those behind it.
    struct Visits {
        /// A region, and how it was come to.
        struct Visit: Hashable {
            let number: Int
            /// Whether a link leads to it.
            let isPushed: Bool
            /// Whether it is not certain that it is shown.
            var isGuessed: Bool
        }

        /// A type that was met, from which project, and how.
        private struct TypeVisit: Hashable {
            let type: String
            let project: String
            let isPushed: Bool
            let isGuessed: Bool

            /// The folder of the project is long, and mostly the same.
            func hash(into hasher: inout Hasher) { hasher.combine(type) }
        }

        private let regions: Regions
        private var waiting: [Visit] = []
        private var seen: Set<Visit> = []
        private var seenTypes: Set<TypeVisit> = []
        private var opened: Set<Int> = []

        init(_ regions: Regions) { self.regions = regions }

        mutating func next() -> Visit? { waiting.popLast() }

        /// Whether the region was not looked into in any way.
        mutating func isFirst(_ visit: Visit) -> Bool { opened.insert(visit.number).inserted }

        mutating func add(_ region: Region, isPushed: Bool, isGuessed: Bool) {
            let visit = Visit(
                number: regions.number(of: region), isPushed: isPushed, isGuessed: isGuessed)
            var certain = visit
            certain.isGuessed = false
            if isGuessed, seen.contains(certain) { return }
            if seen.insert(visit).inserted { waiting.append(visit) }
        }

        mutating func add(_ shown: [RegionContent.Shown], _ isPushed: Bool, _ isGuessed: Bool) {
            for region in shown {
                add(region.region, isPushed: isPushed, isGuessed: isGuessed || region.isGuessed)
            }
        }

        /// Whether a type is met for the first time in this way.
        mutating func isNew(
            _ type: RegionContent.ShownType, _ isPushed: Bool, _ isGuessed: Bool
        ) -> Bool {
            let visit = TypeVisit(
                type: type.type, project: type.project, isPushed: isPushed, isGuessed: isGuessed)
            return seenTypes.insert(visit).inserted
        }
    }
#endif
