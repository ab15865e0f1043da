// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import Foundation
import WaymarkElements

extension View {
    /// Gives the view a fixed size; `nil` leaves that direction to the content.
    public nonisolated func frame(
        width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
    ) -> some View {
        effect(
            .frame(
                Frame(
                    width: width.map(Double.init), height: height.map(Double.init),
                    alignment: alignment.box)))
    }

    /// Limits the view's size; `.infinity` as the largest size fills the place.
    ///
    /// *Differs from Apple:* ideal sizes have no effect.
    public nonisolated func frame(
        minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
        minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
        alignment: Alignment = .center
    ) -> some View {
        effect(
            .frame(
                Frame(
                    minWidth: minWidth.map(Double.init), maxWidth: maxWidth.map(Double.init),
                    minHeight: minHeight.map(Double.init), maxHeight: maxHeight.map(Double.init),
                    alignment: alignment.box)))
    }

    /// Accepted: no renderer shows it yet.
    public nonisolated func fixedSize() -> some View { self }

    /// Accepted: no renderer shows it yet.
    public nonisolated func fixedSize(horizontal: Bool, vertical: Bool) -> some View { self }

    /// Accepted: no renderer shows it yet.
    public nonisolated func layoutPriority(_ value: Double) -> some View { self }

    /// Accepted: later views are drawn in front.
    public nonisolated func zIndex(_ value: Double) -> some View { self }

    /// Accepted: no renderer shows it yet.
    public nonisolated func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View { self }

    /// Accepted: no renderer shows it yet.
    public nonisolated func offset(_ offset: CGSize) -> some View { self }

    /// Accepted: no renderer shows it yet.
    public nonisolated func position(x: CGFloat = 0, y: CGFloat = 0) -> some View { self }
}
