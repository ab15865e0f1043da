// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import Testing
import WaymarkTesting

/// What every renderer must do, without a screen.
@MainActor struct HeadlessConformanceTests {
    @Test(arguments: RendererConformance.claims)
    func aRendererWithoutAScreenDoesWhatRenderersMust(claim: RendererClaim) throws {
        try claim.check(HeadlessTrial.self)
    }
}
