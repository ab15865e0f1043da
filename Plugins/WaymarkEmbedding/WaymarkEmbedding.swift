// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import Foundation
import PackagePlugin

/// Declares each script and style sheet of a target as bytes in `EmbeddedFiles`.
///
/// They are written as texts: what SwiftPM's `.embedInCode` writes, an array of numbers, takes the
/// compiler a hundred times as long.
@main struct WaymarkEmbedding: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
        let files = (target.sourceModule?.sourceFiles.map(\.url) ?? [])
            .filter { ["css", "js"].contains($0.pathExtension) }
            .sorted { $0.lastPathComponent < $1.lastPathComponent }
        let output = context.pluginWorkDirectoryURL.appending(path: "EmbeddedFiles.swift")
        return [
            .buildCommand(
                displayName: "Embedding scripts and style sheets",
                executable: URL(filePath: "/bin/sh"),
                arguments: ["-euc", Self.script, "embed", output.path] + files.map(\.path),
                inputFiles: files, outputFiles: [output])
        ]
    }

    /// Writes a member for each file. A text ends before its last line break, and so gets another.
    private static let script = """
        output=$1
        shift
        {
            echo 'enum EmbeddedFiles {'
            for file in "$@"; do
                name=$(basename "$file" | tr .- __)
                printf 'static let %s = Array(###\"\"\"\\n' "$name"
                cat "$file"
                printf '\\n\"\"\"###.utf8)\\n'
            done
            echo '}'
        } >"$output"
        """
}
