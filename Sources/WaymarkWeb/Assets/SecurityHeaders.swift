// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Web
import HTTPTypes

extension HTTPFields {
    /// The headers of answers that can be documents: browsers run and connect to only what comes
    /// from here; pictures come from wherever the app says.
    static var secure: HTTPFields {
        var fields = secureFile
        fields[.contentSecurityPolicy] =
            "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: http: https:; "
            + "connect-src 'self'; manifest-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'self'; "
            + "require-trusted-types-for 'script'; trusted-types 'none'"
        fields.add([
            ("Referrer-Policy", "same-origin"), ("Cross-Origin-Opener-Policy", "same-origin"),
            (
                "Permissions-Policy",
                "camera=(), geolocation=(), microphone=(), payment=(), usb=()"
            ),
        ])
        return fields
    }

    /// The headers of files that are no documents, and so show, run and ask for nothing themselves.
    static var secureFile: HTTPFields {
        var fields = HTTPFields()
        fields[.xContentTypeOptions] = "nosniff"
        fields.add([("Cross-Origin-Resource-Policy", "same-origin")])
        return fields
    }

    /// Adds fields that have no name in the library.
    private mutating func add(_ others: [(name: String, value: String)]) {
        for (name, value) in others {
            if let name = HTTPField.Name(name) { self[name] = value }
        }
    }
}
#endif
