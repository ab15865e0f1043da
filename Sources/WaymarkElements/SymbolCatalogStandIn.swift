// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

/// The symbols that renderers can draw.
public enum SymbolCatalog {
    /// Whether a symbol has this name.
    public static func contains(_ name: String) -> Bool { true }
}
