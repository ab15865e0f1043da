// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import WaymarkElements

/// What a form without a script relies on: that the control under an id is still the one that the
/// person saw, with the same words.
enum ControlMark {
    /// How a form names a control: its id and its mark.
    static func reference(to element: Element) -> String {
        "\(element.id.rawValue).\(mark(of: element))"
    }

    /// Eight digits for the kind and the words of a control; not for what is typed into it.
    static func mark(of element: Element) -> String {
        var sum = Checksum()
        sum.add(element.content.role.ownWords)
        if element.content.role.isLabelled {
            element.forEach { inner in
                if case .text(let text) = inner.content.role { sum.add(text.string) }
            }
        }
        return sum.digits
    }
}

/// Tells short texts apart, in eight digits; no secret is safe in it.
struct Checksum {
    private var hash: UInt32 = 2_166_136_261

    mutating func add(_ text: String) {
        for byte in text.utf8 { hash = (hash ^ UInt32(byte)) &* 16_777_619 }
    }

    var digits: String {
        let digits = String(hash, radix: 16)
        return String(repeating: "0", count: 8 - digits.count) + digits
    }

    static func digits(of text: String) -> String {
        var sum = Checksum()
        sum.add(text)
        return sum.digits
    }
}

extension ElementRole {
    /// Whether it holds what a person typed, switched, chose or moved.
    var isInput: Bool {
        switch self {
        case .textField, .toggle, .picker, .slider: true
        default: false
        }
    }

    /// Whether a form can change it: a title too.
    var isChangeable: Bool {
        if case .screen(let screen) = self { screen.isRenamable } else { isInput }
    }

    /// Whether its children are its label.
    fileprivate var isLabelled: Bool {
        switch self {
        case .button, .link, .textField, .toggle, .picker, .slider, .stepper, .menuButton,
            .menuItem, .row, .tab:
            true
        default: false
        }
    }

    /// Its kind, and what it says by itself.
    fileprivate var ownWords: String {
        switch self {
        case .button: "button"
        case .link: "link"
        case .textField(let field): "field \(field.prompt ?? "")"
        case .toggle: "toggle"
        case .picker(let picker): "picker " + picker.options.map(\.title).joined(separator: "|")
        case .slider(let slider): "slider \(slider.bounds) \(slider.step ?? 0)"
        case .stepper: "stepper"
        case .menuButton: "menu button"
        case .menuItem: "menu item"
        case .row: "row"
        case .tab: "tab"
        case .screen(let screen): "screen \(screen.isRenamable ? "" : screen.title ?? "")"
        case .sheet(let sheet): "sheet \(sheet.title ?? "")"
        default: ""
        }
    }
}
