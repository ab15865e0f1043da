// swift-tools-version: 5.7
// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import PackageDescription

// An app as it was written for iOS 13 and never brought up to date, for `waymark migrate` to work on.
// What it runs on now is what the tool asks for.
let package = Package(
    name: "Legacy",
    platforms: [.iOS(.v16)],
    targets: [.executableTarget(name: "Legacy", path: "Sources")]
)
