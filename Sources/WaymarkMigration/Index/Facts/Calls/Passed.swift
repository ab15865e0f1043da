// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
/// The facts gathered on the way from a piece of source to what shows it.
struct Passed: Hashable {
    /// The effects that something in between has on what is in it.
    struct Marks: OptionSet, Hashable {
        let rawValue: UInt8

        static let lazy = Marks(rawValue: 1)
        static let loop = Marks(rawValue: 2)
        static let toolbar = Marks(rawValue: 4)
        static let unclear = Marks(rawValue: 8)
        static let assumed = Marks(rawValue: 16)
    }

    /// The nearest container style.
    var style: ContainerStyle?
    private(set) var marks: Marks = []
    /// True if a link leads to it; what is further outside is around the link.
    var isPushed = false
    /// The places that are told of, where there are some. Ways that differ in nothing else are one.
    private var told: Told?

    /// The places of a way that people are told of: few ways have one, and all are copied often.
    private final class Told: Sendable {
        /// The first place where it is handed to what may show it elsewhere.
        let unclear: SiteID?
        /// The first library's view in between is taken to show its content in its place.
        let assumption: Assumption?

        init(unclear: SiteID? = nil, assumption: Assumption? = nil) {
            self.unclear = unclear
            self.assumption = assumption
        }

        /// The same, with what another tells of where this tells of nothing.
        func followed(by next: Told) -> Told {
            Told(
                unclear: unclear ?? next.unclear, assumption: assumption ?? next.assumption)
        }
    }

    static func == (a: Passed, b: Passed) -> Bool {
        a.style == b.style && a.marks == b.marks && a.isPushed == b.isPushed
    }

    /// Few ways out of one declaration differ in the style alone.
    func hash(into hasher: inout Hasher) {
        hasher.combine(isPushed ? marks.rawValue | 128 : marks.rawValue)
    }

    mutating func pass(_ surrounding: Surrounding, at place: SiteID) {
        if isPushed { return }
        switch surrounding {
        case .styled(let found): style = style ?? found
        case .lazy: marks.insert(.lazy)
        case .loop: marks.insert(.loop)
        case .toolbar: marks.insert(.toolbar)
        case .control, .unclear:
            marks.insert(.unclear)
            tell(of: Told(unclear: place))
        case .assumed(let callee):
            marks.insert(.assumed)
            tell(of: Told(assumption: .showsInPlace(callee, at: place)))
        default: break
        }
    }

    private mutating func tell(of next: Told) { told = told?.followed(by: next) ?? next }

    /// Returns what is passed on this way, and then on one that begins where it ends.
    func followed(by next: Passed) -> Passed {
        if isPushed { return self }
        var both = self
        both.style = style ?? next.style
        both.marks.formUnion(next.marks)
        both.isPushed = next.isPushed
        if let more = next.told { both.tell(of: more) }
        return both
    }

    func placement(_ stage: Placement.Stage, at place: SiteID) -> Placement {
        Placement(
            stage: stage, style: style, isLazy: marks.contains(.lazy),
            isRepeated: marks.contains(.loop), isInToolbar: marks.contains(.toolbar),
            isUnclear: marks.contains(.unclear), assumption: told?.assumption,
            cause: told?.unclear ?? place)
    }
}
#endif
