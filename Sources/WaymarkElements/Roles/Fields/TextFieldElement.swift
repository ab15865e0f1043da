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
    /// The help that it asks of keyboards and of what fills in fields.
    public var input = FieldInput()
    /// The room for several lines; `nil` for a field of one line, in which Return submits.
    public var lines: FieldLines?

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
            kind, quoted(isSecure ? text.map { _ in "•" }.joined() : text),
            prompt.map { "prompt \(quoted($0))" })
    }

    private var kind: String {
        if isSecure { return "secure field" }
        if isSearch { return "search field" }
        return lines == .filling ? "text editor" : "text field"
    }
}
