// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

/// The progress of something: the share that is done, if it is known, and its look.
public struct ProgressElement: Equatable, Sendable {
    /// The way in which progress is drawn: a line that fills, or a ring.
    public enum Style: String, Equatable, Sendable { case linear, circular }

    /// The share that is done, from 0 to 1; `nil` where nobody knows.
    public var share: Double?
    /// The way in which it is drawn.
    public var style: Style
    /// The share in the app's words, as assistive technology reads it.
    public var words: String?

    /// Makes a line that fills, unless told otherwise.
    public init(share: Double? = nil, style: Style = .linear, words: String? = nil) {
        self.share = share.map { (0.0...1.0).clamp($0) }
        self.style = style
        self.words = words
    }
}

extension ProgressElement: OutlinedRole {
    var outline: String {
        line(
            "progress", style == .linear ? nil : style.rawValue, share.map { "\($0)" })
    }
}
