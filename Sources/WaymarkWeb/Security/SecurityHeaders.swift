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
                + "connect-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'self'"
            fields[.xContentTypeOptions] = "nosniff"
            if let name = HTTPField.Name("Referrer-Policy") { fields[name] = "same-origin" }
            return fields
        }
    }
#endif
