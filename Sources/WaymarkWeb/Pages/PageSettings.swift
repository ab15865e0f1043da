// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Web
import Logging

/// The settings that all pages of a site have in common.
struct PageSettings: Sendable {
    /// The app's name.
    let app: String
    let sealer: Sealer
    let signer: Signer
    var limits = PageLimits()
    var markup = MarkupOptions()
    /// The addresses of the parts of the style sheet.
    var partAddresses: [StylePart: String] = [:]
    /// True if problems of the app are shown in its pages.
    var isDeveloping = false
    /// The metrics in which the work of each patch is counted.
    var metrics = SiteMetrics()
    var logger = Logger(label: "waymark")

    /// The parts that an app's screens may need, which a page loads when it has nothing to do.
    var addressesAhead: [String] {
        StylePart.drawingTheApp.compactMap { partAddresses[$0] }
    }
}
#endif
