// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Web
@testable import WaymarkWeb

extension FormPost {
    /// Reads a form as a browser sends it.
    init(_ body: String) { self.init(FormFields(body)) }
}
#endif
