// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
    import Foundation

    /// Reads source files, and says why one cannot be had.
    public enum SourceReader {
        /// Files with more bytes are left out.
        public static let mostBytes = 10_000_000

        /// The file at a path.
        ///
        /// - Throws: `FileReadError` with the reason, when the file cannot be read, is too large or is
        ///   not UTF-8.
        public static func read(_ path: String) throws(FileReadError) -> SourceText {
            let file = open(path, O_RDONLY | O_CLOEXEC)
            guard file >= 0 else { throw failure(path) }
            defer { close(file) }
            var status = stat()
            guard fstat(file, &status) == 0 else { throw failure(path) }
            let size = Int(status.st_size)
            if size > mostBytes {
                throw FileReadError(FileProblem(path: path, kind: .tooLarge(bytes: size)))
            }
            guard let bytes = bytes(of: file, expecting: size) else { throw failure(path) }
            return try text(bytes, path: path)
        }

        /// All bytes of an open file; `nil` when the system says no.
        private static func bytes(of file: Int32, expecting size: Int) -> [UInt8]? {
            var bytes: [UInt8] = []
            while true {
                var count = 0
                let room = max(size - bytes.count, 0) + 1
                bytes += [UInt8](unsafeUninitializedCapacity: room) { buffer, filled in
                    count = readBytes(file, buffer.baseAddress, room)
                    filled = max(count, 0)
                }
                if count < 0 { return nil }
                if count == 0 || bytes.count > mostBytes { return bytes }
            }
        }

        private static func failure(_ path: String) -> FileReadError {
            let why = errno
            let kind: FileProblem.Kind =
                why == ENOENT ? .vanished : .unreadable(String(cString: strerror(why)))
            return FileReadError(FileProblem(path: path, kind: kind))
        }

        /// Bytes that came from elsewhere, as a source file.
        ///
        /// - Throws: `FileReadError` when they are too many or not UTF-8.
        public static func text(_ bytes: [UInt8], path: String) throws(FileReadError) -> SourceText
        {
            if bytes.count > mostBytes {
                throw FileReadError(FileProblem(path: path, kind: .tooLarge(bytes: bytes.count)))
            }
            if let offset = firstInvalidByte(bytes) {
                throw FileReadError(FileProblem(path: path, kind: .notUTF8(offset: offset)))
            }
            return SourceText(path: path, bytes: bytes)
        }

        private static func firstInvalidByte(_ bytes: [UInt8]) -> Int? {
            if bytes.allSatisfy({ $0 < 0x80 }) { return nil }
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

    /// The system's `read`, which has the name of a method here.
    private func readBytes(_ file: Int32, _ buffer: UnsafeMutableRawPointer?, _ room: Int) -> Int {
        read(file, buffer, room)
    }

    /// A file could not be had.
    public struct FileReadError: Error, Hashable, Sendable {
        /// Which one, and why.
        public let problem: FileProblem

        init(_ problem: FileProblem) { self.problem = problem }
    }
#endif
