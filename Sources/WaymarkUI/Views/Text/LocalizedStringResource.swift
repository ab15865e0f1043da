// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import Foundation

/// A reference to text that is looked up when it is shown; it can be kept, sent and stored.
///
/// *Differs from Apple:* there are no string tables here, so that the default value is shown, or
/// the key with its values filled in.
public struct LocalizedStringResource: Sendable, Equatable, Codable,
    ExpressibleByStringInterpolation, CustomLocalizedStringResourceConvertible
{
    /// The key that the text is looked up by, with its values filled in.
    public let key: String
    /// The text that is shown when none is found for the key.
    public let defaultValue: String
    /// The table that the text is in; `nil` is the app's own.
    public let table: String?
    /// The language and region that the text is for.
    public var locale: Locale
    /// The bundle that the tables are in.
    public let bundle: BundleDescription

    /// The bundle that the tables are in.
    public enum BundleDescription: Sendable, Hashable, Codable {
        /// The app's own bundle.
        case main
        /// The bundle of a type, which is known by its name.
        case forClass(String)
        /// The bundle at an address.
        case atURL(URL)
    }

    /// A resource whose key is the text.
    ///
    /// - Parameter comment: For whoever translates; it is not kept.
    public init(
        _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
        bundle: BundleDescription = .main, comment: StaticString? = nil
    ) {
        self.init(
            key: keyAndValue.string, value: keyAndValue.string, table: table, locale: locale,
            bundle: bundle)
    }

    /// A resource whose key is a name, and whose text is given beside it.
    ///
    /// - Parameter comment: For whoever translates; it is not kept.
    public init(
        _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
        locale: Locale = .current, bundle: BundleDescription = .main, comment: StaticString? = nil
    ) {
        self.init(
            key: key.description, value: defaultValue.string, table: table, locale: locale,
            bundle: bundle)
    }

    /// A resource from text without values, such as `"Save"`.
    public init(stringLiteral value: String) {
        self.init(key: value, value: value, table: nil, locale: .current, bundle: .main)
    }

    /// A resource from text with values, such as `"\(count) books"`.
    public init(stringInterpolation: LocalizedStringKey.StringInterpolation) {
        let string = LocalizedStringKey(stringInterpolation: stringInterpolation).string
        self.init(stringLiteral: string)
    }

    private init(
        key: String, value: String, table: String?, locale: Locale, bundle: BundleDescription
    ) {
        self.key = key
        defaultValue = value
        self.table = table
        self.locale = locale
        self.bundle = bundle
    }

    /// The resource itself.
    public var localizedStringResource: LocalizedStringResource { self }

    /// The text that is shown.
    var string: String { defaultValue }
}

/// A value that says itself in a person's language.
public protocol CustomLocalizedStringResourceConvertible {
    /// The value's words.
    var localizedStringResource: LocalizedStringResource { get }
}

extension String {
    /// Text with interpolated values, which is looked up when it is shown.
    public struct LocalizationValue: Sendable, Equatable, ExpressibleByStringInterpolation {
        let string: String

        /// A value that the program has put together.
        public init(_ value: String) { string = value }

        /// A value from text without values, such as `"Save"`.
        public init(stringLiteral value: String) { string = value }

        /// A value from text with values, such as `"\(count) books"`.
        public init(stringInterpolation: LocalizedStringKey.StringInterpolation) {
            string = LocalizedStringKey(stringInterpolation: stringInterpolation).string
        }
    }

    /// The text of a resource.
    public init(localized resource: LocalizedStringResource) { self = resource.string }
}
