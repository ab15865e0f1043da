// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
/// The words of a file, one after the other.
enum Words {
    struct Word {
        let hash: WordHash
        let beginsWithCapital: Bool
        let beginsLine: Bool
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
            while index < bytes.count {
                guard bytes[index].beginsWord else {
                    index += 1
                    continue
                }
                let first = bytes[index]
                let beginsLine = index == 0 || bytes[index - 1].isLineEnd
                var hash = WordHash()
                while index < bytes.count, bytes[index].continuesWord {
                    hash.add(bytes[index])
                    index += 1
                }
                body(
                    Word(
                        hash: hash, beginsWithCapital: first &- 65 < 26, beginsLine: beginsLine,
                        bytes: bytes, end: index))
            }
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
