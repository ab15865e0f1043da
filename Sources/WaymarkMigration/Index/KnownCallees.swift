// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
    /// Names of SwiftUI, and of libraries that many projects use, by what they do with views that
    /// they are given.
    enum KnownCallees {
        /// Views that make their rows when they are needed.
        static let lazyViews: Set<String> = [
            "Form", "LazyHGrid", "LazyHStack", "LazyVGrid", "LazyVStack", "List", "OutlineGroup",
            "Table",
        ]

        /// Views that repeat what they are given for elements.
        static let loops: Set<String> = ["ForEach", "ForEachStore"]

        /// Views that take presses, or act.
        static let controls: Set<String> = [
            "Button", "EditButton", "Menu", "Picker", "Stepper", "Task", "Toggle",
        ]

        /// Views and scenes that show what they are given in their own place; and some that are
        /// given none.
        static let views: Set<String> = [
            "AnyView", "Binding", "CaseLet", "Color", "ControlGroup", "DisclosureGroup",
            "DocumentGroup", "EquatableView", "GeometryReader", "Grid", "GridRow", "Group",
            "GroupBox", "HSplitView", "HStack", "HStackLayout", "IfLetStore", "Image", "Label",
            "LabeledContent", "MenuBarExtra", "ModifiedContent", "NavigationLink", "ScrollView",
            "ScrollViewReader", "Section", "Settings", "Spacer", "SwitchStore", "TabSection",
            "Text",
            "TextField", "TimelineView", "ToolbarItem", "ToolbarItemGroup", "TupleView",
            "VSplitView", "VStack", "VStackLayout", "ViewThatFits", "Window", "WindowGroup",
            "WithPerceptionTracking", "WithViewStore", "ZStack", "ZStackLayout",
        ]

        /// Methods that do something later, or show views in a way of their own.
        static let actingMethods: Set<String> = [
            "actionSheet", "alert", "confirmationDialog", "contextMenu", "gesture", "onAppear",
            "onChange", "onDelete", "onDisappear", "onLongPressGesture", "onOpenURL", "onReceive",
            "onSubmit", "onTapGesture", "refreshable", "sink", "swipeActions", "tabItem", "task",
            "toolbarTitleMenu",
        ]

        /// Methods that show views in the place of what they are asked of, or are given none.
        static let methods: Set<String> = [
            "animation", "async", "asyncAfter", "background", "clipShape", "compactMap",
            "disabled", "done", "ensure", "environment", "environmentObject", "filter", "flatMap",
            "font", "foregroundColor", "foregroundStyle", "frame",
            "id", "listRowBackground", "map", "mask", "modifier", "navigationBarTitle",
            "navigationTitle", "navigationViewStyle", "offset", "opacity", "overlay", "padding",
            "safeAreaInset", "searchable", "tag",
        ]
    }
#endif
