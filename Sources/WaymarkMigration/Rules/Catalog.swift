// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
/// All rules, in the order in which `waymark rules` lists them.
public enum Catalog {
    /// Every rule there is.
    public static let rules: [any Rule.Type] = [
        AttachDestinationsOutside.self,
        AvoidEagerDestinations.self,
        AvoidNestedContainers.self,
        CollapseAvailability.self,
        ConsiderObservable.self,
        DropContainerStyle.self,
        HideTheBarWithToolbar.self,
        KeepLinkKindsApart.self,
        PutModifiersInside.self,
        RegisterEachTypeOnce.self,
        RegisterLinkedTypes.self,
        ReplaceDetailLinks.self,
        ReplaceItemDestinations.self,
        ReplaceNamedDestinations.self,
        ReplacePopToRoot.self,
        ReviewIntrospection.self,
        ReviewSidebars.self,
        UseAccessoryBar.self,
        UseAlertActions.self,
        UseButtonForActiveLink.self,
        UseConfirmationDialog.self,
        UseDefaultCustomization.self,
        UseDestinationClosure.self,
        UseDismiss.self,
        UseItemDestination.self,
        UseListSelection.self,
        UseNavigationDestination.self,
        UseNavigationSplitView.self,
        UseNavigationStack.self,
        UseNavigationTitle.self,
        UsePathForActiveLinks.self,
        UsePathForSelection.self,
        UseTabs.self,
        UseToolbarForBarItems.self,
        UseToolbarVisibility.self,
        UseTopBarPlacements.self,
        UseValueLinks.self,
    ]

    /// The rule of a name.
    public static func rule(named name: String) -> (any Rule.Type)? {
        rules.first { $0.name == name }
    }
}
#endif
