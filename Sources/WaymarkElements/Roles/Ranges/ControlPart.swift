// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

/// A place of a slider, a progress view or a gauge where content stands beside its label.
public enum ControlPart: String, Equatable, Sendable {
    /// At the end of the least number.
    case minimum
    /// At the end of the greatest number.
    case maximum
    /// At the place where the number itself is told.
    case current
}

extension ControlPart: OutlinedRole {
    var outline: String { "part \(rawValue)" }
}
