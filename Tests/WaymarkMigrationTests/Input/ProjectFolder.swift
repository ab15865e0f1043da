// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
import Foundation

/// A folder with files of a project, made for one test.
struct ProjectFolder {
    let path: String

    init() throws {
        path = NSTemporaryDirectory() + "waymark-\(UUID().uuidString)"
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    }

    func write(_ text: String, to name: String) throws {
        let url = URL(fileURLWithPath: path + "/" + name)
        try FileManager.default.createDirectory(
            at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: url)
    }

    /// A folder that is there.
    init(path: String) { self.path = path }

    func read(_ name: String) throws -> String {
        String(
            decoding: try Data(contentsOf: URL(fileURLWithPath: path + "/" + name)),
            as: UTF8.self)
    }

    func link(_ name: String, to target: String) throws {
        try FileManager.default.createSymbolicLink(
            atPath: path + "/" + name, withDestinationPath: target)
    }

    /// Makes a pipe, which nobody writes to.
    func pipe(_ name: String) throws {
        guard mkfifo(path + "/" + name, 0o600) == 0 else { throw CocoaError(.fileWriteUnknown) }
    }

    /// The names of what lies in a folder, in order.
    func names(in folder: String = "") throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: path + "/" + folder).sorted()
    }

    func remove() { try? FileManager.default.removeItem(atPath: path) }

    /// A project with one target: a file in a group, a folder that is kept in step with the
    /// disk.
    static let project = """
        // !$*UTF8*$!
        {
            archiveVersion = 1;
            objects = {
                P = {isa = PBXProject; mainGroup = G; targets = (T, ); buildConfigurationList = PL; };
                PL = {isa = XCConfigurationList; buildConfigurations = (PC, ); };
                PC = {isa = XCBuildConfiguration; name = Debug; buildSettings = {
                    IPHONEOS_DEPLOYMENT_TARGET = "$(MINIMUM)"; TARGETED_DEVICE_FAMILY = "1,2";
                }; };
                T /* App */ = {isa = PBXNativeTarget; name = App; buildPhases = (S, );
                    buildConfigurationList = TL; fileSystemSynchronizedGroups = (Y, ); };
                TL = {isa = XCConfigurationList; buildConfigurations = (TC, ); };
                TC = {isa = XCBuildConfiguration; name = Debug; baseConfigurationReference = X;
                    buildSettings = { }; };
                S = {isa = PBXSourcesBuildPhase; files = (B, ); };
                B = {isa = PBXBuildFile; fileRef = F; };
                G = {isa = PBXGroup; children = (V, X, Y, ); sourceTree = "<group>"; };
                V = {isa = PBXGroup; path = Views; children = (F, ); sourceTree = "<group>"; };
                F = {isa = PBXFileReference; path = Root.swift; sourceTree = "<group>"; };
                X = {isa = PBXFileReference; path = App.xcconfig; sourceTree = "<group>"; };
                Y = {isa = PBXFileSystemSynchronizedRootGroup; path = Sync; sourceTree = "<group>"; };
            };
            rootObject = P;
        }
        """
}
#endif
