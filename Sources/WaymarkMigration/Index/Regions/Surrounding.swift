// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
/// Something that a piece of source stands in, as far as its own declaration shows.
enum Surrounding: Hashable, Sendable {
    /// The content of a navigation container whose name begins at this byte.
    case container(Int, Column?)
    /// The content of a sheet, or of something else that is shown in front.
    case modal(Modal)
    /// The destination of a link or of a `navigationDestination`.
    case push
    /// A preview.
    case preview
    /// A test, which looks at what it makes.
    case test
    /// A controller of UIKit or AppKit, which shows it.
    case controller
    /// Something that makes a picture of it.
    case picture
    /// The content of a tab view.
    case tab
    /// The content of something that makes its rows when they are needed.
    case lazy
    /// The content of a loop: it is repeated for elements.
    case loop
    /// The content of a toolbar.
    case toolbar
    /// The content of something that takes presses or does something, and shows what it is given in
    /// a way of its own.
    case control
    /// An argument, by its label, of a view, a method or a function of this name, which may show it
    /// elsewhere; a closure that makes it for a view or a method.
    case handed(to: String, as: String, isMade: Bool = false)
    /// A view or a modifier of this name that a library brings, which is given a closure. It shows
    /// in its place what that makes, or else links never worked there.
    case assumed(String)
    /// The property of a type that is set to it.
    case kept(in: String, of: String)
    /// Something of which it is not known whether and how it shows what it is given.
    case unclear
    /// The view that a container style is set on.
    case styled(ContainerStyle)
    /// Code for systems that have the new containers, or only for those that have not.
    case systems(areNew: Bool)

    /// The same around what a closure makes.
    func made(for callee: Callee) -> Surrounding {
        guard case .handed(let name, let label, _) = self else { return self }
        if case .function = callee { return self }
        return .handed(to: name, as: label, isMade: true)
    }

    /// True if it holds also for the values of local names that are declared in it.
    var isAroundValues: Bool {
        switch self {
        case .preview, .test, .systems: true
        default: false
        }
    }

    /// True if what is in it may be shown in another place: a test looks at it all the same.
    var mayBeElsewhere: Bool { self == .control || self == .unclear }

    /// The columns of a container that has several, or may get another.
    enum Column: Hashable, Sendable {
        /// One whose links show what they lead to in the next.
        case leading
        case detail
    }

    /// The ways to show something in front.
    enum Modal: String, Hashable, Sendable {
        case sheet, popover, cover
    }
}

/// The style that a `navigationViewStyle` asks for.
enum ContainerStyle: Hashable, Sendable {
    case stack, columns, automatic, custom

    /// Reads the argument of a `navigationViewStyle`.
    init(written: String) {
        let name = written.prefix { $0 != "(" }
        let module = "SwiftUI."
        switch name.hasPrefix(module) ? name.dropFirst(module.count) : name {
        case ".stack", "StackNavigationViewStyle": self = .stack
        case ".columns", "DoubleColumnNavigationViewStyle", "ColumnNavigationViewStyle":
            self = .columns
        case ".automatic", "DefaultNavigationViewStyle": self = .automatic
        default: self = .custom
        }
    }
}
#endif
