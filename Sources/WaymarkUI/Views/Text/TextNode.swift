// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import WaymarkElements

/// A text whose words follow the language around it.
@MainActor final class TextNode: ReadingElementNode<Text> {
    private var language = ""

    override func read(_ values: EnvironmentValues) { language = values.locale.identifier }

    override func makeRole() -> ElementRole { .text(view.words(in: language)) }
}
