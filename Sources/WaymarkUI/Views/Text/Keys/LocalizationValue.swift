// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import Foundation
import WaymarkResources

extension String {
    /// Text with interpolated values, which is looked up when it is shown.
    public struct LocalizationValue: Sendable, Equatable, ExpressibleByStringInterpolation {
        let text: LocalizedStringKey

        /// A value that the program has put together.
        public init(_ value: String) { text = LocalizedStringKey(value) }

        /// A value from text without values, such as `"Save"`.
        public init(stringLiteral value: String) { self.init(value) }

        /// A value from text with values, such as `"\(count) books"`.
        public init(stringInterpolation: LocalizedStringKey.StringInterpolation) {
            text = LocalizedStringKey(stringInterpolation: stringInterpolation)
        }
    }

    /// The words for a key, from the string tables of the app or of a bundle.
    ///
    /// The language is that of the person for whom the app is at work, in its views, its actions and
    /// the tasks that these begin; elsewhere that of the process.
    ///
    /// - Parameters:
    ///   - table: The name of the table; `nil` is `Localizable`.
    ///   - bundle: The bundle whose tables are asked; `nil` is the app's own.
    ///   - locale: Accepted; values are filled in as they are written.
    ///   - comment: For whoever translates; it is not kept.
    public init(
        localized keyAndValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
        locale: Locale = .current, comment: StaticString? = nil
    ) {
        self = keyAndValue.text.words(table, from: .tables(of: bundle)).string
    }

    /// The words for a key that is a name; where no table has it, the value given beside it.
    public init(
        localized key: StaticString, defaultValue: LocalizationValue, table: String? = nil,
        bundle: Bundle? = nil, locale: Locale = .current, comment: StaticString? = nil
    ) {
        let text = defaultValue.text.replacingKey(key.description)
        self = text.words(table, from: .tables(of: bundle)).string
    }

    /// The words for a resource, in the resource's language where it names one.
    public init(localized resource: LocalizedStringResource) { self = resource.string }
}

extension String.LocalizationValue: Codable {
    /// Reads a value that was stored.
    public init(from decoder: any Decoder) throws {
        text = try LocalizedStringKey(stored: StoredKey(from: decoder))
    }

    /// Stores the value, with what is filled in.
    public func encode(to encoder: any Encoder) throws { try text.stored.encode(to: encoder) }
}
