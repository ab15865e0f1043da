// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
/// A container that is new where the system has it, and what it was before elsewhere: written
/// once into a project whose targets run on older systems.
public enum Wrapper: String, Hashable, Sendable, CaseIterable {
    /// For one column.
    case stack
    /// For one column that links of its own push on itself.
    case outermostStack
    /// For two or three.
    case splitView
    /// For the destination that a flag opens, in any of them.
    case destination

    /// The name of the type.
    var typeName: String {
        switch self {
        case .stack: "CompatNavigationStack"
        case .outermostStack: "OutermostNavigationStack"
        case .splitView: "CompatNavigationSplitView"
        case .destination: "CompatNavigationDestination"
        }
    }

    /// The declaration of the type.
    var declaration: String {
        switch self {
        case .stack: Self.stackDeclaration
        case .outermostStack: Self.outermostStackDeclaration
        case .splitView: Self.splitViewDeclaration
        case .destination: Self.destinationDeclaration
        }
    }

    private static let stackDeclaration = """
        /// A stack where the system has one; a navigation view with one column elsewhere.
        struct CompatNavigationStack<Root: View>: View {
            private let root: () -> Root

            init(@ViewBuilder root: @escaping () -> Root) {
                self.root = root
            }

            var body: some View {
                if #available(iOS 16, macOS 13, tvOS 16, watchOS 9, *) {
                    NavigationStack(root: root)
                } else {
                    #if os(macOS)
                    NavigationView(content: root)
                    #else
                    NavigationView(content: root).navigationViewStyle(StackNavigationViewStyle())
                    #endif
                }
            }
        }

        """

    private static let splitViewDeclaration = """
        /// A split view where the system has one; a navigation view with columns elsewhere.
        struct CompatNavigationSplitView<Sidebar: View, Content: View, Detail: View>: View {
            private let sidebar: Sidebar
            private let content: Content
            private let detail: Detail
            private let hasContent: Bool

            init(
                @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
                @ViewBuilder detail: () -> Detail
            ) {
                self.sidebar = sidebar()
                self.content = content()
                self.detail = detail()
                hasContent = true
            }

            init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail)
            where Content == EmptyView {
                self.sidebar = sidebar()
                content = EmptyView()
                self.detail = detail()
                hasContent = false
            }

            var body: some View {
                if #available(iOS 16, macOS 13, tvOS 16, watchOS 9, *) {
                    if hasContent {
                        NavigationSplitView {
                            sidebar
                        } content: {
                            content
                        } detail: {
                            detail
                        }
                    } else {
                        NavigationSplitView {
                            sidebar
                        } detail: {
                            detail
                        }
                    }
                } else if hasContent {
                    NavigationView {
                        sidebar
                        content
                        detail
                    }
                } else {
                    NavigationView {
                        sidebar
                        detail
                    }
                }
            }
        }

        """

    /// A file with these declarations.
    static func file(_ wrappers: [Wrapper]) -> String {
        "import SwiftUI\n\n" + wrappers.map(\.declaration).joined(separator: "\n")
    }
}
#endif
