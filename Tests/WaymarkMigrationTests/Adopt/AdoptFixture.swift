// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
@testable import WaymarkMigration

/// Folders of apps, each made for one test.
enum AdoptFixture {
    static let app = """
        import SwiftUI
        @main struct MailApp: App {
            var body: some Scene { WindowGroup { Text("Mail") } }
        }
        """

    /// A project with an app, a framework that it imports, one of Objective-C, and tests. The groups
    /// go round in a circle.
    static let project = """
        // !$*UTF8*$!
        {
            objects = {
                P = {isa = PBXProject; mainGroup = G; targets = (T, L, O, U, );
                    buildConfigurationList = PL; packageReferences = (R1, R2, R3, ); };
                PL = {isa = XCConfigurationList; buildConfigurations = (PD, PR, ); };
                PD = {isa = XCBuildConfiguration; name = Debug; buildSettings = {
                    SWIFT_VERSION = 5.0; IPHONEOS_DEPLOYMENT_TARGET = 17.0;
                    SWIFT_ACTIVE_COMPILATION_CONDITIONS = "DEBUG LOUD"; }; };
                PR = {isa = XCBuildConfiguration; name = Release; buildSettings = {
                    SWIFT_VERSION = 5.0; IPHONEOS_DEPLOYMENT_TARGET = 17.0; }; };
                T = {isa = PBXNativeTarget; name = "My Mail"; buildPhases = (S, RE, );
                    productType = "com.apple.product-type.application";
                    packageProductDependencies = (D1, D2, );
                    buildConfigurationList = TL; fileSystemSynchronizedGroups = (Y, ); };
                TL = {isa = XCConfigurationList; buildConfigurations = (TD, TR, ); };
                TD = {isa = XCBuildConfiguration; name = Debug; baseConfigurationReference = X;
                    buildSettings = {INFOPLIST_FILE = App/Info.plist;
                    SWIFT_ACTIVE_COMPILATION_CONDITIONS = "$(inherited) PAID"; }; };
                TR = {isa = XCBuildConfiguration; name = Release; baseConfigurationReference = X;
                    buildSettings = {SWIFT_ACTIVE_COMPILATION_CONDITIONS = "PAID"; }; };
                L = {isa = PBXNativeTarget; name = Core; buildPhases = (LS, );
                    productType = "com.apple.product-type.framework"; };
                O = {isa = PBXNativeTarget; name = Old; buildPhases = (OS, );
                    productType = "com.apple.product-type.application"; };
                U = {isa = PBXNativeTarget; name = Tests; buildPhases = (US, );
                    productType = "com.apple.product-type.bundle.unit-test"; };
                S = {isa = PBXSourcesBuildPhase; files = (B1, B2, B3, ); };
                LS = {isa = PBXSourcesBuildPhase; files = (B4, ); };
                OS = {isa = PBXSourcesBuildPhase; files = (B3, ); };
                US = {isa = PBXSourcesBuildPhase; files = (B5, ); };
                RE = {isa = PBXResourcesBuildPhase; files = (B6, B7, B8, ); };
                B1 = {isa = PBXBuildFile; fileRef = F1; };
                B2 = {isa = PBXBuildFile; fileRef = F2; };
                B3 = {isa = PBXBuildFile; fileRef = F3; };
                B4 = {isa = PBXBuildFile; fileRef = F4; };
                B5 = {isa = PBXBuildFile; fileRef = F5; };
                B6 = {isa = PBXBuildFile; fileRef = F6; };
                B7 = {isa = PBXBuildFile; fileRef = F7; };
                B8 = {isa = PBXBuildFile; fileRef = F8; };
                G = {isa = PBXGroup; children = (A, X, Y, C, ); sourceTree = "<group>"; };
                A = {isa = PBXGroup; path = App; children = (F1, F2, F3, F6, F7, F8, G, );
                    sourceTree = "<group>"; };
                C = {isa = PBXGroup; path = Core; children = (F4, F5, ); sourceTree = "<group>"; };
                F1 = {isa = PBXFileReference; path = MailApp.swift; sourceTree = "<group>"; };
                F2 = {isa = PBXFileReference; path = Gone.swift; sourceTree = "<group>"; };
                F3 = {isa = PBXFileReference; path = Old.m; sourceTree = "<group>"; };
                F4 = {isa = PBXFileReference; path = Core.swift; sourceTree = "<group>"; };
                F5 = {isa = PBXFileReference; path = CoreTests.swift; sourceTree = "<group>"; };
                F6 = {isa = PBXFileReference; path = Assets.xcassets; sourceTree = "<group>"; };
                F7 = {isa = PBXFileReference; path = Launch.storyboard; sourceTree = "<group>"; };
                F8 = {isa = PBXVariantGroup; children = (F9, ); sourceTree = "<group>"; };
                F9 = {isa = PBXFileReference; path = de.lproj/Localizable.strings;
                    sourceTree = "<group>"; };
                X = {isa = PBXFileReference; path = App.xcconfig; sourceTree = "<group>"; };
                Y = {isa = PBXFileSystemSynchronizedRootGroup; path = Views;
                    sourceTree = "<group>"; };
                R1 = {isa = XCRemoteSwiftPackageReference;
                    repositoryURL = "https://example.com/apple/swift-collections.git";
                    requirement = {kind = upToNextMajorVersion; minimumVersion = 1.1.0; }; };
                R2 = {isa = XCRemoteSwiftPackageReference;
                    repositoryURL = "https://example.com/pictures/Frames";
                    requirement = {kind = branch; branch = main; }; };
                R3 = {isa = XCLocalSwiftPackageReference; relativePath = Packages/Own; };
                D1 = {isa = XCSwiftPackageProductDependency; productName = Collections; };
                D2 = {isa = XCSwiftPackageProductDependency; productName = Frames; };
            };
            rootObject = P;
        }
        """

    /// The project with its files, of which one is not there.
    static func whole() throws -> ProjectFolder {
        let folder = try ProjectFolder()
        let files = [
            "Mail.xcodeproj/project.pbxproj": project, "App/MailApp.swift": "import Core\n" + app,
            "App/Old.m": "", "App/Info.plist": plist, "App/Assets.xcassets/Contents.json": "{}",
            "App/Launch.storyboard": "", "App/de.lproj/Localizable.strings": "",
            "App.xcconfig": "SWIFT_DEFAULT_ACTOR_ISOLATION = MainActor\nSWIFT_VERSION = 6.0\n",
            "Core/Core.swift": "public let core = 1\n", "Core/CoreTests.swift": "",
            "Views/Row.swift": "import SwiftUI\n", "Views/rows.json": "[]",
        ]
        for (name, text) in files { try folder.write(text, to: name) }
        return folder
    }

    private static let plist = """
        <?xml version="1.0" encoding="UTF-8"?>
        <plist version="1.0"><dict><key>CFBundleURLTypes</key><array><dict>
        <key>CFBundleURLSchemes</key><array><string>mail</string></array>
        </dict></array></dict></plist>
        """
}
#endif
