// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

/// Every pair of views that must behave alike.
@MainActor public let allPairs: [Pair] = []
