// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import Foundation
import PackagePlugin

/// Declares the colours and pictures of a target's asset catalogues as members, and puts its
/// Info.plist where `Bundle.main` finds it.
@main struct WaymarkAssets: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
        let files = FileManager.default.enumerator(
            at: target.directoryURL, includingPropertiesForKeys: nil, options: .skipsHiddenFiles)
        let all = (files?.compactMap { $0 as? URL } ?? []).sorted { $0.path < $1.path }
        let catalogs = all.filter { $0.pathExtension == "xcassets" }
        let sources = target.sourceModule?.sourceFiles(withSuffix: "swift").map(\.url) ?? []
        return [
            catalogs.isEmpty ? nil : try symbols(of: catalogs, among: all, sources, context),
            information(among: all, in: target.directoryURL, context),
        ].compactMap { $0 }
    }

    /// The sources count too: what they declare themselves is not declared again.
    private func symbols(
        of catalogs: [URL], among files: [URL], _ sources: [URL], _ context: PluginContext
    ) throws -> Command {
        let output = context.pluginWorkDirectoryURL.appending(path: "AssetSymbols.swift")
        let folders = Set(catalogs.map { $0.deletingLastPathComponent().path }).sorted()
        let inputs = files.filter { file in
            catalogs.contains { file.path.hasPrefix($0.path + "/") }
        }
        return .buildCommand(
            displayName: "Declaring the members of asset catalogues",
            executable: try context.tool(named: "WaymarkAssetSymbols").url,
            arguments: [output.path] + folders + ["--"] + sources.map(\.path),
            inputFiles: inputs + sources, outputFiles: [output])
    }

    /// The package manager keeps the name `Info.plist` for a file of its own.
    private func information(
        among files: [URL], in folder: URL, _ context: PluginContext
    ) -> Command? {
        let lists = files.filter { file in
            file.lastPathComponent == "Info.plist"
                && !file.path.dropFirst(folder.path.count).contains("Tests")
        }
        guard let file = lists.min(by: { $0.pathComponents.count < $1.pathComponents.count })
        else { return nil }
        let output = context.pluginWorkDirectoryURL.appending(path: "AppInfo.plist")
        return .buildCommand(
            displayName: "Copying Info.plist", executable: URL(filePath: "/bin/cp"),
            arguments: [file.path, output.path], inputFiles: [file], outputFiles: [output])
    }
}
