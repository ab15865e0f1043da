// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
import SwiftSyntax

/// Objects that views own can be state when their class is observable.
///
/// *Found:* `@StateObject var model = Model()`, which can be `@State`, because the project declares
/// `@Observable class Model`. Nothing is rewritten: when the object is made differs.
///
/// *Since* iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1.
enum ConsiderObservable: Rule {
    static let summary = "finds '@StateObject' whose '@Observable' class could be '@State'"
    static let since = DeploymentTargets([
        .iOS: Version(17), .macOS: Version(14), .tvOS: Version(17), .watchOS: Version(10),
        .visionOS: Version(1),
    ])
    static let isForNewSystemsOnly = true
    static let triggers = ["StateObject"]

    static let wordsElsewhere = ["Observable"]

    static let examples: [Example] = [
        .refuses(
            """
            @Observable class Model {}
            struct A { @↓StateObject private var model = Model() }
            """, .couldBeState),
        .refuses(
            """
            @Observation.Observable final class Model: ObservableObject {}
            struct A { @SwiftUI.↓StateObject var model: Model }
            """, .couldBeState),
        .leaves("struct A { @StateObject private var model = Model() }"),
        .leaves(
            """
            class Model: ObservableObject {}
            struct A { @StateObject private var model = Model() }
            """),
        .leaves(
            """
            @Observable class Other {}
            struct A { @StateObject var model: Model }
            """),
        .leaves(
            """
            @Observable class Model {}
            struct A { @StateObject var model = Model() }
            """, floor: DeploymentTargets([.iOS: Version(16)])),
        .leaves("@Observable class Model {}; struct A { @State var model = Model() }"),
        .leaves("@Observable class Model {}; struct A { @ObservedObject var model: Model }"),
        .leaves("struct A { init() { _model = StateObject(wrappedValue: Model()) } }"),
    ]

    static func sites(in file: ParsedFile, _ context: RuleContext) -> [Site] {
        guard context.floor.has(since) else { return [] }
        return file.nodes(AttributeSyntax.self).compactMap { attribute in
            guard let held = attribute.stateObject,
                context.observableClasses.contains(held.type, seenFrom: file)
            else { return nil }
            return finding(context.refusal(since: since) ?? .couldBeState, at: held.token)
        }
    }
}
#endif
