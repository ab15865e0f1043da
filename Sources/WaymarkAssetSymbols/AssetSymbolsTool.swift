// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import Foundation
import WaymarkResources

/// Writes the symbols of a target's asset catalogues; the plug-in `WaymarkAssets` runs it.
///
/// Its arguments are the file to write, and the folders in which the catalogues are.
@main enum AssetSymbolsTool {
    static func main() throws {
        let arguments = CommandLine.arguments.dropFirst()
        guard let output = arguments.first, arguments.count > 1 else {
            FileHandle.standardError.write(Data("usage: WaymarkAssetSymbols FILE FOLDER...\n".utf8))
            exit(2)
        }
        let folders = arguments.dropFirst().map { ResourceFolder(URL(fileURLWithPath: $0)) }
        let catalogs = AssetCatalogs.of(folders)
        for problem in catalogs.problems { print("warning: \(problem), and is left out") }
        let symbols = AssetSymbols(colors: catalogs.colors.keys, pictures: catalogs.pictures.keys)
        try symbols.source.write(toFile: output, atomically: true, encoding: .utf8)
    }
}
