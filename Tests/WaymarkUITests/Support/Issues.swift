// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import Testing
import WaymarkTesting
import WaymarkUI

/// The issue of a screen that has one and no more.
@MainActor func theOnlyIssue(
    on screen: WaymarkTesting.Screen, sourceLocation: SourceLocation = #_sourceLocation
) throws -> RuntimeIssue {
    let issues = screen.issues
    try #require(issues.count == 1, sourceLocation: sourceLocation)
    return issues[0]
}
