// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

/// Whether something is shown.
public enum Visibility: Hashable, CaseIterable, Sendable { case automatic, visible, hidden }
