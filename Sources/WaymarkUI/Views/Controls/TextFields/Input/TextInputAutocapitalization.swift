// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import WaymarkElements

/// The letters that a keyboard on the screen makes large by itself.
public struct TextInputAutocapitalization: Sendable {
    let letters: FieldInput.Capitalization

    /// None.
    public static var never: TextInputAutocapitalization { Self(letters: .never) }
    /// The first of each word.
    public static var words: TextInputAutocapitalization { Self(letters: .words) }
    /// The first of each sentence.
    public static var sentences: TextInputAutocapitalization { Self(letters: .sentences) }
    /// All.
    public static var characters: TextInputAutocapitalization { Self(letters: .characters) }

    init(letters: FieldInput.Capitalization) { self.letters = letters }

    /// Makes the same of UIKit's kind.
    public init?(_ type: UITextAutocapitalizationType) { self.init(letters: type.letters) }
}

/// The letters that a keyboard on the screen makes large by itself, as UIKit names them.
public enum UITextAutocapitalizationType: Int, Sendable {
    case none, words, sentences, allCharacters

    var letters: FieldInput.Capitalization {
        switch self {
        case .none: .never
        case .words: .words
        case .sentences: .sentences
        case .allCharacters: .characters
        }
    }
}
