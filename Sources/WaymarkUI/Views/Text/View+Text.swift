// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import Foundation
import WaymarkElements

/// The alignment of the lines of a text with one another.
public enum TextAlignment: CaseIterable, Hashable, Sendable {
    /// At the beginning, in the middle, at the end.
    case leading, center, trailing

    var edge: HorizontalPosition {
        switch self {
        case .leading: .leading
        case .center: .center
        case .trailing: .trailing
        }
    }
}

extension View {
    /// Sets the font of the text in this view; `nil` changes nothing.
    public nonisolated func font(_ font: Font?) -> some View {
        effect(font.map { .font($0.value) })
    }

    /// Sets how heavy the text in this view is; `nil` changes nothing.
    public nonisolated func fontWeight(_ weight: Font.Weight?) -> some View {
        effect(weight.map { .weight($0.value) })
    }

    /// Makes the text in this view bold.
    public nonisolated func bold(_ isActive: Bool = true) -> some View {
        effect(isActive ? .weight(.bold) : nil)
    }

    /// Makes the text in this view italic.
    public nonisolated func italic(_ isActive: Bool = true) -> some View {
        effect(isActive ? .italic : nil)
    }

    /// Limits the lines of each text in this view; `nil` takes the limit away.
    public nonisolated func lineLimit(_ number: Int?) -> some View { effect(.lineLimit(number)) }

    /// Limits the lines of each text in this view, and keeps room for all of them if it should.
    public nonisolated func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
        effect(.lineLimit(limit)).effect(reservesSpace ? .leastLines(limit) : nil)
    }

    /// Limits the lines of each text in this view to the end of a range, and keeps room for as many
    /// as it begins with.
    public nonisolated func lineLimit(_ limit: ClosedRange<Int>) -> some View {
        effect(.lineLimit(limit.upperBound)).effect(.leastLines(limit.lowerBound))
    }

    /// Limits the lines of each text in this view to the end of a range.
    public nonisolated func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
        lineLimit(limit.upperBound)
    }

    /// Keeps room for as many lines of each text in this view as the range begins with.
    public nonisolated func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
        effect(.leastLines(limit.lowerBound))
    }

    /// Sets where the lines of each text in this view begin or end together.
    public nonisolated func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
        effect(.textAlignment(alignment.edge))
    }
}
