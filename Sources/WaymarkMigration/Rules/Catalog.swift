// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
    /// All rules, in the order in which `waymark rules` lists them.
    public enum Catalog {
        /// Every rule there is.
        public static let rules: [any Rule.Type] = [
            HideTheBarWithToolbar.self,
            UseButtonForActiveLink.self,
            UseDestinationClosure.self,
            UseDismiss.self,
            UseItemDestination.self,
            UseListSelection.self,
            UseNavigationDestination.self,
            UseNavigationStack.self,
            UseNavigationTitle.self,
            UseToolbarForBarItems.self,
        ]

        /// The rule of a name.
        public static func rule(named name: String) -> (any Rule.Type)? {
            rules.first { $0.name == name }
        }
    }
#endif
