// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import WaymarkElements

/// Controls of a group as they are drawn where no style says otherwise: in one frame.
nonisolated struct StandardControlGroup<Content: View>: View {
    let content: Content

    @MainActor var body: some View {
        HStack(spacing: 2) { content }
            .padding(.horizontal, 4)
            .effect(.background(ColorValue(.gray, opacity: 0.12), cornerRadius: 10))
    }

    @MainActor var parts: ControlGroupParts {
        (content as? any LabeledControls)?.parts
            ?? ControlGroupParts(
                content: AnyView(content), label: AnyView(EmptyView()), isLabeled: false)
    }
}

/// The controls of a group and its label, with their types hidden.
struct ControlGroupParts {
    let content: AnyView
    let label: AnyView
    let isLabeled: Bool

    /// The label of a menu, which has one in any case.
    @MainActor var shownLabel: AnyView {
        isLabeled ? label : AnyView(Label("More", systemImage: "ellipsis.circle"))
    }
}

/// The content of a group that has a label.
@MainActor private protocol LabeledControls {
    var parts: ControlGroupParts { get }
}

extension LabeledControlGroupContent: LabeledControls {
    fileprivate var parts: ControlGroupParts {
        ControlGroupParts(content: AnyView(content), label: AnyView(label), isLabeled: true)
    }
}
