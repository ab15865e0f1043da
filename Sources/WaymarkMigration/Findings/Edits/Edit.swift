// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
/// One change of a file: some bytes are replaced by text and by other bytes of the same file.
public struct Edit: Hashable, Sendable {
    /// A part of what stands there afterwards.
    public enum Piece: Hashable, Sendable {
        /// New text.
        case text(String)
        /// Bytes of the file, with the edits inside them.
        case copy(Range<Int>)
        /// Bytes of the file, with the edits inside them; lines after the first that begin with
        /// `from` begin with `to`.
        case indented(Range<Int>, from: String, to: String)
    }

    /// The bytes that go.
    public let range: Range<Int>
    /// The text and the bytes that replace them.
    public let pieces: [Piece]
    /// True if edits inside of the bytes that go are given up with them.
    let isForGood: Bool
    /// True if it ends something that began before: what others put before the same byte is
    /// still part of that.
    let isEnd: Bool

    /// Replaces bytes by text.
    public init(_ range: Range<Int>, _ text: String) {
        self.init(range, pieces: text.isEmpty ? [] : [.text(text)])
    }

    /// Replaces bytes by text and by bytes that move here. An edit inside of moved bytes is
    /// done where they arrive.
    public init(_ range: Range<Int>, pieces: [Piece]) {
        self.init(range, pieces)
    }

    private init(
        _ range: Range<Int>, _ pieces: [Piece], isForGood: Bool = false, isEnd: Bool = false
    ) {
        self.range = range
        self.pieces = pieces
        self.isForGood = isForGood
        self.isEnd = isEnd
    }

    /// Removes code that nothing uses any more, whatever is edited in it.
    static func discard(_ range: Range<Int>) -> Edit { Edit(range, [], isForGood: true) }

    /// Puts text before a byte, after all else that is put there: it ends what that belongs to.
    static func end(_ text: String, at offset: Int) -> Edit {
        Edit(offset..<offset, [.text(text)], isEnd: true)
    }

    /// Puts text before a byte.
    public static func insert(_ text: String, at offset: Int) -> Edit {
        Edit(offset..<offset, text)
    }
}

/// Two edits that want the same bytes.
public struct EditConflict: Error, Equatable, Sendable {
    /// The bytes of the edit that came later.
    public let range: Range<Int>
}
#endif
