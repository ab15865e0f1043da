// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import WaymarkElements

extension ScreenElement: TestedRole {
    func texts(_ inside: () -> [String]) -> [String] {
        let title = isBarVisible && isTitleShown ? title : nil
        let words = [title, subtitle].compactMap { $0 }.filter { !$0.isEmpty }
        return words + (document.map { [$0.name] } ?? []) + inside()
    }

    var use: Use { isRenamable ? .type : .nothing }
}

extension SheetElement: TestedRole {
    func texts(_ inside: () -> [String]) -> [String] {
        guard showsTitle, let title, !title.isEmpty else { return inside() }
        return [title] + inside()
    }
}

extension TabElement: TestedRole {
    var use: Use { .press }
}

struct TestedPlaceholder: TestedRole {
    let message: String

    func texts(_ inside: () -> [String]) -> [String] { [message] + inside() }
}
