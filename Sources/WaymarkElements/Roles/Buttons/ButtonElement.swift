// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

/// A button's meaning and look.
public struct ButtonElement: Equatable, Sendable {
    /// The meaning of a press.
    public enum Purpose: String, Equatable, Sendable { case plain, cancel, destructive }

    /// The way in which a button is drawn.
    public enum Look: String, Equatable, Sendable {
        case automatic, borderless, plain, bordered, prominent
    }

    /// The meaning of a press.
    public var purpose: Purpose
    /// The way in which it is drawn.
    public var look: Look
    /// True if what it shows and hides is shown; `nil` for a button that does something else.
    public var isExpanded: Bool?
    /// The address outside of the app that a press opens; a renderer with windows of its own can open
    /// it without asking the app.
    public var address: String? {
        get { if case .outside(let address) = destination { address } else { nil } }
        set { destination = newValue.map(Destination.outside) ?? .app }
    }

    /// Few buttons have an address, and every element has room for a button.
    private indirect enum Destination: Equatable, Sendable { case app, outside(String) }

    private var destination = Destination.app

    /// Makes a plain button, unless told otherwise.
    public init(purpose: Purpose = .plain, look: Look = .automatic) {
        self.purpose = purpose
        self.look = look
    }
}

extension ButtonElement: OutlinedRole {
    var outline: String {
        line(
            address == nil ? "button" : "outside link", purpose == .plain ? nil : purpose.rawValue,
            isExpanded.map { $0 ? "expanded" : "collapsed" })
    }
}
