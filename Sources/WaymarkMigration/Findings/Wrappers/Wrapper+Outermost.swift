// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
extension Wrapper {
    /// A value of the environment tells the screens of the stack that they are in it. It is set
    /// around the stack, because pushed screens do not inherit what is set inside.
    static let outermostStackDeclaration = """
        /// A stack; its content alone on the screens of a stack of this kind.
        struct OutermostNavigationStack<Root: View>: View {
            @Environment(\\.isInOutermostStack) private var isInStack
            private let root: () -> Root

            init(@ViewBuilder root: @escaping () -> Root) {
                self.root = root
            }

            var body: some View {
                if isInStack {
                    root()
                } else {
                    NavigationStack(root: root).environment(\\.isInOutermostStack, true)
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

        """
}
#endif
