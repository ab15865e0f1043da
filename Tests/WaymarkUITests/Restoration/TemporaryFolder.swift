// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import Foundation

/// A folder of one test, which goes with it.
final class TemporaryFolder: Sendable {
    let url: URL

    init() throws {
        url = FileManager.default.temporaryDirectory.appending(path: "waymark-\(UUID())")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(at: url) }

    var names: [String] {
        ((try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? []).sorted()
    }

    func write(_ text: String, to name: String) throws {
        try Data(text.utf8).write(to: url.appending(path: name))
    }

    func text(of name: String) throws -> String {
        String(decoding: try Data(contentsOf: url.appending(path: name)), as: UTF8.self)
    }

    /// The data that a scene has saved under a key, read from the file that an app writes.
    func sceneData(_ key: String) throws -> Data? {
        let file = try Data(contentsOf: url.appending(path: "scene.json"))
        return try JSONDecoder().decode([String: Data].self, from: file)[key]
    }

    func setSceneData(_ data: Data, _ key: String) throws {
        let file = try JSONEncoder().encode([key: data])
        try file.write(to: url.appending(path: "scene.json"))
    }
}
