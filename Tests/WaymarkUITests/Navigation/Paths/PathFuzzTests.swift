// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import RandomCases
import SwiftUI
import Testing
import WaymarkTesting

/// Paths from damaged files: whatever the bytes, the program goes on.
@MainActor @Suite("Damaged paths") struct PathFuzzTests {
    private static let whole =
        #"["Swift.String","\"foo\"","Gone.Kind","{\"a\":[1,{}]}","Swift.Int","1"]"#

    @Test("NAV-159: random bytes are a decoding error, or a path")
    func randomBytesAreAnErrorOrAPath() {
        for seed in Seeds.first(50_000) {
            var random = SplitMix64(seed: seed)
            let count = Int.random(in: 0..<40, using: &random)
            check((0..<count).map { _ in UInt8.random(in: .min ... .max, using: &random) }, seed)
        }
    }

    @Test("NAV-159, NAV-156: a damaged saved path is a decoding error, or a path that can be saved")
    func damagedPathsAreAnErrorOrAPath() {
        for seed in Seeds.first(50_000) { check(damaged(seed), seed) }
    }

    @Test("NAV-062, NAV-166: a damaged path that can be read can be shown, and gone back from")
    func damagedPathsCanBeShown() throws {
        for seed in Seeds.first(3_000) {
            guard let path = decoded(damaged(seed)) else { continue }
            let bound = Recorded(path)
            let screen = Screen { MixedStack(bound.binding) }
            while screen.canGoBack { try screen.back() }
            #expect(bound.value.isEmpty, "\(Seeds.advice(seed))")
            #expect(screen.title == "Mixed")
            _ = screen.issues
        }
    }

    /// A path in Apple's format with a few bytes lost, doubled or replaced.
    private func damaged(_ seed: UInt64) -> [UInt8] {
        var random = SplitMix64(seed: seed)
        var bytes = Array(Self.whole.utf8)
        for _ in 0..<Int.random(in: 1...3, using: &random) {
            let place = Int.random(in: 0..<bytes.count, using: &random)
            switch Int.random(in: 0..<4, using: &random) {
            case 0: bytes.remove(at: place)
            case 1: bytes.insert(bytes[place], at: place)
            case 2: bytes[place] = Array(#"[]{}",:\01nt "#.utf8).randomElement(using: &random)!
            default: bytes[place] = UInt8.random(in: .min ... .max, using: &random)
            }
        }
        return bytes
    }

    private func decoded(_ bytes: [UInt8]) -> NavigationPath? {
        let type = NavigationPath.CodableRepresentation.self
        return (try? JSONDecoder().decode(type, from: Data(bytes))).map(NavigationPath.init)
    }

    private func check(_ bytes: [UInt8], _ seed: UInt64) {
        do {
            let type = NavigationPath.CodableRepresentation.self
            let path = NavigationPath(try JSONDecoder().decode(type, from: Data(bytes)))
            let again = decoded(Array(try JSONEncoder().encode(path.codable)))
            #expect(again == path, "\(Seeds.advice(seed))")
        } catch {
            #expect(error is DecodingError, "\(error); \(Seeds.advice(seed))")
        }
    }
}
