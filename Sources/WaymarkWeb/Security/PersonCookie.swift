// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Web
/// The person that a browser belongs to: a random name that the browser keeps and cannot forge.
struct PersonCookie: Equatable, Sendable {
    let person: String
    /// True if the browser has to be told: it has no cookie, or one that was signed with a key
    /// that is to go.
    let isNew: Bool

    /// The person of a request; a new one if its cookie is missing or was not signed here.
    init(cookies: Cookies, signer: Signer, isSecure: Bool) {
        self =
            Self.known(in: cookies, signer, isSecure)
            ?? PersonCookie(person: Signer.randomName(), isNew: true)
    }

    private init(person: String, isNew: Bool) {
        self.person = person
        self.isNew = isNew
    }

    /// The person that a signed cookie names.
    static func person(in cookies: Cookies, signer: Signer, isSecure: Bool) -> String? {
        known(in: cookies, signer, isSecure)?.person
    }

    /// The value of `Set-Cookie` for a browser whose cookie was signed with a key that is to go.
    static func renewal(in cookies: Cookies, signer: Signer, isSecure: Bool) -> String? {
        guard let known = known(in: cookies, signer, isSecure), known.isNew else { return nil }
        return known.header(signer: signer, isSecure: isSecure)
    }

    private static func known(
        in cookies: Cookies, _ signer: Signer, _ isSecure: Bool
    ) -> PersonCookie? {
        guard let value = cookies[name(signer, isSecure)] else { return nil }
        let parts = value.split(separator: ".", omittingEmptySubsequences: false).map(
            String.init)
        guard parts.count == 2, parts[0].utf8.count == 32,
            signer.isValid(parts[1], of: "person", parts[0])
        else { return nil }
        let isOfNewestKey = parts[1] == signature(of: parts[0], signer)
        return PersonCookie(person: parts[0], isNew: !isOfNewestKey)
    }

    /// The value of `Set-Cookie`.
    func header(signer: Signer, isSecure: Bool) -> String {
        let value = person + "." + Self.signature(of: person, signer)
        let attributes = "Path=/; Max-Age=31536000; HttpOnly; SameSite=Lax"
        return "\(Self.name(signer, isSecure))=\(value); \(attributes)"
            + (isSecure ? "; Secure" : "")
    }

    private static func signature(of person: String, _ signer: Signer) -> String {
        signer.signature(of: "person", person)
    }

    /// Returns the name of the cookie: over https with the prefix `__Host-`, since browsers take
    /// such a cookie from this host only, and only by https. Over plain http (this computer, or a
    /// network that its owner trusts) browsers would refuse the prefix, so the cookie goes without.
    private static func name(_ signer: Signer, _ isSecure: Bool) -> String {
        (isSecure ? "__Host-" : "") + signer.personCookie
    }
}
#endif
