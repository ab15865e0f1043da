// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import Foundation
import WaymarkElements

/// Modifiers about the looks of the modal around a view.
///
/// *Differs from Apple:* in a wide window a sheet stands in the middle and has the renderer's
/// height.
extension View {
    /// Sets the heights that the sheet around can have; at first it has the least of them.
    public nonisolated func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
        bar { $0.presentation.detents = detents }
    }

    /// Sets the heights that the sheet around can have, and binds the one that it has.
    public nonisolated func presentationDetents(
        _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
    ) -> some View {
        bar {
            $0.presentation.detents = detents
            $0.presentation.selection = DetentSelection(selection)
        }
    }

    /// Shows or hides the bar at the top of the sheet around, by which a person drags and closes it;
    /// Escape still closes it.
    public nonisolated func presentationDragIndicator(_ visibility: Visibility) -> some View {
        bar {
            $0.presentation.showsGrabber = visibility == .automatic ? nil : visibility == .visible
        }
    }

    /// Sets the radius of the corners of the sheet around, in points; `nil` is the renderer's.
    public nonisolated func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View {
        bar { $0.presentation.cornerRadius = cornerRadius }
    }

    /// Sets the background of the sheet around.
    public nonisolated func presentationBackground<S: ShapeStyle>(_ style: S) -> some View {
        bar { $0.presentation.background = style.elementColor }
    }

    /// Sets the background of the sheet around. *Differs from Apple:* a colour is drawn, and a
    /// gradient as one colour; any other view leaves the renderer's background.
    public nonisolated func presentationBackground<V: View>(
        alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> some View {
        let color = (content() as? Color)?.value
        return bar { $0.presentation.background = color }
    }

    /// Accepted: what is beneath a sheet waits until it is closed.
    public nonisolated func presentationBackgroundInteraction(
        _ interaction: PresentationBackgroundInteraction
    ) -> some View { self }

    /// Accepted: a finger drags the sheet by its bar, and by content that is scrolled to its top.
    public nonisolated func presentationContentInteraction(
        _ behavior: PresentationContentInteraction
    ) -> some View { self }

    /// Lets a popover stay one in a narrow window, with `popover` or `none`.
    ///
    /// *Differs from Apple:* any other popover becomes a sheet there, and sheets stay sheets.
    public nonisolated func presentationCompactAdaptation(
        _ adaptation: PresentationAdaptation
    ) -> some View {
        bar { $0.presentation.staysPopover = adaptation.keepsPopovers }
    }

    /// Lets a popover stay one in a narrow window, with `popover` or `none` for that.
    ///
    /// *Differs from Apple:* any other popover becomes a sheet there, and sheets stay sheets; the
    /// height of the window is not looked at.
    public nonisolated func presentationCompactAdaptation(
        horizontal horizontalAdaptation: PresentationAdaptation,
        vertical verticalAdaptation: PresentationAdaptation
    ) -> some View { presentationCompactAdaptation(horizontalAdaptation) }

    /// Accepted: in a wide window the renderer sets the size of a sheet.
    public nonisolated func presentationSizing(_ sizing: some PresentationSizing) -> some View {
        self
    }
}
