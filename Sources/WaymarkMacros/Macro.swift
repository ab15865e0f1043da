// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

/// The macros of this plug-in, under the names that their declarations give to `#externalMacro`.
enum Macro: String {
    case preview = "PreviewMacro"
    case previewable = "PreviewableMacro"
    case entry = "EntryMacro"
    case equatable = "EquatableMacro"
    case equatableIgnored = "EquatableIgnoredMacro"

    /// Returns the source that the use of the macro stands for.
    func source(for request: ExpansionRequest) throws(Finding) -> String {
        switch self {
        case .preview, .previewable: return ""
        case .entry: return try entrySource(for: request)
        case .equatable: return try equatableSource(for: request)
        case .equatableIgnored: return try equatableIgnoredSource(for: request)
        }
    }
}
