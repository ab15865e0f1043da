// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
/// A surrounding, with the file that it is in.
struct SurroundingPlace {
    let surrounding: Surrounding
    /// True if a view of the project stands for what a controller shows there.
    let isInView: Bool
    let path: String

    init(_ surrounding: Surrounding, isInView: Bool, of path: String) {
        self.surrounding = surrounding
        self.isInView = isInView
        self.path = path
    }

    /// Returns the thing that shows what is in the surrounding; `nil` when that is shown with what
    /// is around it, as by the controller that a view is made of.
    func stage(isPushed: Bool) -> Placement.Stage? {
        switch surrounding {
        case .container(let offset, let column?) where !isPushed || column == .leading:
            return .column(SiteID(path: path, offset: offset))
        case .container: return isPushed ? .pushed : .embedded
        case .modal(let modal): return isPushed ? .pushed : .modal(modal)
        case .push: return .pushed
        case .preview: return .preview
        case .controller where isInView: return nil
        case .controller, .picture, .test: return .outside(isPushed: isPushed)
        case .tab, .lazy, .loop, .toolbar, .styled, .systems, .control, .handed, .kept,
            .assumed, .unclear:
            return nil
        }
    }
}

extension Placement.Stage {
    /// What shows something outside of SwiftUI's screens, unless a link leads to it.
    static func outside(isPushed: Bool) -> Placement.Stage { isPushed ? .pushed : .root }
}

extension Surrounding {
    var style: ContainerStyle? {
        if case .styled(let style) = self { style } else { nil }
    }
}
#endif
