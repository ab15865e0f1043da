// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Web
    import HTTPTypes

    extension HTTPFields {
        /// What every answer says to browsers: run, show and connect to only what comes from here.
        static var secure: HTTPFields {
            var fields = HTTPFields()
            fields[.contentSecurityPolicy] =
                "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
                + "connect-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'self'; "
                + "require-trusted-types-for 'script'; trusted-types 'none'"
            fields[.xContentTypeOptions] = "nosniff"
            for (name, value) in others {
                if let name = HTTPField.Name(name) { fields[name] = value }
            }
            return fields
        }

        /// What files say that are no documents, and so show, run and ask for nothing themselves.
        static var secureFile: HTTPFields {
            var fields = HTTPFields()
            fields[.xContentTypeOptions] = "nosniff"
            if let name = HTTPField.Name("Cross-Origin-Resource-Policy") {
                fields[name] = "same-origin"
            }
            return fields
        }

        private static let others = [
            ("Referrer-Policy", "same-origin"), ("Cross-Origin-Opener-Policy", "same-origin"),
            ("Cross-Origin-Resource-Policy", "same-origin"),
            ("Permissions-Policy", "camera=(), geolocation=(), microphone=(), payment=(), usb=()"),
        ]
    }
#endif
