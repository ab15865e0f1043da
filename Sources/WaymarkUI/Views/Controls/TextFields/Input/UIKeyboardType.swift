// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import WaymarkElements

/// The keys that a keyboard on the screen has, as UIKit names them.
///
/// *Differs from Apple:* browsers know fewer kinds: `asciiCapable`, `numbersAndPunctuation`,
/// `namePhonePad` and `twitter` show the usual keys.
public enum UIKeyboardType: Int, Sendable {
    case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad
    case emailAddress, decimalPad, twitter, webSearch, asciiCapableNumberPad

    /// Letters without accents; an older name.
    public static let alphabet = UIKeyboardType.asciiCapable

    var keyboard: FieldInput.Keyboard {
        switch self {
        case .default, .asciiCapable, .numbersAndPunctuation, .namePhonePad, .twitter: .standard
        case .URL: .address
        case .numberPad, .asciiCapableNumberPad: .numbers
        case .phonePad: .telephone
        case .emailAddress: .email
        case .decimalPad: .decimal
        case .webSearch: .search
        }
    }
}
