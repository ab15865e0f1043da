// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
import Foundation

/// The bytes of one file, and where its lines begin.
///
/// Everything that the tool says about a file is in bytes from its start, so that what it does
/// not touch cannot change: not its line ends, not its byte order mark, not its indentation.
public struct SourceText: Sendable {
    /// The path of the file, as it was named.
    public let path: String
    /// The file as it is on disk.
    public let bytes: [UInt8]
    private let lineStarts: [Int]

    /// Takes the bytes of a file. Use it when they are at hand, as standard input is.
    public init(path: String, bytes: [UInt8]) {
        self.path = path
        self.bytes = bytes
        lineStarts = bytes.withUnsafeBufferPointer(Self.lineStarts)
    }

    /// The byte order mark that a file may begin with.
    static let mark: [UInt8] = [0xEF, 0xBB, 0xBF]

    private static func lineStarts(of bytes: UnsafeBufferPointer<UInt8>) -> [Int] {
        var starts = [bytes.starts(with: mark) ? mark.count : 0]
        guard let first = bytes.baseAddress.map({ UnsafeRawPointer($0) }) else { return starts }
        var next = first
        let end = first + bytes.count
        while let hit = memchr(next, Int32(UInt8(ascii: "\n")), end - next) {
            next = UnsafeRawPointer(hit) + 1
            starts.append(next - first)
        }
        return starts
    }

    /// Takes text, as examples have it.
    public init(path: String, _ text: String) { self.init(path: path, bytes: Array(text.utf8)) }

    /// The whole as text; what is not UTF-8 is replaced.
    public var text: String { String(decoding: bytes, as: UTF8.self) }

    /// Returns a part of the file as text.
    public func text(in range: Range<Int>) -> String {
        String(decoding: bytes[range], as: UTF8.self)
    }

    /// The number of lines; the last may be empty.
    public var lineCount: Int { lineStarts.count }

    /// The line that a byte is in, counted from 0.
    public func line(of offset: Int) -> Int {
        var low = 0
        var high = lineStarts.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if lineStarts[middle] <= offset { low = middle } else { high = middle }
        }
        return low
    }

    /// The bytes of a line, with what ends it, without the byte order mark of the file.
    public func range(ofLine line: Int) -> Range<Int> {
        let end = line + 1 < lineStarts.count ? lineStarts[line + 1] : bytes.count
        return lineStarts[line]..<end
    }

    /// Returns the line and the column of a byte for people: both from 1, columns in characters, as
    /// compilers count them.
    public func place(of offset: Int) -> SourcePlace {
        let line = line(of: offset)
        let start = lineStarts[line]
        return SourcePlace(
            path: path, line: line + 1, column: text(in: start..<offset).count + 1,
            offset: offset)
    }

    /// The blanks that the line of a byte begins with.
    func indentation(at offset: Int) -> String { indentation(ofLine: line(of: offset)) }

    /// The blanks that a line begins with.
    func indentation(ofLine line: Int) -> String {
        String(decoding: bytes[range(ofLine: line)].prefix { $0.isBlank }, as: UTF8.self)
    }

    /// Returns the end of the line that a byte is in: `\r\n` where the file has it.
    func lineEnd(at offset: Int) -> String {
        bytes[range(ofLine: line(of: offset))].suffix(2) == [13, 10] ? "\r\n" : "\n"
    }
}

/// A place in a file, for people and for editors.
public struct SourcePlace: Hashable, Sendable, Comparable {
    /// The file, as it was named.
    public let path: String
    /// The line, from 1.
    public let line: Int
    /// The column, from 1, in characters.
    public let column: Int
    /// The byte, from 0.
    public let offset: Int

    /// Orders places by file, then by position.
    public static func < (a: SourcePlace, b: SourcePlace) -> Bool {
        (a.path, a.offset) < (b.path, b.offset)
    }
}

extension UInt8 {
    var isBlank: Bool { self == UInt8(ascii: " ") || self == UInt8(ascii: "\t") }
    var isLineEnd: Bool { self == UInt8(ascii: "\n") || self == UInt8(ascii: "\r") }
}
#endif
