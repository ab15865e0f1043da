// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
    /// What the library lacks or does otherwise than Apple's: there, examples prove nothing.
    enum ExampleGaps {
        /// Why examples cannot be compiled, by their names.
        static let uncompiled = [
            "UseConfirmationDialog1": actionSheet, "UseConfirmationDialog2": actionSheet,
            "UseDismiss6": "the library has no 'UIViewControllerRepresentable'",
            "UseDismiss8": "Swift 6 takes no blank within an attribute",
        ]

        /// Why the two sides of examples differ although the rule is right.
        static let differing = [
            "UseDefaultCustomization1": alwaysShown, "UseDefaultCustomization2": alwaysShown,
            "UseToolbarForBarItems2": trailingFirst, "UseToolbarForBarItems3": trailingFirst,
            "UseToolbarForBarItems4": trailingFirst,
        ]

        private static let actionSheet = "the library has no 'actionSheet'"
        private static let alwaysShown =
            "the library shows items in spite of 'showsByDefault: false'"
        private static let trailingFirst =
            "'navigationBarItems(leading:trailing:)' of the library adds the trailing item first"
    }
#endif
