// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
/// One change of a file: some bytes are replaced by text and by other bytes of the same file.
public struct Edit: Hashable, Sendable {
    /// The bytes that go.
    public let range: Range<Int>
    /// The text and the bytes that replace them.
    public let pieces: [Piece]
    /// True if edits inside of the bytes that go are given up with them.
    let isForGood: Bool
    /// True if it ends something that began before: what others put before the same byte is
    /// still part of that.
    let isEnd: Bool
    /// True if what others put behind its bytes goes where those go.
    let isAround: Bool

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
        _ range: Range<Int>, _ pieces: [Piece], isForGood: Bool = false, isEnd: Bool = false,
        isAround: Bool = false
    ) {
        self.range = range
        self.pieces = pieces
        self.isForGood = isForGood
        self.isEnd = isEnd
        self.isAround = isAround
    }

    /// The same bytes, replaced by other pieces.
    func replacingPieces(_ replacing: (Piece) -> Piece) -> Edit {
        Edit(
            range, pieces.map(replacing), isForGood: isForGood, isEnd: isEnd,
            isAround: isAround)
    }

    /// Removes code that nothing uses any more, whatever is edited in it.
    static func discard(_ range: Range<Int>) -> Edit { Edit(range, [], isForGood: true) }

    /// Keeps a part of some bytes, with what is edited there, and removes the rest whatever is
    /// edited in it.
    static func keep(_ kept: Range<Int>, of range: Range<Int>) -> Edit {
        Edit(range, [.copy(kept)], isForGood: true)
    }

    /// Puts something around bytes, and around what others put behind them.
    static func around(_ range: Range<Int>, pieces: [Piece]) -> Edit {
        Edit(range, pieces, isAround: true)
    }

    /// Puts something before a byte, after all else that is put there: it ends what that
    /// belongs to.
    static func end(_ pieces: [Piece], at offset: Int) -> Edit {
        Edit(offset..<offset, pieces, isEnd: true)
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
