// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Web
import WaymarkElements

extension SessionRequest {
    /// Completes the address that a document was drawn for: browsers keep its fragment to
    /// themselves until the page's script says it.
    ///
    /// - Parameter whole: The address as the page knows it; another one changes nothing.
    mutating func addFragment(of whole: String?) {
        guard let url, let whole, whole.hasPrefix(url + "#") else { return }
        self.url = whole
    }
}
#endif
