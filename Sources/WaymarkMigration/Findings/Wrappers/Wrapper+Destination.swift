// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
extension Wrapper {
    /// The modifier that is written for destinations of flags.
    static let destinationModifier = ".compatNavigationDestination"

    static let destinationDeclaration = """
        /// A destination that a flag opens where the system has such; a hidden link elsewhere.
        struct CompatNavigationDestination<Destination: View>: ViewModifier {
            @Binding var isPresented: Bool
            let destination: () -> Destination

            func body(content: Content) -> some View {
                if #available(iOS 16, macOS 13, tvOS 16, watchOS 9, *) {
                    content.navigationDestination(
                        isPresented: $isPresented, destination: destination)
                } else {
                    content.background(
                        NavigationLink(destination: destination(), isActive: $isPresented) {
                            EmptyView()
                        }
                        .hidden()
                    )
                }
            }
        }

        extension View {
            /// Shows a screen above this one while a flag is set.
            func compatNavigationDestination<Destination: View>(
                isPresented: Binding<Bool>,
                @ViewBuilder destination: @escaping () -> Destination
            ) -> some View {
                modifier(
                    CompatNavigationDestination(
                        isPresented: isPresented, destination: destination))
            }
        }

        """
}

extension Edit {
    /// The same with the project's wrapper in place of a destination of the system's.
    var withWrappedDestinations: Edit {
        replacingPieces { piece in
            piece == .text(".navigationDestination")
                ? .text(Wrapper.destinationModifier) : piece
        }
    }
}
#endif
