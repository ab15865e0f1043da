// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

/// A text field's text and prompt.
public struct TextFieldElement: Equatable, Sendable {
    /// The text that is typed.
    public var text: String
    /// The words that are shown while nothing is typed.
    public var prompt: String?
    /// True if the characters are hidden.
    public var isSecure: Bool
    /// True if it searches what its screen shows.
    public var isSearch = false
    /// True if the app wants it to have the keyboard.
    public var wantsFocus = false

    /// Makes a field that shows what is typed, unless told otherwise.
    public init(text: String, prompt: String? = nil, isSecure: Bool = false) {
        self.text = text
        self.prompt = prompt
        self.isSecure = isSecure
    }
}

extension TextFieldElement: OutlinedRole {
    var outline: String {
        line(
            isSecure ? "secure field" : isSearch ? "search field" : "text field",
            quoted(isSecure ? text.map { _ in "•" }.joined() : text),
            prompt.map { "prompt \(quoted($0))" })
    }
}
