// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import Foundation
import WaymarkElements

extension CGPoint: Animatable {
    /// Both coordinates.
    public nonisolated var animatableData: AnimatablePair<CGFloat, CGFloat> {
        get { AnimatablePair(x, y) }
        set { self = CGPoint(x: newValue.first, y: newValue.second) }
    }
}

extension CGSize: Animatable {
    /// The width and the height.
    public nonisolated var animatableData: AnimatablePair<CGFloat, CGFloat> {
        get { AnimatablePair(width, height) }
        set { self = CGSize(width: newValue.first, height: newValue.second) }
    }
}

extension CGRect: Animatable {
    /// The corner and the size.
    public nonisolated var animatableData:
        AnimatablePair<CGPoint.AnimatableData, CGSize.AnimatableData>
    {
        get { AnimatablePair(origin.animatableData, size.animatableData) }
        set {
            origin.animatableData = newValue.first
            size.animatableData = newValue.second
        }
    }
}

extension UnitPoint: Animatable {
    /// Both coordinates.
    public nonisolated var animatableData: AnimatablePair<CGFloat, CGFloat> {
        get { AnimatablePair(x, y) }
        set { self = UnitPoint(x: newValue.first, y: newValue.second) }
    }
}

extension Angle: Animatable {
    /// The angle in degrees.
    public nonisolated var animatableData: Double {
        get { degrees }
        set { self = Angle(degrees: newValue) }
    }
}

extension EdgeInsets: Animatable {
    /// The upper, the leading, the lower and the trailing distance.
    public nonisolated var animatableData:
        AnimatablePair<CGFloat, AnimatablePair<CGFloat, AnimatablePair<CGFloat, CGFloat>>>
    {
        get { AnimatablePair(top, AnimatablePair(leading, AnimatablePair(bottom, trailing))) }
        set {
            self = EdgeInsets(
                top: newValue.first, leading: newValue.second.first,
                bottom: newValue.second.second.first, trailing: newValue.second.second.second)
        }
    }
}

extension Color.Resolved: Animatable {
    /// Red, green and blue in sRGB, and the opacity.
    public nonisolated var animatableData:
        AnimatablePair<Float, AnimatablePair<Float, AnimatablePair<Float, Float>>>
    {
        get { AnimatablePair(red, AnimatablePair(green, AnimatablePair(blue, opacity))) }
        set {
            red = newValue.first
            green = newValue.second.first
            blue = newValue.second.second.first
            opacity = newValue.second.second.second
        }
    }
}
