// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Web
/// The page and what belongs to it in a query, such as `page=…&token=…`.
struct PageQuery: Sendable {
    let page: String
    let token: String

    init(_ query: String) {
        let fields = FormFields(query)
        page = fields["page"]
        token = fields["token"]
    }
}
#endif
