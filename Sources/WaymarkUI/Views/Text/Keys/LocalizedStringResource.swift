// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import Foundation
import WaymarkResources

/// A reference to text that is looked up when it is shown; it can be kept, sent and stored.
///
/// `"\(count) books"` has the key `%lld books`.
public struct LocalizedStringResource: Sendable, Equatable, Codable,
    ExpressibleByStringInterpolation, CustomLocalizedStringResourceConvertible
{
    /// The key that the text is looked up by, with a place for each value.
    public let key: String
    /// The text that is shown when none is found for the key.
    public let defaultValue: String.LocalizationValue
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

        var bundle: Bundle? {
            switch self {
            case .main: nil
            case .forClass(let name): NSClassFromString(name).map { Bundle(for: $0) }
            case .atURL(let url): Bundle(url: url)
            }
        }
    }

    /// A resource whose key is the text.
    ///
    /// - Parameter comment: For whoever translates; it is not kept.
    public init(
        _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
        bundle: BundleDescription = .main, comment: StaticString? = nil
    ) {
        self.init(
            key: keyAndValue.text.key, value: keyAndValue, table: table, locale: locale,
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
            key: key.description, value: defaultValue, table: table, locale: locale,
            bundle: bundle)
    }

    /// A resource from text without values, such as `"Save"`.
    public init(stringLiteral value: String) {
        self.init(String.LocalizationValue(value))
    }

    /// A resource from text with values, such as `"\(count) books"`.
    public init(stringInterpolation: LocalizedStringKey.StringInterpolation) {
        self.init(String.LocalizationValue(stringInterpolation: stringInterpolation))
    }

    private init(
        key: String, value: String.LocalizationValue, table: String?, locale: Locale,
        bundle: BundleDescription
    ) {
        self.key = key
        defaultValue = value
        self.table = table
        self.locale = locale
        self.bundle = bundle
    }

    /// The resource itself.
    public var localizedStringResource: LocalizedStringResource { self }

    /// The key with its text and its values.
    var text: LocalizedStringKey { defaultValue.text.replacingKey(key) }

    /// The language to look in; `nil` where it is left to the person's.
    var language: String? { locale == .current ? nil : locale.identifier }

    /// The text that is shown.
    var string: String {
        text.words(table, from: .tables(of: bundle.bundle), in: language).string
    }
}

/// A value that says itself in a person's language.
public protocol CustomLocalizedStringResourceConvertible {
    /// The value's words.
    var localizedStringResource: LocalizedStringResource { get }
}
