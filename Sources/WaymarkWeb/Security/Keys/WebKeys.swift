// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Web
import Crypto
import Foundation

/// The secrets with which a site signs cookies and seals the state of pages.
///
/// Processes that serve the same people need the same keys. The first key signs and seals; what
/// any of them signed or sealed is accepted, so that a new key can be put in front of an old one
/// and the old one be taken away later.
public struct WebKeys: Sendable {
    let keys: [SymmetricKey]
    /// True if nobody can have them again.
    let isOfThisProcess: Bool
    /// The reason why the keys may be no secret, in a sentence.
    private(set) var doubt: String?

    /// One key that nobody else knows and that goes with the process.
    public static var ofThisProcess: WebKeys {
        WebKeys(ofThisProcess: SymmetricKey(size: .bits256))
    }

    /// Keys from texts, such as those that `openssl rand -hex 32` prints.
    ///
    /// - Parameter texts: The newest first; spaces and line ends around them do not count.
    /// - Throws: `WebError.noKey`, `WebError.keyTooShort` for fewer than 32 bytes,
    ///   `WebError.noSecret` for what is none: comments, lines such as `-----BEGIN …`, control
    ///   characters, and texts of fewer than eight different bytes.
    public init(_ texts: [String]) throws(WebError) {
        try self.init(texts, in: "the list of keys")
    }

    /// - Parameter place: Where the texts are, in words.
    init(_ texts: [String], in place: String) throws(WebError) {
        let secrets = texts.map { $0.trimmingCharacters(in: .whitespacesAndNewlines) }
            .filter { !$0.isEmpty }
        if secrets.isEmpty { throw .noKey(place: place) }
        for (index, secret) in secrets.enumerated() {
            let number = index + 1
            if Self.isPublic(secret) { throw .noSecret(number: number, place: place) }
            guard secret.utf8.count >= 32 else {
                throw .keyTooShort(number: number, bytes: secret.utf8.count, place: place)
            }
            if Set(secret.utf8).count < 8 { throw .noSecret(number: number, place: place) }
        }
        keys = secrets.map { SymmetricKey(data: SHA256.hash(data: Data($0.utf8))) }
        isOfThisProcess = false
    }

    /// The keys of a file: one in each line, the newest first.
    ///
    /// - Throws: `WebError.unreadableKeyFile`, and what the texts are refused for.
    public init(file path: String) throws(WebError) {
        guard let text = try? String(contentsOfFile: path, encoding: .utf8) else {
            throw .unreadableKeyFile(path)
        }
        try self.init(text.components(separatedBy: .newlines), in: "the file '\(path)'")
        doubt = Self.doubt(aboutFile: path)
    }

    /// A group may read its keys, as those of a deployment do.
    private static func doubt(aboutFile path: String) -> String? {
        let file = URL(filePath: path).resolvingSymlinksInPath().path
        let attributes = try? FileManager.default.attributesOfItem(atPath: file)
        guard let mode = attributes?[.posixPermissions] as? Int, mode & 0o027 != 0 else {
            return nil
        }
        return
            "other users may read or replace the keys in '\(path)': run chmod go-w,o-rwx on it"
    }

    /// True if a text is a comment, the frame of another kind of key, or no text at all.
    private static func isPublic(_ text: String) -> Bool {
        text.hasPrefix("#") || text.hasPrefix("-----")
            || text.utf8.contains { $0 < 0x20 || $0 == 0x7F }
    }

    private init(ofThisProcess key: SymmetricKey) {
        keys = [key]
        isOfThisProcess = true
    }

    /// Keys that are good for one purpose only.
    func derived(for purpose: String) -> [SymmetricKey] {
        keys.map {
            HKDF<SHA256>.deriveKey(
                inputKeyMaterial: $0, info: Data("waymark \(purpose)".utf8),
                outputByteCount: 32)
        }
    }
}
#endif
