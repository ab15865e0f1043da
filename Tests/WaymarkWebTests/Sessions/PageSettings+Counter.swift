// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Web
@testable import WaymarkWeb

extension PageSettings {
    /// The settings of the app that counts.
    static func counter(_ limits: PageLimits = PageLimits()) -> Self {
        Self(
            app: "Counter", sealer: Sealer(app: "Counter", keys: .ofThisProcess),
            signer: Signer(app: "Counter"), limits: limits)
    }
}
#endif
