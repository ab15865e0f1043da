// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import Foundation
import SwiftUI
import Testing
import WaymarkElements
import WaymarkTesting

@testable import WaymarkUI

/// Keys that views hear of while they have the focus, and shortcuts that press controls.
@MainActor @Suite struct KeyTests {
    private final class Log { var lines: [String] = [] }

    @Test func aViewWithTheFocusHearsOfItsKeys() throws {
        let screen = Screen { Pages() }
        screen.type(key: .rightArrow)
        #expect(screen.texts.contains("page 1"))
        try screen.focus("page 1")
        screen.type(key: .rightArrow)
        screen.type(key: .rightArrow)
        screen.type(key: .leftArrow)
        #expect(screen.texts.contains("page 2"))
        screen.type(key: .upArrow)
        #expect(screen.texts.contains("page 2"))
    }

    @Test func whatTheInnerViewIgnoresTheOuterOneHandles() throws {
        let log = Log()
        let screen = Screen {
            Text("Card")
                .focusable()
                .onKeyPress(phases: .down) { press in
                    log.lines.append("inner \(press.characters)")
                    return press.key == "a" ? .handled : .ignored
                }
                .onKeyPress(characters: .decimalDigits) { press in
                    log.lines.append("outer \(press.characters)")
                    return .handled
                }
        }
        try screen.focus("Card")
        for key in ["a", "1", "b"] as [KeyEquivalent] { screen.type(key: key) }
        #expect(log.lines == ["inner a", "inner 1", "outer 1", "inner b"])
    }

    @Test func aPhaseIsHeardWhereItIsAskedFor() throws {
        let log = Log()
        let screen = Screen {
            Text("Card")
                .focusable()
                .onKeyPress(.space, phases: .all) { press in
                    log.lines.append(press.phase == .up ? "up" : "down")
                    return .handled
                }
        }
        try screen.focus("Card")
        screen.type(key: .space)
        #expect(log.lines == ["down", "up"])
    }

    @Test func arrowsEscapeAndDeleteAreCommands() throws {
        let log = Log()
        let screen = Screen {
            Text("Card")
                .focusable()
                .onMoveCommand { log.lines.append("\($0)") }
                .onExitCommand { log.lines.append("exit") }
                .onDeleteCommand { log.lines.append("delete") }
        }
        try screen.focus("Card")
        for key in [.upArrow, .escape, .delete] as [KeyEquivalent] { screen.type(key: key) }
        #expect(log.lines == ["up", "exit", "delete"])
    }

    @Test func aShortcutPressesItsControlFromAnywhere() throws {
        let log = Log()
        let screen = Screen {
            VStack {
                Button("Save") { log.lines.append("save") }.keyboardShortcut("s")
                Button("Save all") { log.lines.append("all") }
                    .keyboardShortcut("s", modifiers: [.command, .shift])
                Button("Off") { log.lines.append("off") }.keyboardShortcut("o").disabled(true)
                Button("None") { log.lines.append("none") }.keyboardShortcut(nil)
            }
        }
        screen.type(key: "s", modifiers: .command)
        screen.type(key: "s", modifiers: [.command, .shift])
        screen.type(key: "o", modifiers: .command)
        screen.type(key: "s")
        #expect(log.lines == ["save", "all"])
    }

    @Test func aShortcutWithAHeldKeyComesBeforeTheViewWithTheFocus() throws {
        let log = Log()
        let screen = Screen {
            VStack {
                Text("Card").focusable().onKeyPress("s") {
                    log.lines.append("key")
                    return .handled
                }
                Button("Save") { log.lines.append("save") }.keyboardShortcut("s")
            }
        }
        try screen.focus("Card")
        screen.type(key: "s", modifiers: .command)
        screen.type(key: "s")
        #expect(log.lines == ["save", "key"])
    }

    @Test func theDefaultActionIsReturnAndTheOtherEscape() throws {
        let log = Log()
        let screen = Screen {
            VStack {
                TextField("Name", text: .constant("")).onSubmit { log.lines.append("submit") }
                Button("Done") { log.lines.append("done") }.keyboardShortcut(.defaultAction)
                Button("Cancel") { log.lines.append("cancel") }.keyboardShortcut(.cancelAction)
            }
        }
        try screen.focus("Name")
        screen.type(key: .return)
        screen.type(key: .escape)
        #expect(log.lines == ["submit", "done", "cancel"])
    }

    @Test func controlsBehindASheetAreNotPressed() throws {
        let log = Log()
        let screen = Screen {
            Button("Save") { log.lines.append("save") }
                .keyboardShortcut("s")
                .sheet(isPresented: .constant(true)) { Text("Sheet") }
        }
        screen.type(key: "s", modifiers: .command)
        #expect(log.lines.isEmpty)
    }

    @Test func theOutlineNamesTheKeys() {
        let screen = Screen {
            Button("Save") {}.keyboardShortcut("s", modifiers: [.command, .shift])
        }
        #expect(screen.outline.contains("shortcut Shift+Command+S"))
    }

    @Test func keysAreKnownByTheirNamesInBrowsers() {
        for key in [.return, .tab, .home, .pageDown, .deleteForward, "a", .space] as [KeyEquivalent]
        {
            #expect(KeyEquivalent(name: key.name) == key)
        }
        #expect(KeyEquivalent(name: "F5") == nil)
        #expect(KeyEquivalent(name: "") == nil)
    }
}

private struct Pages: View {
    @State private var page = 1

    var body: some View {
        Text("page \(page)")
            .focusable()
            .onKeyPress(.rightArrow) {
                page += 1
                return .handled
            }
            .onKeyPress(keys: [.leftArrow]) { _ in
                page -= 1
                return .handled
            }
    }
}
