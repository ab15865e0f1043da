// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
/// The examples that prove nothing, as they do not compile here.
enum ExampleGaps {
    /// The reasons why examples cannot be compiled, by the examples' names.
    static let uncompiled = [
        "UseDismiss6": "the library has no 'UIViewControllerRepresentable'",
        "UseDismiss8": "Swift 6 takes no blank within an attribute",
    ]
}
#endif
