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

/// Lets other work on the main actor go on until something is so. It counts how often it looks and
/// not the time, because other tests may keep the main actor busy for longer than any limit.
@MainActor func wait(until isSo: () -> Bool) async {
    for _ in 0..<5_000 where !isSo() { try? await Task.sleep(for: .milliseconds(2)) }
}

/// Lets tasks that were just made come to their first wait.
@MainActor func letTasksBegin() async {
    for _ in 0..<100 { await Task.yield() }
}
