// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import SwiftUI

/// A path that is written into a file with each change.
@MainActor @Observable final class FileStore {
    var path: [Tree] { didSet { save() } }
    private let file: URL

    init(file: URL) {
        self.file = file
        let data = try? Data(contentsOf: file)
        path = data.flatMap { try? JSONDecoder().decode([Tree].self, from: $0) } ?? []
    }

    private func save() { try? JSONEncoder().encode(path).write(to: file, options: .atomic) }
}

/// The same for a path of any values; one that cannot be written is not.
@MainActor @Observable final class MixedFileStore {
    var path: NavigationPath { didSet { save() } }
    private let file: URL

    init(file: URL) {
        self.file = file
        let codable = (try? Data(contentsOf: file)).flatMap {
            try? JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: $0)
        }
        path = codable.map { NavigationPath($0) } ?? NavigationPath()
    }

    private func save() {
        guard let codable = path.codable else { return }
        try? JSONEncoder().encode(codable).write(to: file, options: .atomic)
    }
}
