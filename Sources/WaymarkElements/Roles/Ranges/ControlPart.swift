// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

/// What stands at one place of a slider, a progress view or a gauge, beside its label.
public enum ControlPart: String, Equatable, Sendable {
    /// At the end of the least number.
    case minimum
    /// At the end of the greatest number.
    case maximum
    /// Where the number itself is told.
    case current
}

extension ControlPart: OutlinedRole {
    var outline: String { "part \(rawValue)" }
}
