// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

extension RuntimeIssue.Kind {
    /// No drawing has the name that an image was given.
    public static func unknownSymbol(name: String) -> Self {
        Self(
            "no symbol is called '\(name)'; a placeholder is shown",
            remedy: "Use one of 'SymbolCatalog.names'.")
    }
}
