// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import Foundation
import WaymarkResources

/// Writes the symbols of a target's asset catalogues; the plug-in `WaymarkAssets` runs it.
///
/// Its arguments are the file to write, the folders in which the catalogues are, and after `--` the
/// sources of the target.
@main enum AssetSymbolsTool {
    static func main() throws {
        let parts = CommandLine.arguments.dropFirst().split(separator: "--", maxSplits: 1)
        guard let output = parts.first?.first, let folders = parts.first?.dropFirst(),
            !folders.isEmpty
        else {
            let usage = "usage: WaymarkAssetSymbols FILE FOLDER... [-- SOURCE...]\n"
            FileHandle.standardError.write(Data(usage.utf8))
            exit(2)
        }
        let catalogs = AssetCatalogs.of(folders.map { ResourceFolder(URL(fileURLWithPath: $0)) })
        for problem in catalogs.problems { print("warning: \(problem), and is left out") }
        let sources = parts.dropFirst().first ?? []
        let symbols = AssetSymbols(
            colors: catalogs.colors.keys, pictures: catalogs.pictures.keys,
            besides: DeclaredMembers(
                in: sources.compactMap { try? String(contentsOfFile: $0, encoding: .utf8) }))
        try write(symbols.source, to: output)
    }

    /// Writes a text where the file does not have it already, so that nothing is compiled again.
    private static func write(_ text: String, to file: String) throws {
        if (try? String(contentsOfFile: file, encoding: .utf8)) == text { return }
        try text.write(toFile: file, atomically: true, encoding: .utf8)
    }
}

/// The names of members that sources declare for their types.
struct DeclaredMembers {
    private let names: Set<String>

    init(in sources: some Sequence<String>) {
        var names: Set<String> = []
        for source in sources {
            for match in source.matches(of: /static\s+(?:let|var)\s+`?(\w+)/) {
                names.insert(String(match.1))
            }
        }
        self.names = names
    }

    func contains(_ name: String) -> Bool { names.contains(name) }
}
