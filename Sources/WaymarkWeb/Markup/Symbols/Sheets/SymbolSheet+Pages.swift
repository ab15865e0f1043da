// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

extension SymbolSheet {
    /// All pages; written by Scripts/symbols.
    static let pages = [
        page1, page2, page3, page4, page5, page6, page7, page8, page9, page10, page11, page12,
        page13, page14, page15, page16, page17, page18, page19, page20, page21, page22, page23,
        page24, page25, page26,
    ]
}
