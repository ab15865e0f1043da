// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
/// The source of a stack with a hidden link beside a text, in something.
///
/// - Parameter declaration: What stands below it.
func hiddenLink(in callee: String, _ declaration: String = "") -> String {
    """
    struct Root: View {
        @State private var isOn = false
        var body: some View {
            NavigationView {
                \(callee) {
                    Text("")
                    NavigationLink(destination: Text(""), isActive: $isOn) { EmptyView() }
                }
            }
            .navigationViewStyle(.stack)
        }
    }
    \(declaration)
    """
}
#endif
