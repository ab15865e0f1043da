// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import Foundation
import Testing

@testable import WaymarkOS

/// Messages that apps log by `os`, as lines of standard error.
@Suite struct LogTests {
    @Test func numbersAreThereForAllAndTextIsNot() {
        let name = "Alice"
        let message: OSLogMessage = "user \(name) has \(3) of \(2.5) and \(true)"
        #expect(message.text == "user <private> has 3 of 2.500000 and true")
    }

    @Test func aMessageSaysWhoMayReadAValue() {
        let name = "Alice"
        let message: OSLogMessage =
            "\(name, privacy: .public) \(7, privacy: .private) \(name, privacy: .sensitive)"
        #expect(message.text == "Alice <private> <sensitive>")
    }

    @Test func equalHiddenValuesHaveTheSameMask() {
        func masked(_ name: String) -> String {
            let message: OSLogMessage = "\(name, privacy: .private(mask: .hash))"
            return message.text
        }
        #expect(masked("Alice") == masked("Alice"))
        #expect(masked("Alice") != masked("Bob"))
        #expect(masked("Alice").hasPrefix("<mask.hash: '"))
    }

    @Test func valuesAreWrittenAsTheMessageSays() {
        let hex: OSLogMessage = "\(255, format: .hex(includePrefix: true, minDigits: 4))"
        #expect(hex.text == "0x00ff")
        let fixed: OSLogMessage = "\(3.14159, format: .fixed(precision: 2))"
        #expect(fixed.text == "3.14")
        let answer: OSLogMessage = "\(false, format: .answer)"
        #expect(answer.text == "no")
        let column: OSLogMessage = "[\(42, align: .right(columns: 5))]"
        #expect(column.text == "[   42]")
    }

    @Test func aLineHasItsPlaceAndLevel() {
        let log = OSLog(subsystem: "org.example.app", category: "sync")
        let line = LogLine(log: log, level: .error, message: "first\nsecond")
        #expect(line.text == "org.example.app:sync error: first\n  second\n")
        #expect(LogLine(log: .default, level: .fault, message: "m").text == "fault: m\n")
    }

    @Test func theVariableSaysWhichLevelsAreWritten() {
        #expect(LogSettings([:]).level == .default)
        #expect(LogSettings(["WAYMARK_LOG_LEVEL": "debug"]).level == .debug)
        #expect(LogSettings(["WAYMARK_LOG_LEVEL": "loud"]).level == .default)
        #expect(!OSLog.default.isEnabled(type: .debug))
        #expect(OSLog.default.isEnabled(type: .error))
        #expect(!OSLog.disabled.isEnabled(type: .fault))
    }

    @Test func placesOfOldMessagesAreFilled() {
        let format = LogFormat("%{public}@ took %.1f s, %d%% of %@, %{private}ld")
        let text = format.text(of: ["sync" as NSString, 2.25, 40, "x" as NSString, 9])
        #expect(text == "sync took 2.2 s, 40% of <private>, <private>")
        #expect(LogFormat("%d").text(of: []) == "<decode: missing data>")
    }

    @Test func aLockGuardsItsValue() async {
        let lock = OSAllocatedUnfairLock(initialState: 0)
        await withTaskGroup(of: Void.self) { group in
            for _ in 0..<100 { group.addTask { lock.withLock { $0 += 1 } } }
        }
        #expect(lock.withLock { $0 } == 100)
        let plain = OSAllocatedUnfairLock()
        #expect(plain.lockIfAvailable())
        #expect(!plain.lockIfAvailable())
        plain.precondition(.owner)
        plain.unlock()
        plain.precondition(.notOwner)
    }

    @Test func aLockOfCIsTakenOnce() {
        var lock = os_unfair_lock()
        #expect(os_unfair_lock_trylock(&lock))
        #expect(!os_unfair_lock_trylock(&lock))
        os_unfair_lock_unlock(&lock)
        os_unfair_lock_lock(&lock)
        os_unfair_lock_unlock(&lock)
    }
}

extension LogFormat {
    fileprivate func text(of values: [any CVarArg]) -> String {
        text(of: values, showsPrivate: false)
    }
}
