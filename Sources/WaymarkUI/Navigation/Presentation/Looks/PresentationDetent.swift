// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import Foundation
import WaymarkElements

/// A height that a sheet can have.
///
/// ```swift
/// .sheet(isPresented: $showsFilter) {
///     FilterForm()
///         .presentationDetents([.height(200), .medium, .large])
/// }
/// ```
public struct PresentationDetent: Hashable, Sendable {
    private enum Height: Hashable, Sendable {
        case fraction(CGFloat)
        case points(CGFloat)
        case custom(CustomHeight)
    }

    private let height: Height

    /// About half the window.
    public static let medium = PresentationDetent(height: .fraction(0.5))
    /// The whole window.
    public static let large = PresentationDetent(height: .fraction(1))

    /// A part of the window, from 0 to 1.
    public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
        PresentationDetent(height: .fraction(fraction))
    }

    /// A height in points.
    public static func height(_ height: CGFloat) -> PresentationDetent {
        PresentationDetent(height: .points(height))
    }

    /// A height that a type of the app computes.
    public static func custom<D: CustomPresentationDetent>(_ type: D.Type) -> PresentationDetent {
        PresentationDetent(height: .custom(CustomHeight(type)))
    }

    /// The height for the window; `nil` for one that its type does not offer now.
    func elementHeight(in context: Context) -> SheetLook.Height? {
        switch height {
        case .fraction(let fraction): .fraction(Double(min(max(fraction, 0), 1)))
        case .points(let points): .points(Double(max(points, 0)))
        case .custom(let custom): custom.height(context).map { .points(Double(max($0, 0))) }
        }
    }
}

extension PresentationDetent {
    /// The facts by which a custom height is computed.
    @dynamicMemberLookup public struct Context {
        /// The greatest height that a sheet can have, in points.
        public let maxDetentValue: CGFloat
        let values: EnvironmentValues

        /// A value of the sheet's environment.
        public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T {
            values[keyPath: keyPath]
        }
    }
}

/// A type that computes a height of sheets.
public protocol CustomPresentationDetent {
    /// Returns the height in points; `nil` offers none now.
    static func height(in context: Context) -> CGFloat?
}

extension CustomPresentationDetent {
    /// The facts by which the height is computed.
    public typealias Context = PresentationDetent.Context
}

/// A custom height, told apart by its type.
private struct CustomHeight: Hashable, Sendable {
    private nonisolated(unsafe) let type: any CustomPresentationDetent.Type

    init(_ type: any CustomPresentationDetent.Type) { self.type = type }

    func height(_ context: PresentationDetent.Context) -> CGFloat? { type.height(in: context) }

    static func == (a: Self, b: Self) -> Bool {
        ObjectIdentifier(a.type) == ObjectIdentifier(b.type)
    }

    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(type)) }
}
