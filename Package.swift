// swift-tools-version: 6.1
// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import CompilerPluginSupport
import PackageDescription

let web: TargetDependencyCondition? = .when(traits: ["Web"])
let tls: TargetDependencyCondition? = .when(traits: ["TLS"])
let tool: TargetDependencyCondition? = .when(traits: ["Tool"])

/// Modules that apps import by Apple's names, and what each of them has from others; the target's
/// name begins with `Waymark`, as a module of Apple's own name would answer `canImport`.
let modules: [(name: String, uses: [Target.Dependency])] = [
    ("CoreGraphics", ["WaymarkUI"]), ("CoreLocation", []), ("CoreTransferable", ["WaymarkUI"]),
    ("OS", []), ("OSLog", ["WaymarkOS"]), ("QuartzCore", ["WaymarkCoreGraphics"]),
    ("UniformTypeIdentifiers", ["WaymarkUI"]),
]

let package = Package(
    name: "waymark",
    platforms: [.macOS(.v14)],
    products: [
        .library(name: "SwiftUI", targets: ["SwiftUI"]),
        .library(name: "WaymarkTesting", targets: ["WaymarkTesting"]),
        .library(name: "WaymarkCombine", targets: ["WaymarkCombine"]),
        .library(name: "WaymarkModules", targets: modules.map { "Waymark\($0.name)" }),
        .library(name: "WaymarkWeb", targets: ["WaymarkWeb"]),
        .library(name: "WaymarkMigration", targets: ["WaymarkMigration"]),
        .executable(name: "waymark", targets: ["waymark"]),
        .plugin(name: "WaymarkMigrate", targets: ["WaymarkMigrate"]),
        .plugin(name: "WaymarkLint", targets: ["WaymarkLint"]),
        .plugin(name: "WaymarkAssets", targets: ["WaymarkAssets"]),
        .executable(name: "cookbook", targets: ["cookbook"]),
    ],
    traits: [
        .trait(
            name: "Web",
            description: "Apps run in a web browser: Hummingbird, swift-nio, swift-crypto."),
        .trait(
            name: "TLS",
            description: "The server itself speaks https and HTTP/2: swift-nio-ssl, -http2.",
            enabledTraits: ["Web"]),
        .trait(
            name: "Tool",
            description: "The command 'waymark': swift-syntax, swift-argument-parser, Yams."),
        .default(enabledTraits: ["Web", "Tool"]),
    ],
    dependencies: [
        .package(url: "https://github.com/OpenCombine/OpenCombine", from: "0.14.0"),
        .package(
            url: "https://github.com/hummingbird-project/hummingbird", from: "2.28.0", traits: []),
        .package(url: "https://github.com/apple/swift-nio", from: "2.101.0"),
        .package(url: "https://github.com/apple/swift-nio-extras", from: "1.35.0"),
        .package(url: "https://github.com/apple/swift-nio-ssl", from: "2.37.0"),
        .package(url: "https://github.com/apple/swift-http-types", from: "1.5.0"),
        .package(url: "https://github.com/swift-server/swift-service-lifecycle", from: "2.10.0"),
        .package(url: "https://github.com/apple/swift-crypto", "3.12.0"..<"5.0.0"),
        .package(url: "https://github.com/apple/swift-log", from: "1.16.0"),
        .package(url: "https://github.com/apple/swift-metrics", from: "2.13.0"),
        .package(url: "https://github.com/swiftlang/swift-syntax", "600.0.0"..<"604.0.0"),
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.0"),
        .package(url: "https://github.com/jpsim/Yams", "5.0.0"..<"7.0.0"),
    ],
    targets: modules.map { module in
        .target(
            name: "Waymark\(module.name)", dependencies: module.uses,
            path: "Sources/Modules/\(module.name)")
    } + [
        .target(name: "WaymarkElements"),
        .target(name: "WaymarkMainLoop"),
        .target(name: "WaymarkJobs"),
        .target(name: "WaymarkBundle"),
        .target(
            name: "WaymarkResources", dependencies: ["WaymarkBundle", "WaymarkElements"]),
        .target(
            name: "WaymarkUI",
            dependencies: [
                "WaymarkElements", "WaymarkMainLoop", "WaymarkResources",
                .product(name: "OpenCombine", package: "OpenCombine"),
            ]),
        .target(
            name: "WaymarkWeb",
            dependencies: [
                "WaymarkElements", "WaymarkResources",
                .product(name: "Hummingbird", package: "hummingbird", condition: web),
                .product(name: "HummingbirdCore", package: "hummingbird", condition: web),
                .product(name: "HummingbirdHTTP2", package: "hummingbird", condition: tls),
                .product(
                    name: "ServiceLifecycle", package: "swift-service-lifecycle", condition: web),
                .product(name: "NIOConcurrencyHelpers", package: "swift-nio", condition: web),
                .product(name: "NIOCore", package: "swift-nio", condition: web),
                .product(name: "NIOEmbedded", package: "swift-nio", condition: web),
                .product(name: "NIOHTTP1", package: "swift-nio", condition: web),
                .product(name: "NIOTLS", package: "swift-nio", condition: tls),
                .product(name: "NIOSSL", package: "swift-nio-ssl", condition: tls),
                .product(name: "NIOWebSocket", package: "swift-nio", condition: web),
                .product(name: "HTTPTypes", package: "swift-http-types", condition: web),
                .product(name: "NIOHTTPCompression", package: "swift-nio-extras", condition: web),
                .product(name: "NIOHTTPTypes", package: "swift-nio-extras", condition: web),
                .product(name: "NIOHTTPTypesHTTP1", package: "swift-nio-extras", condition: web),
                .product(name: "Crypto", package: "swift-crypto", condition: web),
                .product(name: "Logging", package: "swift-log", condition: web),
                .product(name: "Metrics", package: "swift-metrics", condition: web),
            ],
            exclude: ["Assets/Script/Types"],
            plugins: ["WaymarkEmbedding"]),
        .plugin(name: "WaymarkEmbedding", capability: .buildTool()),
        // Tests that depend on a macro are built for the host, and all that any test needs a second
        // time with them; so the macro itself is empty, and its tests depend on the library.
        .target(name: "WaymarkMacros", exclude: ["Plugin"]),
        .macro(
            name: "WaymarkMacroPlugin", dependencies: ["WaymarkMacros"],
            path: "Sources/WaymarkMacros/Plugin"),
        .target(
            name: "WaymarkCombine",
            dependencies: [
                .product(name: "OpenCombine", package: "OpenCombine"),
                .product(name: "OpenCombineDispatch", package: "OpenCombine"),
                .product(name: "OpenCombineFoundation", package: "OpenCombine"),
            ]),
        .target(
            name: "SwiftUI",
            dependencies: [
                "WaymarkElements", "WaymarkMainLoop", "WaymarkResources", "WaymarkUI",
                "WaymarkMacroPlugin",
                .product(name: "OpenCombine", package: "OpenCombine"),
                .product(name: "OpenCombineDispatch", package: "OpenCombine"),
                .product(name: "OpenCombineFoundation", package: "OpenCombine"),
                .target(name: "WaymarkWeb", condition: web),
            ]),
        .target(
            name: "WaymarkTesting",
            dependencies: ["WaymarkElements", "WaymarkJobs", "WaymarkResources", "WaymarkUI"]),
        .executableTarget(name: "WaymarkAssetSymbols", dependencies: ["WaymarkResources"]),
        .plugin(
            name: "WaymarkAssets", capability: .buildTool(),
            dependencies: ["WaymarkAssetSymbols"]),
        .target(
            name: "WaymarkMigration",
            dependencies: [
                .product(name: "SwiftSyntax", package: "swift-syntax", condition: tool),
                .product(name: "SwiftParser", package: "swift-syntax", condition: tool),
                .product(name: "Yams", package: "Yams", condition: tool),
            ]),
        .executableTarget(
            name: "waymark",
            dependencies: [
                "WaymarkMigration",
                .product(
                    name: "ArgumentParser", package: "swift-argument-parser", condition: tool),
            ]),
        .plugin(
            name: "WaymarkMigrate",
            capability: .command(
                intent: .custom(
                    verb: "waymark-migrate",
                    description: "Brings NavigationView-era SwiftUI to today's navigation"),
                permissions: [
                    .writeToPackageDirectory(reason: "Writes migrated files with --write")
                ]),
            dependencies: ["waymark"]),
        .plugin(
            name: "WaymarkLint",
            capability: .command(
                intent: .custom(
                    verb: "waymark-lint",
                    description: "Lists NavigationView-era SwiftUI that can be migrated")),
            dependencies: ["waymark"]),
        .executableTarget(
            name: "cookbook", dependencies: ["SwiftUI"], path: "Examples/Cookbook",
            resources: [.embedInCode("Resources/recipes.json")]),
        .executableTarget(
            name: "restoration",
            dependencies: ["SwiftUI", .product(name: "OpenCombine", package: "OpenCombine")],
            path: "Examples/Restoration"),
        .executableTarget(
            name: "login",
            dependencies: [
                "SwiftUI", .target(name: "WaymarkWeb", condition: web),
                .product(name: "Hummingbird", package: "hummingbird", condition: web),
                .product(name: "NIOCore", package: "swift-nio", condition: web),
            ],
            path: "Examples/Login"),
        .target(name: "RandomCases", path: "Tests/RandomCases"),
        .target(
            name: "MigrationExamples", dependencies: ["SwiftUI"], path: "Tests/MigrationExamples"),
        .testTarget(
            name: "WaymarkElementsTests", dependencies: ["WaymarkElements", "RandomCases"]),
        .testTarget(
            name: "WaymarkResourcesTests",
            dependencies: ["WaymarkResources", "WaymarkAssetSymbols"]),
        .testTarget(
            name: "WaymarkUITests",
            dependencies: [
                "SwiftUI", "WaymarkUI", "WaymarkTesting", "WaymarkElements", "RandomCases",
                "WaymarkCoreLocation", "WaymarkOS", "WaymarkQuartzCore", "cookbook", "restoration",
                .product(name: "OpenCombine", package: "OpenCombine"),
                .product(name: "OpenCombineDispatch", package: "OpenCombine"),
                .product(name: "OpenCombineFoundation", package: "OpenCombine"),
            ]),
        .testTarget(
            name: "WaymarkWebTests",
            dependencies: [
                "WaymarkWeb", "WaymarkElements", "WaymarkTesting", "RandomCases",
                .product(name: "Hummingbird", package: "hummingbird", condition: web),
                .product(name: "NIOCore", package: "swift-nio", condition: web),
                .product(name: "NIOEmbedded", package: "swift-nio", condition: web),
                .product(name: "NIOHTTP1", package: "swift-nio", condition: web),
                .product(name: "NIOHTTPCompression", package: "swift-nio-extras", condition: web),
                .product(name: "NIOPosix", package: "swift-nio", condition: web),
                .product(name: "NIOWebSocket", package: "swift-nio", condition: web),
                .product(name: "NIOConcurrencyHelpers", package: "swift-nio", condition: web),
                .product(name: "HTTPTypes", package: "swift-http-types", condition: web),
                .product(name: "Logging", package: "swift-log", condition: web),
            ],
            resources: [.copy("Fixtures/Assets.xcassets")]),
        .testTarget(
            name: "WaymarkMigrationTests",
            dependencies: [
                "WaymarkMigration", "MigrationExamples", "SwiftUI", "WaymarkTesting", "waymark",
                .product(name: "SwiftSyntax", package: "swift-syntax", condition: tool),
                .product(name: "SwiftParser", package: "swift-syntax", condition: tool),
            ]),
        .testTarget(name: "WaymarkMacrosTests", dependencies: ["SwiftUI", "WaymarkMacros"]),
    ],
    swiftLanguageModes: [.v6]
)
