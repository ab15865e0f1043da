// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
import Foundation

/// Reads files whole, and nothing else: a pipe would be waited for, and a device may never end.
public enum RegularFile {
    /// The bytes of a file.
    ///
    /// - Parameter mostBytes: A file with more is not read.
    /// - Throws: `FileReadError` with the reason, when they cannot be had.
    public static func bytes(
        at path: String, mostBytes: Int = .max
    ) throws(FileReadError) -> [UInt8] {
        let file = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard file >= 0 else { throw failure(path) }
        defer { close(file) }
        var status = stat()
        guard fstat(file, &status) == 0 else { throw failure(path) }
        guard status.st_mode & S_IFMT == S_IFREG else {
            throw FileReadError(FileProblem(path: path, kind: .notAFile))
        }
        let size = Int(status.st_size)
        if size > mostBytes {
            throw FileReadError(FileProblem(path: path, kind: .tooLarge(bytes: size)))
        }
        guard let bytes = bytes(of: file, expecting: size, most: mostBytes) else {
            throw failure(path)
        }
        return bytes
    }

    /// True if there is a regular file; links are followed.
    static func exists(at path: String) -> Bool {
        var status = stat()
        return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
    }

    /// The text of a file; `nil` when it cannot be had, or is not UTF-8.
    static func text(at path: String) -> String? {
        (try? bytes(at: path)).flatMap { String(validating: $0, as: UTF8.self) }
    }

    /// All bytes of an open file; `nil` when the system says no.
    private static func bytes(of file: Int32, expecting size: Int, most: Int) -> [UInt8]? {
        var bytes: [UInt8] = []
        while true {
            var count = 0
            let room = max(size - bytes.count, 0) + 1
            bytes += [UInt8](unsafeUninitializedCapacity: room) { buffer, filled in
                count = readBytes(file, buffer.baseAddress, room)
                filled = max(count, 0)
            }
            if count < 0 { return nil }
            if count == 0 || bytes.count > most { return bytes }
        }
    }

    private static func failure(_ path: String) -> FileReadError {
        let why = errno
        let kind: FileProblem.Kind =
            why == ENOENT ? .vanished : .unreadable(String(cString: strerror(why)))
        return FileReadError(FileProblem(path: path, kind: kind))
    }
}

/// The system's `read`, which has the name of a method in many places.
private func readBytes(_ file: Int32, _ buffer: UnsafeMutableRawPointer?, _ room: Int) -> Int {
    read(file, buffer, room)
}

/// An error that says why a file could not be had.
public struct FileReadError: Error, Hashable, Sendable {
    /// The file that could not be had, and the reason.
    public let problem: FileProblem

    init(_ problem: FileProblem) { self.problem = problem }
}
#endif
