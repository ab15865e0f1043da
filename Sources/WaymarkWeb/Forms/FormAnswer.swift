// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Web
/// The query of the address to which the answer to a form leads, beside the app's own query.
struct FormAnswer: Equatable, Sendable {
    private static let pageName = "waymark-page"
    private static let noticeName = "waymark-notice"

    /// The page that the form stood on; empty if it is gone, or the address of no form.
    let page: String
    let notice: Notice?

    /// Makes the answer to a form.
    init(page: String, notice: Notice?) {
        self.page = page
        self.notice = notice
    }

    /// Reads the query of an address.
    init(_ query: String) {
        let fields = FormFields(query)
        page = fields[Self.pageName]
        notice = Notice(rawValue: fields[Self.noticeName])
    }

    /// True if there is any; such an address has nothing to tell the app.
    var isOne: Bool { notice != nil || !page.isEmpty }

    /// The end of an address of the same page that says no more.
    var withoutNotice: String {
        page.isEmpty ? "" : "?" + FormAnswer(page: page, notice: nil).query
    }

    /// The query that says it.
    var query: String {
        let page = page.isEmpty ? nil : Self.pageName + "=" + page
        let notice = notice.map { Self.noticeName + "=" + $0.rawValue }
        return [page, notice].compactMap { $0 }.joined(separator: "&")
    }
}
#endif
