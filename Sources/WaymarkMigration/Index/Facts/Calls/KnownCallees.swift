// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
/// Names of SwiftUI, and of libraries that many projects use, by what they do with views that
/// they are given.
enum KnownCallees {
    /// The use that a type makes of what it is given.
    enum TypeRole {
        case container(ContainerKind)
        case link
        case tab
        case lazy
        case loop
        case control
        case picture
        case view
    }

    /// The use that a method makes of what it is given.
    enum MethodRole {
        case modal(Surrounding.Modal)
        case push
        case toolbar
        case control
        case picture
        case view
    }

    /// The types that are known.
    static let types: [String: TypeRole] = {
        var types: [String: TypeRole] = [
            "NavigationLink": .link, "TabView": .tab, "Tab": .tab, "ImageRenderer": .picture,
        ]
        for name in lazyViews { types[name] = .lazy }
        for name in loops { types[name] = .loop }
        for name in controls { types[name] = .control }
        for name in views { types[name] = .view }
        for kind in ContainerKind.allCases { types[kind.rawValue] = .container(kind) }
        return types
    }()

    /// The methods that are known.
    static let methods: [String: MethodRole] = {
        var methods: [String: MethodRole] = [
            "sheet": .modal(.sheet), "popover": .modal(.popover),
            "fullScreenCover": .modal(.cover), "navigationDestination": .push,
            "compatNavigationDestination": .push,
            "toolbar": .toolbar, "navigationBarItems": .toolbar,
        ]
        for name in actingMethods { methods[name] = .control }
        for name in picturingFunctions { methods[name] = .picture }
        for name in showingMethods { methods[name] = .view }
        return methods
    }()

    /// Views that make their rows when they are needed.
    private static let lazyViews: Set<String> = [
        "Form", "LazyHGrid", "LazyHStack", "LazyVGrid", "LazyVStack", "List", "OutlineGroup",
        "Table",
    ]

    /// Views that repeat what they are given for elements.
    private static let loops: Set<String> = ["ForEach", "ForEachStore"]

    /// Views that take presses, or act.
    private static let controls: Set<String> = [
        "Button", "EditButton", "Menu", "Picker", "Stepper", "Task", "Toggle",
    ]

    /// Views and scenes that show what they are given in their own place; and some that are
    /// given none.
    private static let views: Set<String> = [
        "AnyView", "Binding", "CaseLet", "Color", "ControlGroup", "DisclosureGroup",
        "DocumentGroup", "EquatableView", "GeometryReader", "Grid", "GridRow", "Group",
        "GroupBox", "HSplitView", "HStack", "HStackLayout", "IfLetStore", "Image", "Label",
        "LabeledContent", "MenuBarExtra", "ModifiedContent", "ScrollView",
        "ScrollViewReader", "Section", "Settings", "Spacer", "SwitchStore", "TabSection",
        "Text", "TextField", "TimelineView", "ToolbarItem", "ToolbarItemGroup", "TupleView",
        "VSplitView", "VStack", "VStackLayout", "ViewThatFits", "Window", "WindowGroup",
        "WithPerceptionTracking", "WithViewStore", "ZStack", "ZStackLayout",
    ]

    /// Methods that do something later, or show views in a way of their own.
    private static let actingMethods: Set<String> = [
        "actionSheet", "alert", "confirmationDialog", "contextMenu", "gesture", "onAppear",
        "onChange", "onDelete", "onDisappear", "onLongPressGesture", "onOpenURL", "onReceive",
        "onSubmit", "onTapGesture", "refreshable", "sink", "swipeActions", "tabItem", "task",
        "toolbarTitleMenu",
    ]

    /// Functions of test libraries that make pictures of views, or look for what is in them.
    private static let picturingFunctions: Set<String> = [
        "assertInlineSnapshot", "assertSnapshot", "assertSnapshots", "verifySnapshot",
    ]

    /// Methods that show views in the place of what they are asked of, or are given none.
    private static let showingMethods: Set<String> = [
        "animation", "async", "asyncAfter", "background", "clipShape", "compactMap",
        "disabled", "done", "ensure", "environment", "environmentObject", "filter", "flatMap",
        "font", "foregroundColor", "foregroundStyle", "frame",
        "id", "listRowBackground", "map", "mask", "modifier", "navigationBarTitle",
        "navigationTitle", "navigationViewStyle", "offset", "opacity", "overlay", "padding",
        "safeAreaInset", "searchable", "tag",
    ]
}
#endif
