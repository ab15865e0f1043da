// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import Foundation

/// The files behind one session's stored values.
@MainActor final class StorageFiles {
    let scene: StoredFile
    let settings: StoredFile
    private let report: (RuntimeIssue.Kind) -> Void

    init(_ folders: StorageFolders, report: @escaping (RuntimeIssue.Kind) -> Void) {
        self.report = report
        scene = StoredFile(folders.sceneFile, report: report)
        settings = SettingsFiles.file(folders.settingsFile, report: report)
    }

    func save() {
        scene.save(report: report)
        settings.save(report: report)
    }
}

/// The settings of a process: sessions that are open at once share them (RES-002).
@MainActor private enum SettingsFiles {
    private struct OpenFile {
        weak var file: StoredFile?
    }

    private static var open: [String: OpenFile] = [:]

    static func file(_ url: URL, report: (RuntimeIssue.Kind) -> Void) -> StoredFile {
        if let file = open[url.path]?.file { return file }
        let file = StoredFile(url, report: report)
        open[url.path] = OpenFile(file: file)
        return file
    }
}
