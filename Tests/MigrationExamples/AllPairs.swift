// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

// Written from the catalog of rules by Scripts/migration-examples.
// swift-format-ignore-file

/// Every pair of views that must behave alike.
@MainActor public let allPairs: [Pair] = [
    dropContainerStylePairs,
    hideTheBarWithToolbarPairs,
    useAccessoryBarPairs,
    useAlertActionsPairs,
    useButtonForActiveLinkPairs,
    useConfirmationDialogPairs,
    useDefaultCustomizationPairs,
    useDestinationClosurePairs,
    useDismissPairs,
    useNavigationDestinationPairs,
    useNavigationSplitViewPairs,
    useNavigationStackPairs,
    useNavigationTitlePairs,
    usePathForActiveLinksPairs,
    usePathForSelectionPairs,
    useToolbarForBarItemsPairs,
    useToolbarVisibilityPairs,
    useTopBarPlacementsPairs,
    useValueLinksPairs,
].flatMap { $0 }
