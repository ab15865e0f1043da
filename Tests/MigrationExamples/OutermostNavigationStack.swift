// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import SwiftUI

/// A stack; its content alone on the screens of a stack of this kind.
struct OutermostNavigationStack<Root: View>: View {
    @Environment(\.isInOutermostStack) private var isInStack
    private let root: () -> Root

    init(@ViewBuilder root: @escaping () -> Root) {
        self.root = root
    }

    var body: some View {
        if isInStack {
            root()
        } else {
            NavigationStack(root: root).environment(\.isInOutermostStack, true)
        }
    }
}

private struct IsInOutermostStackKey: EnvironmentKey {
    static let defaultValue = false
}

extension EnvironmentValues {
    fileprivate var isInOutermostStack: Bool {
        get { self[IsInOutermostStackKey.self] }
        set { self[IsInOutermostStackKey.self] = newValue }
    }
}

/// A screen with a stack of its own that the next screen leads back to.
public struct OutermostExample: View {
    public init() {}

    public var body: some View {
        OutermostNavigationStack {
            NavigationLink("Next", destination: NextExample()).navigationTitle("Start")
        }
    }
}

private struct NextExample: View {
    var body: some View {
        NavigationLink("Start again", destination: OutermostExample()).navigationTitle("Next")
    }
}
