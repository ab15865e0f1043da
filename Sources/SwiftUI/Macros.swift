// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import WaymarkUI

/// A view to look at while writing it; the closure is checked, and nothing is built from it.
///
/// *Differs from Apple:* there is no canvas that shows the view, so a test or an app has to.
@freestanding(declaration)
public macro Preview(
    _ name: String? = nil, @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "WaymarkMacroPlugin", type: "PreviewMacro")

/// A view to look at while writing it, with preferences for how to show it.
///
/// *Differs from Apple:* there is no canvas that shows the view, so a test or an app has to.
@freestanding(declaration)
public macro Preview(
    _ name: String? = nil,
    traits: PreviewTrait<Preview.ViewTraits>,
    _ additionalTraits: PreviewTrait<Preview.ViewTraits>...,
    @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "WaymarkMacroPlugin", type: "PreviewMacro")

/// Marks a dynamic property, such as `@State`, that is declared inside a preview's closure.
@attached(peer)
public macro Previewable() = #externalMacro(module: "WaymarkMacroPlugin", type: "PreviewableMacro")

/// Adds a value to `EnvironmentValues`, `Transaction`, `FocusedValues` or `ContainerValues`.
///
/// Write it in an extension of one of these types; the initial value is the default one:
///
///     extension EnvironmentValues {
///         @Entry var accent: Color? = nil
///     }
///
/// *Differs from Apple:* the default value is made once, not at each access.
@attached(accessor)
@attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "WaymarkMacroPlugin", type: "EntryMacro")

/// Makes a struct, usually a view, equal to another one with equal stored properties.
///
/// Properties such as `@State` and `@Environment` are not compared. A closure makes values
/// unequal, unless it is marked with `@EquatableIgnoredUnsafeClosure`. A view that is equal to
/// the one it replaces keeps its body.
///
/// *Differs from Apple:* SwiftUI has no such macro; packages of others provide it.
@attached(extension, conformances: Equatable, names: named(==))
public macro Equatable() = #externalMacro(module: "WaymarkMacroPlugin", type: "EquatableMacro")

/// Makes a struct equal to another one with equal stored properties.
///
/// - Parameter isolation: accepted for the sake of existing code; `==` can be called from
///   everywhere.
@attached(extension, conformances: Equatable, names: named(==))
public macro Equatable(isolation: EquatableIsolation) =
    #externalMacro(module: "WaymarkMacroPlugin", type: "EquatableMacro")

/// The place from which existing code wants to call `==`.
public enum EquatableIsolation: Sendable {
    /// From everywhere.
    case nonisolated
    /// From where the type is isolated.
    case isolated
    /// From the main actor.
    case main
}

/// Leaves a stored property out of the comparison that `@Equatable` writes.
@attached(peer)
public macro EquatableIgnored() =
    #externalMacro(module: "WaymarkMacroPlugin", type: "EquatableIgnoredMacro")

/// Leaves a closure out of the comparison that `@Equatable` writes.
///
/// Use it when the closure does the same whatever the view's creator captures in it: a view that
/// stays in place of an equal one keeps its old closure.
@attached(peer)
public macro EquatableIgnoredUnsafeClosure() =
    #externalMacro(module: "WaymarkMacroPlugin", type: "EquatableIgnoredMacro")
