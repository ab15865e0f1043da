// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import Foundation
import SwiftUI

extension EnvironmentValues {
    /// Values with and without a type, of every kind that the source has to be read for.
    @Entry var accent: Color?
    @Entry var count = 3  // three
    @Entry var names: [String: Int] = [:]
    @Entry var join: (String, String) -> String = { a, b in
        // }
        a + "}" + b
    }
    @Entry var text = """
        "quoted" \("and" + "\(1)")
        """
    @Entry var model = Model()
    @Entry fileprivate var `in`: Set<Int> = [1, 2]
}

extension Transaction {
    @Entry var speed: Double = 1
}

final class Model: Sendable {}

enum Screens {
    @Equatable struct Row: View {
        let id: Int
        @State private var isOpen = false
        @EquatableIgnored var hint = ""
        @EquatableIgnoredUnsafeClosure var onTap: (() -> Void)?

        init(id: Int, isOpen: Bool = false, hint: String = "", onTap: (() -> Void)? = nil) {
            self.id = id
            self.hint = hint
            self.onTap = onTap
            _isOpen = State(wrappedValue: isOpen)
        }

        var body: some View { Text("\(id)") }
    }
}

@Equatable public struct Framed<Content: View>: View {
    let width: Int
    let content: Content

    public var body: some View { content }
}

@Equatable(isolation: .main) struct Action: View {
    let action: () -> Void

    var body: some View { EmptyView() }
}

/// Compares outside of the main actor.
nonisolated func areEqual<Value: Equatable>(_ left: Value, _ right: Value) -> Bool { left == right }

#Preview { Text("One") }
#Preview("Two") {
    Text("Two")
    Text("More")
}
#Preview("Three", traits: .landscapeLeft, .fixedLayout(width: 300, height: 200)) {
    @Previewable @State var isOn = false
    Toggle("On", isOn: $isOn)
}
#Preview(traits: .modifier(Sample())) { Text("Four") }

private struct Sample: PreviewModifier {
    static func makeSharedContext() async throws -> Int { 3 }

    func body(content: Content, context: Int) -> some View { content }
}
