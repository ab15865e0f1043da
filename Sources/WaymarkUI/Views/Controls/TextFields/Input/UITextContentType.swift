// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

/// The meaning of a field's text, as UIKit names it, so that browsers can fill it in.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
    /// The name of the meaning.
    public let rawValue: String

    /// Makes a meaning of its name.
    public init(rawValue: String) { self.rawValue = rawValue }
}

/// The meanings; browsers fill in those that HTML has a name for.
extension UITextContentType {
    public static let name = Self(rawValue: "name")
    public static let namePrefix = Self(rawValue: "namePrefix")
    public static let givenName = Self(rawValue: "givenName")
    public static let middleName = Self(rawValue: "middleName")
    public static let familyName = Self(rawValue: "familyName")
    public static let nameSuffix = Self(rawValue: "nameSuffix")
    public static let nickname = Self(rawValue: "nickname")
    public static let jobTitle = Self(rawValue: "jobTitle")
    public static let organizationName = Self(rawValue: "organizationName")
    public static let location = Self(rawValue: "location")
    public static let fullStreetAddress = Self(rawValue: "fullStreetAddress")
    public static let streetAddressLine1 = Self(rawValue: "streetAddressLine1")
    public static let streetAddressLine2 = Self(rawValue: "streetAddressLine2")
    public static let addressCity = Self(rawValue: "addressCity")
    public static let addressState = Self(rawValue: "addressState")
    public static let addressCityAndState = Self(rawValue: "addressCityAndState")
    public static let sublocality = Self(rawValue: "sublocality")
    public static let countryName = Self(rawValue: "countryName")
    public static let postalCode = Self(rawValue: "postalCode")
    public static let telephoneNumber = Self(rawValue: "telephoneNumber")
    public static let emailAddress = Self(rawValue: "emailAddress")
    public static let URL = Self(rawValue: "URL")
    public static let creditCardNumber = Self(rawValue: "creditCardNumber")
    public static let creditCardName = Self(rawValue: "creditCardName")
    public static let creditCardGivenName = Self(rawValue: "creditCardGivenName")
    public static let creditCardMiddleName = Self(rawValue: "creditCardMiddleName")
    public static let creditCardFamilyName = Self(rawValue: "creditCardFamilyName")
    public static let creditCardSecurityCode = Self(rawValue: "creditCardSecurityCode")
    public static let creditCardExpiration = Self(rawValue: "creditCardExpiration")
    public static let creditCardExpirationMonth = Self(rawValue: "creditCardExpirationMonth")
    public static let creditCardExpirationYear = Self(rawValue: "creditCardExpirationYear")
    public static let creditCardType = Self(rawValue: "creditCardType")
    public static let username = Self(rawValue: "username")
    public static let password = Self(rawValue: "password")
    public static let newPassword = Self(rawValue: "newPassword")
    public static let oneTimeCode = Self(rawValue: "oneTimeCode")
    public static let birthdate = Self(rawValue: "birthdate")
    public static let birthdateDay = Self(rawValue: "birthdateDay")
    public static let birthdateMonth = Self(rawValue: "birthdateMonth")
    public static let birthdateYear = Self(rawValue: "birthdateYear")
    public static let dateTime = Self(rawValue: "dateTime")
    public static let flightNumber = Self(rawValue: "flightNumber")
    public static let shipmentTrackingNumber = Self(rawValue: "shipmentTrackingNumber")
    public static let cellularEID = Self(rawValue: "cellularEID")
    public static let cellularIMEI = Self(rawValue: "cellularIMEI")
}
