// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

private struct ColorSchemeKey: EnvironmentKey { static var defaultValue: ColorScheme { .light } }

extension EnvironmentValues {
    /// Light or dark. *Differs from Apple:* a browser decides for itself; this stays what the app
    /// set.
    public var colorScheme: ColorScheme {
        get { self[ColorSchemeKey.self] }
        set { self[ColorSchemeKey.self] = newValue }
    }
}

/// Light or dark.
public enum ColorScheme: CaseIterable, Hashable, Sendable { case light, dark }
