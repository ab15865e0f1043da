// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import Foundation
import SwiftUI
import Testing
import WaymarkElements

@testable import WaymarkUI

/// Tests of how values are written in addresses, and of what an app hears about an address.
@MainActor struct URLComponentTests {
    private struct Slug: URLComponentConvertible, Hashable {
        let name: String
        var urlComponent: String { name.lowercased() }

        init(name: String) { self.name = name }
        init?(urlComponent: String) {
            guard urlComponent.allSatisfy(\.isLowercase) else { return nil }
            name = urlComponent.uppercased()
        }
    }

    private struct Money: LosslessStringConvertible, Hashable {
        let cents: Int
        var description: String { "\(cents)c" }

        init(cents: Int) { self.cents = cents }
        init?(_ description: String) {
            guard description.hasSuffix("c"), let cents = Int(description.dropLast()) else {
                return nil
            }
            self.cents = cents
        }
    }

    /// A value with two texts of its own.
    enum Side: String, LosslessStringConvertible, CaseIterable {
        case left, right
        var description: String { self == .left ? "right" : "left" }
        init?(_ description: String) { self = description == "left" ? .right : .left }
    }

    @Test(arguments: Side.allCases) func aValueIsReadAsItWasWritten(side: Side) {
        let text = RouteSegment.encode(side)
        #expect(text == side.rawValue)
        #expect(RouteSegment.decode(side.rawValue, as: Side.self) == side)
    }

    @Test func aValueStandsInAnAddressAsItSays() {
        #expect(RouteSegment.encode(Slug(name: "SOUP")) == "soup")
        #expect(RouteSegment.decode("soup", as: Slug.self) == Slug(name: "SOUP"))
        #expect(RouteSegment.decode("SOUP", as: Slug.self) == nil)
    }

    /// A name that is in the book, which text alone would make of any text.
    private struct Dish: URLComponentConvertible, RawRepresentable, Hashable, Codable {
        var rawValue: String
        var urlComponent: String { rawValue }

        init(rawValue: String) { self.rawValue = rawValue }
        init?(urlComponent: String) {
            self.init(rawValue: urlComponent)
            if !urlComponent.hasPrefix("soup") { return nil }
        }
    }

    @Test func whatAValueSaysIsNoneOfItIsNotReadInAnotherWay() {
        #expect(RouteSegment.decode("soup", as: Dish.self) == Dish(rawValue: "soup"))
        #expect(RouteSegment.decode("stone", as: Dish.self) == nil)
        #expect(RouteSegment.decode("\"stone\"", as: Dish.self) == nil)
    }

    @Test(arguments: ["", "-", "@0", "\"quoted\""])
    func aPartThatCannotStandInAnAddressIsWrittenAsIfNothingWereSaid(_ text: String) throws {
        let segment = try #require(RouteSegment.encode(Dish(rawValue: text)))
        #expect(RouteSegment.decode(segment, as: Dish.self) == Dish(rawValue: text))
    }

    @Test func aValueThatTextMakesAgainIsThatText() {
        #expect(RouteSegment.encode(Money(cents: 250)) == "250c")
        #expect(RouteSegment.decode("250c", as: Money.self) == Money(cents: 250))
        #expect(RouteSegment.encode(1.5) == "1.5")
        #expect(RouteSegment.decode("1.5", as: Double.self) == 1.5)
    }

    @Test(arguments: ["", "-", ".", "..", "@0", "!flag", "~item", "\"quoted\"", "plain", "a b/c"])
    func everyTextComesBackAsItWas(_ text: String) throws {
        let segment = try #require(RouteSegment.encode(text))
        #expect(RouteSegment.decode(segment, as: String.self) == text)
        #expect(!["", "-", ".", "..", "@0", "!flag", "~item"].contains(segment))
    }

    private struct Opened: View {
        @State private var opened: [String] = []

        var body: some View {
            NavigationStack {
                VStack {
                    Text("Opened: " + opened.joined(separator: ", "))
                    NavigationLink("Two", value: 2)
                }
                .navigationDestination(for: Int.self) { Text("Number \($0)") }
            }
            .onOpenURL { opened.append($0.absoluteString) }
        }
    }

    private func texts(route: [String], url: String) -> String {
        let session = ViewSession(SessionRequest(route: route, url: url)) { AnyView(Opened()) }
        return session.root.outline
    }

    @Test func theAppHearsOfAnAddressThatNoScreenTakes() {
        let shown = texts(route: ["shop", "7"], url: "http://book.test/shop/7")
        #expect(shown.contains("Opened: http://book.test/shop/7"))
    }

    @Test func theAppHearsOfAnAddressThatSaysMoreThanTheScreen() {
        let session = ViewSession(
            SessionRequest(route: ["Int:2"], url: "http://book.test/Int:2?from=mail")
        ) { AnyView(Opened()) }
        #expect(session.root.outline.contains("Number 2"))
        session.handle(ElementEvent(session.root.id, .navigate(route: [])))
        #expect(session.root.outline.contains("Opened: http://book.test/Int:2?from=mail"))
    }

    private struct Choosy: View {
        @State private var isShown = false

        var body: some View {
            NavigationStack { Text("Root").navigationDestination(for: Int.self) { Text("\($0)") } }
                .sheet(isPresented: $isShown) { Text("Shop") }
                .onOpenURL { if $0.pathComponents.contains("shop") { isShown = true } }
        }
    }

    @Test(arguments: [
        (["nope"], "http://book.test/nope", true),
        (["Int:2", "nope"], "http://book.test/Int:2/nope", true),
        (["shop"], "http://book.test/shop", false),
        (["Int:2"], "http://book.test/Int:2?x=1", false),
        ([], "http://book.test/?x=1", false),
    ])
    func anAddressIsMissedWhereNothingComesOfIt(route: [String], url: String, isMissed: Bool) {
        let session = ViewSession(SessionRequest(route: route, url: url)) { AnyView(Choosy()) }
        #expect(session.missesAddress == isMissed)
    }

    @Test func anAddressThatAScreenTakesIsNoNews() {
        let session = ViewSession(SessionRequest(route: ["Int:2"], url: "http://book.test/Int:2")) {
            AnyView(Opened())
        }
        session.handle(ElementEvent(session.root.id, .navigate(route: [])))
        #expect(session.root.outline.contains("Opened: "))
        #expect(!session.root.outline.contains("book.test"))
    }
}
