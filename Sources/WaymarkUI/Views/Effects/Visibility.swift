// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

/// The visibility of a part of the interface.
public enum Visibility: Hashable, CaseIterable, Sendable { case automatic, visible, hidden }
