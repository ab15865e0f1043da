// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
/// The regions that a look into what is shown has still before it, and those behind it.
struct Worklist {
    /// A region, and how it was come to.
    struct Visit {
        let number: Int
        /// True if a link leads to it.
        let isPushed: Bool
        /// True if it is not certain that it is shown.
        let isGuessed: Bool
    }

    /// The ways in which a region was come to.
    private struct Ways: OptionSet {
        let rawValue: UInt8

        static let opened = Ways(rawValue: 1)

        static func way(isPushed: Bool, isGuessed: Bool) -> Ways {
            Ways(rawValue: 2 << ((isPushed ? 1 : 0) + (isGuessed ? 2 : 0)))
        }
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
    /// The ways in which each region was come to, by its number.
    private var seen: [Ways] = []
    private var seenTypes: Set<TypeVisit> = []

    init(_ regions: Regions) { self.regions = regions }

    mutating func next() -> Visit? { waiting.popLast() }

    /// True if the region was not looked into in any way.
    mutating func isFirst(_ visit: Visit) -> Bool {
        seen[visit.number].insert(.opened).inserted
    }

    mutating func add(_ region: Region, isPushed: Bool, isGuessed: Bool) {
        let number = regions.number(of: region)
        if number >= seen.count {
            seen += repeatElement([], count: regions.count - seen.count)
        }
        let certain = Ways.way(isPushed: isPushed, isGuessed: false)
        if isGuessed, seen[number].contains(certain) { return }
        let way = Ways.way(isPushed: isPushed, isGuessed: isGuessed)
        if seen[number].insert(way).inserted {
            waiting.append(Visit(number: number, isPushed: isPushed, isGuessed: isGuessed))
        }
    }

    mutating func add(_ shown: [RegionContent.Shown], _ isPushed: Bool, _ isGuessed: Bool) {
        for region in shown {
            add(region.region, isPushed: isPushed, isGuessed: isGuessed || region.isGuessed)
        }
    }

    /// True if a type is met for the first time in this way.
    mutating func isNew(
        _ type: RegionContent.ShownType, _ isPushed: Bool, _ isGuessed: Bool
    ) -> Bool {
        let visit = TypeVisit(
            type: type.type, project: type.project, isPushed: isPushed, isGuessed: isGuessed)
        return seenTypes.insert(visit).inserted
    }
}
#endif
