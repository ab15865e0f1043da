// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
import SwiftSyntax

/// The button that a visible link becomes.
struct ButtonText {
    private let label: LinkLabel
    private let setter: String?

    init(_ link: LegacyLink) {
        label = link.label
        setter = link.link.isActive?.boundValue.map { "\($0) = true" }
    }

    /// The reason why there is no button; `nil` when there is one.
    var refusal: Refusal? {
        switch label {
        case .button: nil
        case .withButton: .buttonInLabel
        case .none: .unclearPlace
        default: setter == nil ? .unclearFlag : nil
        }
    }

    /// The bytes that move.
    var moved: [Range<Int>] {
        switch label {
        case .button(let view), .title(let view), .function(let view): [view.range]
        case .closure(let closure): [closure.range]
        case .none, .withButton: []
        }
    }

    /// The button.
    var pieces: [Edit.Piece] {
        let action = Edit.Piece.block([[.text(setter ?? "")]])
        return switch label {
        case .button(let button): [.copy(button.range)]
        case .title(let title): [.text("Button("), .copy(title.range), .text(") "), action]
        case .closure(let closure):
            [.text("Button "), action, .text(" label: "), closure.asPiece]
        case .function(let function):
            [.text("Button(action: "), action, .text(", label: "), .copy(function.range)]
                + [.text(")")]
        case .none, .withButton: []
        }
    }
}
#endif
