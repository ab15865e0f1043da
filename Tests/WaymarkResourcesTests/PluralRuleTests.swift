// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import Foundation
import Testing

@testable import WaymarkResources

@Suite("Forms of words for numbers")
struct PluralRuleTests {
    @Test(arguments: [
        ("en", "1", PluralCategory.one), ("en", "1.0", .other), ("en", "0", .other),
        ("de", "2", .other), ("fr", "0", .one), ("fr", "1.5", .one), ("fr", "1000000", .many),
        ("ru", "1", .one), ("ru", "3", .few), ("ru", "11", .many), ("ru", "21", .one),
        ("pl", "22", .few), ("pl", "25", .many), ("pl", "1.5", .other),
        ("ar", "0", .zero), ("ar", "2", .two), ("ar", "103", .few), ("ar", "111", .many),
        ("ja", "1", .other), ("pt-PT", "0", .other), ("pt-BR", "0", .one), ("cs", "1.5", .many),
        ("nowhere", "1", .one),
    ])
    func aLanguageChoosesItsForm(_ language: String, _ digits: String, _ form: PluralCategory) {
        #expect(PluralRules(language).category(of: digits) == form)
    }

    @Test func whatIsNoNumberHasTheFormForOthers() {
        #expect(PluralRules("en").category(of: nil) == .other)
        #expect(PluralRules("en").category(of: "one") == .other)
        #expect(PluralRules("en").category(of: "-1") == .one)
    }

    #if os(Linux)
    /// Compares with the library inside of Foundation, which it does not give to programs.
    @Test func theRulesAreThoseOfTheUnicodeLibrary() throws {
        let library = try #require(UnicodePlurals())
        let digits = (0...210).map(String.init) + ["1000000", "1000001", "3000000"]
        let fractions = ["0.0", "0.1", "1.0", "1.1", "1.5", "2.0", "2.2", "10.11", "0.21", "5.04"]
        for language in PluralRules.languages.sorted() {
            for number in digits + fractions {
                guard let expected = library.category(number, language) else { continue }
                let found = PluralRules(language).category(of: number).rawValue
                #expect(found == expected, "\(language) \(number)")
            }
        }
    }
    #endif
}

#if os(Linux)
/// The plural rules of the Unicode Consortium's library, which Foundation links.
private struct UnicodePlurals {
    private typealias Status = UnsafeMutablePointer<Int32>
    private typealias Open = @convention(c) (UnsafePointer<CChar>, Int32, Status) -> OpaquePointer?
    private typealias Skeleton =
        @convention(c) (
            UnsafePointer<UInt16>, Int32, UnsafePointer<CChar>, Status
        ) -> OpaquePointer?
    private typealias Result = @convention(c) (Status) -> OpaquePointer?
    private typealias Format =
        @convention(c) (
            OpaquePointer?, UnsafePointer<CChar>, Int32, OpaquePointer?, Status
        ) -> Void
    private typealias Select =
        @convention(c) (
            OpaquePointer?, OpaquePointer?, UnsafeMutablePointer<UInt16>, Int32, Status
        ) -> Int32

    private let open: Open
    private let skeleton: Skeleton
    private let result: Result
    private let format: Format
    private let select: Select

    init?() {
        func find(_ name: String) -> UnsafeMutableRawPointer? { dlsym(nil, "swift_" + name) }
        guard let open = find("uplrules_openForType"),
            let skeleton = find("unumf_openForSkeletonAndLocale"),
            let result = find("unumf_openResult"), let format = find("unumf_formatDecimal"),
            let select = find("uplrules_selectFormatted")
        else { return nil }
        self.open = unsafeBitCast(open, to: Open.self)
        self.skeleton = unsafeBitCast(skeleton, to: Skeleton.self)
        self.result = unsafeBitCast(result, to: Result.self)
        self.format = unsafeBitCast(format, to: Format.self)
        self.select = unsafeBitCast(select, to: Select.self)
    }

    func category(_ digits: String, _ language: String) -> String? {
        var status: Int32 = 0
        let places = digits.split(separator: ".").dropFirst().first?.count ?? 0
        let shape = places == 0 ? "" : "." + String(repeating: "0", count: places)
        let formatter = Array(shape.utf16).withUnsafeBufferPointer {
            skeleton(
                $0.baseAddress ?? UnsafePointer(bitPattern: 8)!, Int32($0.count), language, &status)
        }
        let formatted = result(&status)
        format(formatter, digits, -1, formatted, &status)
        var letters = [UInt16](repeating: 0, count: 16)
        let rules = open(language, 0, &status)
        let count = select(rules, formatted, &letters, 16, &status)
        return status > 0 ? nil : String(decoding: letters.prefix(Int(count)), as: UTF16.self)
    }
}
#endif
