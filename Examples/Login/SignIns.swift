// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Web
    import Hummingbird

    /// The accounts that are signed in, by the random value of their browser's cookie.
    actor SignIns {
        private var accounts: [String: Account] = [:]

        /// Signs somebody in; the value of their cookie, or `nil` if name or password is wrong.
        func signIn(name: String, password: String) -> String? {
            let account = Account.all.first { $0.id == name && $0.password == password }
            guard let account else { return nil }
            let cookie = (0..<4).map { _ in String(UInt64.random(in: .min ... .max), radix: 36) }
                .joined()
            accounts[cookie] = account
            return cookie
        }

        func signOut(_ request: HTTPRequest) -> Account? {
            Self.cookie(of: request).flatMap { accounts.removeValue(forKey: $0) }
        }

        func account(for request: HTTPRequest) -> Account? {
            Self.cookie(of: request).flatMap { accounts[$0] }
        }

        private static func cookie(of request: HTTPRequest) -> String? {
            let pairs = request.headerFields[values: .cookie].flatMap { $0.split(separator: ";") }
            let own = pairs.map { $0.drop { $0 == " " } }.first { $0.hasPrefix("sign-in=") }
            return own.map { String($0.dropFirst("sign-in=".count)) }
        }
    }
#endif
