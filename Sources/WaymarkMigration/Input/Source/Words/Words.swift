// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
/// The words of a file, one after the other.
enum Words {
    struct Word {
        let hash: WordHash
        let beginsWithCapital: Bool
        let beginsLine: Bool
        /// True if it stands behind a dot.
        let followsDot: Bool
        /// True if what is declared there may be in no type: it is in no braces, or its line is
        /// not moved in. Braces in literals count too, so that either may be wrong by itself.
        let mayBeOutsideOfTypes: Bool
        fileprivate let bytes: UnsafeBufferPointer<UInt8>
        fileprivate let end: Int

        /// The uses that may be made of the type that the word names, by what comes behind it: all
        /// of them where a comment does, or the end of an escaped name.
        var use: (makes: Bool, asks: Bool) {
            let next = bytes.firstThatIsNotBlank(from: end)
            guard next < bytes.count else { return (false, false) }
            switch bytes[next] {
            case UInt8(ascii: "("), UInt8(ascii: "{"), UInt8(ascii: "<"): return (true, false)
            case UInt8(ascii: "/"), UInt8(ascii: "`"): return (true, true)
            case UInt8(ascii: "."):
                let member = bytes.firstThatIsNotBlank(from: next + 1)
                return (bytes[member...].starts(with: "init".utf8), true)
            default: return (false, false)
            }
        }
    }

    static func each(in bytes: [UInt8], _ body: (Word) -> Void) {
        bytes.withUnsafeBufferPointer { bytes in
            var index = 0
            var place = Place()
            while index < bytes.count {
                guard bytes[index].beginsWord else {
                    place.pass(bytes[index])
                    index += 1
                    continue
                }
                let first = bytes[index]
                let (before, isOutside) = (place.last, place.mayBeOutsideOfTypes)
                place.passWord()
                var hash = WordHash()
                while index < bytes.count, bytes[index].continuesWord {
                    hash.add(bytes[index])
                    index += 1
                }
                body(
                    Word(
                        hash: hash, beginsWithCapital: first &- 65 < 26,
                        beginsLine: before.isLineEnd, followsDot: before == UInt8(ascii: "."),
                        mayBeOutsideOfTypes: isOutside, bytes: bytes, end: index))
            }
        }
    }

    /// The place of a word, as far as the bytes between words tell.
    private struct Place {
        /// The byte before; a line end where a file begins.
        private(set) var last = UInt8(ascii: "\n")
        private var depth = 0
        private var isMovedIn = false

        var mayBeOutsideOfTypes: Bool { depth <= 0 || !isMovedIn }

        mutating func pass(_ byte: UInt8) {
            if last.isLineEnd { isMovedIn = byte.isBlank }
            if byte == UInt8(ascii: "{") { depth += 1 }
            if byte == UInt8(ascii: "}") { depth -= 1 }
            last = byte
        }

        mutating func passWord() {
            if last.isLineEnd { isMovedIn = false }
            last = 0
        }
    }
}

extension UInt8 {
    fileprivate var beginsWord: Bool { (self | 0x20) &- 97 < 26 || self == 95 || self >= 128 }
    /// True if it is a letter of a word, or a digit, which no word begins with.
    var continuesWord: Bool { beginsWord || self &- 48 < 10 }
}

extension UnsafeBufferPointer<UInt8> {
    fileprivate func firstThatIsNotBlank(from start: Int) -> Int {
        var index = start
        while index < count, self[index].isBlank || self[index].isLineEnd { index += 1 }
        return index
    }
}
#endif
