// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
/// Reads source files, and says why one cannot be had.
public enum SourceReader {
    /// Files with more bytes are left out.
    public static let mostBytes = 10_000_000

    /// The file at a path.
    ///
    /// - Throws: `FileReadError` with the reason, when the file cannot be read, is too large or
    ///   is not UTF-8.
    public static func read(_ path: String) throws(FileReadError) -> SourceText {
        try text(RegularFile.bytes(at: path, mostBytes: mostBytes), path: path)
    }

    /// Bytes that came from elsewhere, as a source file.
    ///
    /// - Throws: `FileReadError` when they are too many or not UTF-8.
    public static func text(_ bytes: [UInt8], path: String) throws(FileReadError) -> SourceText {
        if bytes.count > mostBytes {
            throw FileReadError(FileProblem(path: path, kind: .tooLarge(bytes: bytes.count)))
        }
        if let offset = firstInvalidByte(bytes) {
            throw FileReadError(FileProblem(path: path, kind: .notUTF8(offset: offset)))
        }
        return SourceText(path: path, bytes: bytes)
    }

    private static func firstInvalidByte(_ bytes: [UInt8]) -> Int? {
        if bytes.reduce(0, |) < 0x80 { return nil }
        if String(validating: bytes, as: UTF8.self) != nil { return nil }
        var decoder = UTF8()
        var iterator = bytes.makeIterator()
        var offset = 0
        while case .scalarValue(let scalar) = decoder.decode(&iterator) {
            offset += UTF8.width(scalar)
        }
        return offset
    }
}
#endif
