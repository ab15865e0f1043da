// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

/// A part of the script that a page loads with the first element that needs it, as the role of
/// that element says, or with the first command (`WireCommand`).
///
/// The script asks for them one after another, as it finds out. A document names those that it
/// needs, so that browsers fetch them all beside the script.
enum ScriptModule: String, CaseIterable, Sendable {
    case controls, columns, lists, ranges, searches, commands
}
