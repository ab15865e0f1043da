// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Web
extension Signer {
    /// Returns the token that a page shows to prove that it was made here, and for this person.
    func token(page: String, person: String) -> String {
        signature(of: "page", page, person)
    }

    /// True if the token was made for this page of this person.
    func isToken(_ token: String, page: String, person: String) -> Bool {
        isValid(token, of: "page", page, person)
    }

    /// Returns the token that the page shows from now on; `nil` where its token is of the first key
    /// already.
    func renewal(of token: String, page: String, person: String) -> String? {
        let new = self.token(page: page, person: person)
        return new == token ? nil : new
    }
}
#endif
