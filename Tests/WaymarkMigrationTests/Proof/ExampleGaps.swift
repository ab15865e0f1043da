// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
/// What the library lacks or does otherwise than Apple's: there, examples prove nothing.
enum ExampleGaps {
    /// Why examples cannot be compiled, by their names.
    static let uncompiled = [
        "UseDismiss6": "the library has no 'UIViewControllerRepresentable'",
        "UseDismiss8": "Swift 6 takes no blank within an attribute",
    ]
}
#endif
