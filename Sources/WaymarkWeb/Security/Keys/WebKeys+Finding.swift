// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Web
import Crypto
import Foundation

extension WebKeys {
    /// The keys that the environment names, or those of a file that belongs to this user.
    ///
    /// `WAYMARK_KEY` holds keys, with a comma between them; `WAYMARK_KEY_FILE` names a file of
    /// them. Without either the key is kept in `waymark/NAME/web.key` below `XDG_STATE_HOME`
    /// or `~/.local/state`, made at the first start, so that pages outlive a restart.
    ///
    /// - Returns: `nil` when no key is named and none can be kept.
    /// - Throws: `WebError` when what is named is not there or is no key, or what was kept is
    ///   none.
    public static func found(
        for app: String, in environment: [String: String]
    ) throws(WebError) -> WebKeys? {
        if let text = environment["WAYMARK_KEY"] {
            return try WebKeys(text.components(separatedBy: ","), in: "WAYMARK_KEY")
        }
        if let path = environment["WAYMARK_KEY_FILE"] { return try WebKeys(file: path) }
        guard let folder = stateFolder(environment) else { return nil }
        return try kept(in: folder.appending(path: "waymark/\(app)"))
    }

    private static func stateFolder(_ environment: [String: String]) -> URL? {
        if let path = environment["XDG_STATE_HOME"], path.hasPrefix("/") {
            return URL(filePath: path)
        }
        guard let home = environment["HOME"], home.hasPrefix("/") else { return nil }
        return URL(filePath: home).appending(path: ".local/state")
    }

    /// The key of a folder; a new one, which only this user can read, if it has none.
    private static func kept(in folder: URL) throws(WebError) -> WebKeys? {
        let file = folder.appending(path: "web.key").path
        let files = FileManager.default
        if !files.fileExists(atPath: file) { makeKey(at: file, in: folder) }
        return files.fileExists(atPath: file) ? try WebKeys(file: file) : nil
    }

    /// The file is there as a whole or not at all, and of processes that make it at once the
    /// first has made it for all.
    private static func makeKey(at file: String, in folder: URL) {
        let files = FileManager.default
        let key = SymmetricKey(size: .bits256).withUnsafeBytes { Array($0).hexadecimal }
        let unfinished = file + "." + Signer.randomName()
        try? files.createDirectory(
            at: folder, withIntermediateDirectories: true,
            attributes: [.posixPermissions: 0o700])
        defer { try? files.removeItem(atPath: unfinished) }
        let isWritten = files.createFile(
            atPath: unfinished, contents: Data((key + "\n").utf8),
            attributes: [.posixPermissions: 0o600])
        guard isWritten else { return }
        do {
            try files.linkItem(atPath: unfinished, toPath: file)
        } catch {
            // Where another was first, this fails as well; where files have one name only, not.
            try? files.moveItem(atPath: unfinished, toPath: file)
        }
    }
}
#endif
