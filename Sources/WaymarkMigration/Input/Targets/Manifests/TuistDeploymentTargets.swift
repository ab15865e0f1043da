// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
import SwiftSyntax

/// Reads systems and devices from the arguments of Tuist's targets.
struct TuistDeploymentTargets {
    /// Constants of the file that are texts, by name.
    var constants: [String: String] = [:]

    private static let systems: [String: DeploymentTargets.System] = [
        "iOS": .iOS, "iPhone": .iOS, "iPad": .iOS, "macWithiPadDesign": .iOS,
        "macCatalyst": .iOS, "appleVisionWithiPadDesign": .iOS, "macOS": .macOS, "mac": .macOS,
        "tvOS": .tvOS, "appleTv": .tvOS, "watchOS": .watchOS, "appleWatch": .watchOS,
        "visionOS": .visionOS, "appleVision": .visionOS,
    ]

    /// The oldest systems; unknown when one of the destinations has no version that is written
    /// out.
    func floor(_ versions: ExprSyntax?, for destinations: ExprSyntax) -> DeploymentTargets {
        guard let names = destinations.memberNames, !names.isEmpty else {
            return DeploymentTargets()
        }
        var floor = DeploymentTargets()
        for name in names {
            guard let system = Self.systems[name], let version = version(of: system, versions)
            else {
                return DeploymentTargets()
            }
            floor[system] = version
        }
        return floor
    }

    /// True if only iPhones are named.
    static func isForPhonesOnly(_ destinations: ExprSyntax, _ versions: ExprSyntax?) -> Bool {
        if destinations.memberNames == ["iPhone"] { return true }
        let devices = versions?.as(FunctionCallExprSyntax.self)?.arguments
            .first { $0.label?.text == "devices" }
        return devices?.expression.memberNames == ["iphone"]
    }

    /// The version in `.iOS("16.0")`, `.multiplatform(iOS: "16.0")` or
    /// `.iOS(targetVersion: "16.0", devices: …)`.
    private func version(of system: DeploymentTargets.System, _ versions: ExprSyntax?)
        -> Version?
    {
        guard let call = versions?.as(FunctionCallExprSyntax.self) else { return nil }
        let isOwn = call.calledName == system.rawValue
        let argument = call.arguments.first { argument in
            switch argument.label?.text {
            case nil, "targetVersion": isOwn
            case let label: label == system.rawValue
            }
        }
        return argument.flatMap { text(of: $0.expression) }.flatMap { Version($0) }
    }

    private func text(of expression: ExprSyntax) -> String? {
        let name = expression.as(DeclReferenceExprSyntax.self)?.baseName.text
        return name.map { constants[$0] } ?? expression.texts?.first
    }
}
#endif
