// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import WaymarkElements

extension FieldInput {
    /// The attributes that ask the browser for the same.
    ///
    /// - Parameter own: What `autocomplete` says where the app says nothing.
    func attributes(filledByDefault own: String) -> [HTMLNode.Attribute] {
        let filled = content.map { Self.autofill[$0] ?? "off" } ?? own
        var attributes: [HTMLNode.Attribute] = [.init("autocomplete", filled)]
        if let keys { attributes.append(.init("inputmode", keys)) }
        if let letters { attributes.append(.init("autocapitalize", letters)) }
        if isLiteral {
            attributes += [.init("autocorrect", "off"), .init("spellcheck", "false")]
        }
        if let hint { attributes.append(.init("enterkeyhint", hint)) }
        return attributes
    }

    private var keys: String? {
        switch keyboard {
        case .standard: nil
        case .numbers: "numeric"
        case .decimal: "decimal"
        case .telephone: "tel"
        case .email: "email"
        case .address: "url"
        case .search: "search"
        }
    }

    private var letters: String? {
        switch capitalization {
        case nil: nil
        case .never: "none"
        case .words: "words"
        case .sentences: "sentences"
        case .characters: "characters"
        }
    }

    private var hint: String? {
        switch submitLabel {
        case nil: nil
        case "join", "route": "go"
        case "return": "enter"
        case "continue": "next"
        case let label?: label
        }
    }

    /// HTML's names of what Apple's content types mean.
    private static let autofill = [
        "name": "name", "namePrefix": "honorific-prefix", "givenName": "given-name",
        "middleName": "additional-name", "familyName": "family-name",
        "nameSuffix": "honorific-suffix", "nickname": "nickname",
        "jobTitle": "organization-title", "organizationName": "organization",
        "fullStreetAddress": "street-address", "streetAddressLine1": "address-line1",
        "streetAddressLine2": "address-line2", "addressCity": "address-level2",
        "addressState": "address-level1", "sublocality": "address-level3",
        "countryName": "country-name", "postalCode": "postal-code", "telephoneNumber": "tel",
        "emailAddress": "email", "URL": "url", "creditCardNumber": "cc-number",
        "creditCardName": "cc-name", "creditCardGivenName": "cc-given-name",
        "creditCardMiddleName": "cc-additional-name", "creditCardFamilyName": "cc-family-name",
        "creditCardSecurityCode": "cc-csc", "creditCardExpiration": "cc-exp",
        "creditCardExpirationMonth": "cc-exp-month", "creditCardExpirationYear": "cc-exp-year",
        "creditCardType": "cc-type", "username": "username", "password": "current-password",
        "newPassword": "new-password", "oneTimeCode": "one-time-code", "birthdate": "bday",
        "birthdateDay": "bday-day", "birthdateMonth": "bday-month", "birthdateYear": "bday-year",
    ]
}
