// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import Foundation

/// A file of values under keys.
///
/// It is written as a whole: whoever reads it finds the old values or the new ones. A file that
/// cannot be read is renamed, so that nobody's values are overwritten.
@MainActor final class StoredFile {
    let values: KeyedValues
    private let url: URL
    private var isWritable = true

    /// Reads the file; one that does not exist holds nothing.
    init(_ url: URL, report: (RuntimeIssue.Kind) -> Void) {
        self.url = url
        do {
            values = KeyedValues(try Self.read(url))
        } catch {
            values = KeyedValues()
            report(setAside(because: error))
        }
    }

    private static func read(_ url: URL) throws -> [String: Data] {
        guard FileManager.default.fileExists(atPath: url.path) else { return [:] }
        let scalars = try JSONDecoder().decode(
            [String: StoredScalar].self, from: Data(contentsOf: url))
        return try scalars.mapValues { try JSONEncoder().encode($0) }
    }

    /// Writes what changed since the file was read or written.
    func save(report: (RuntimeIssue.Kind) -> Void) {
        guard isWritable, values.isChanged else { return }
        values.isChanged = false
        do {
            let folder = url.deletingLastPathComponent()
            try FileManager.default.createDirectory(
                at: folder, withIntermediateDirectories: true,
                attributes: [.posixPermissions: 0o700])
            try written().write(to: url, options: .atomic)
        } catch {
            isWritable = false
            report(.unwritableStorage(file: url.path, reason: String(describing: error)))
        }
    }

    private func written() throws -> Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        let scalars = try values.values.mapValues {
            try JSONDecoder().decode(StoredScalar.self, from: $0)
        }
        return try encoder.encode(scalars)
    }

    /// Renames the file; where that fails it is not written either.
    private func setAside(because error: any Error) -> RuntimeIssue.Kind {
        let aside = url.deletingPathExtension().appendingPathExtension(
            "damaged-\(UUID().uuidString.prefix(8)).json")
        do {
            try FileManager.default.moveItem(at: url, to: aside)
        } catch {
            isWritable = false
        }
        return .damagedStorage(
            file: url.path, aside: isWritable ? aside.lastPathComponent : nil,
            reason: String(describing: error))
    }
}

/// One stored value: all kinds of `SceneStorage` and `AppStorage` are written as one of these.
private enum StoredScalar: Codable {
    case bool(Bool)
    case int(Int)
    case double(Double)
    case string(String)

    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if let value = try? container.decode(Bool.self) {
            self = .bool(value)
        } else if let value = try? container.decode(Int.self) {
            self = .int(value)
        } else if let value = try? container.decode(Double.self) {
            self = .double(value)
        } else {
            self = .string(try container.decode(String.self))
        }
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        switch self {
        case .bool(let value): try container.encode(value)
        case .int(let value): try container.encode(value)
        case .double(let value): try container.encode(value)
        case .string(let value): try container.encode(value)
        }
    }
}
