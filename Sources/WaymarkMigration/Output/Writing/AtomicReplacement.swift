// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
import Foundation

/// Puts a new version in the place of a file in one step: whoever looks sees the old one or the
/// new one, also when this program is killed.
enum AtomicReplacement {
    private static let mark = ".waymark-"

    /// Writes beside the file, then renames.
    static func replace(_ target: URL, by bytes: [UInt8], permissions: Any?) throws {
        let temporary = target.deletingLastPathComponent().appendingPathComponent(
            ".\(beginning(of: target.lastPathComponent))\(mark)\(getpid())")
        try Data(bytes).write(to: temporary, options: .withoutOverwriting)
        do {
            if let permissions {
                try FileManager.default.setAttributes(
                    [.posixPermissions: permissions], ofItemAtPath: temporary.path)
            }
            guard rename(temporary.path, target.path) == 0 else {
                throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO)
            }
        } catch {
            try? FileManager.default.removeItem(at: temporary)
            throw error
        }
    }

    /// The part of a name that leaves room for what is added to it: disks take 255 bytes.
    private static func beginning(of name: String) -> String {
        String(String.UnicodeScalarView(name.unicodeScalars.prefix(48)))
    }

    /// Removes what runs that were killed left in a folder.
    static func sweep(_ folder: String) {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        for name in names where name.hasPrefix(".") {
            guard let found = name.firstRange(of: mark),
                let owner = pid_t(name[found.upperBound...]), !isRunning(owner)
            else { continue }
            try? FileManager.default.removeItem(atPath: folder + "/" + name)
        }
    }

    private static func isRunning(_ process: pid_t) -> Bool {
        process != getpid() && (kill(process, 0) == 0 || errno != ESRCH)
    }
}
#endif
