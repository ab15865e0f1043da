// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import Testing
import WaymarkTesting

/// Tests that a renderer without a screen does what every renderer must.
@MainActor struct HeadlessConformanceTests {
    @Test(arguments: RendererConformance.claims)
    func aRendererWithoutAScreenDoesWhatRenderersMust(claim: RendererClaim) throws {
        try claim.check(HeadlessTrial.self)
    }
}
