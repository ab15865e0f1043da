// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
/// One of the ways in which a piece of source comes on screen, as the project uses it.
struct Placement: Hashable, Sendable {
    /// The thing that shows it.
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
    /// True if it is among the rows of something lazy.
    let isLazy: Bool
    /// True if it is repeated for elements.
    let isRepeated: Bool
    /// True if it is in a toolbar.
    let isInToolbar: Bool
    /// True if it is in a control, or in something that may show it in a way of its own.
    let isUnclear: Bool
    /// The first of the libraries' views around it, where there are some; ways that go through
    /// others are one.
    let assumption: Assumption?
    /// The place where what shows it is told, or where it is handed to what may show it elsewhere.
    /// Ways that differ in nothing else are one.
    let cause: SiteID

    static func == (a: Placement, b: Placement) -> Bool {
        a.stage == b.stage && a.style == b.style && a.marks == b.marks
    }

    func hash(into hasher: inout Hasher) {
        hasher.combine(stage)
        hasher.combine(style)
        hasher.combine(marks)
    }

    private var marks: Int {
        (isLazy ? 1 : 0) + (isRepeated ? 2 : 0) + (isInToolbar ? 4 : 0) + (isUnclear ? 8 : 0)
            + (assumption != nil ? 16 : 0)
    }
}

extension Set<Placement> {
    /// The first of the libraries' views that something is in.
    var assumption: Assumption? { compactMap(\.assumption).min { $0.place < $1.place } }
}

extension Placement {
    /// True if it is a row, or in one, other than in a preview.
    var isAmongRows: Bool { stage != .preview && (isLazy || isRepeated) }
}
#endif
