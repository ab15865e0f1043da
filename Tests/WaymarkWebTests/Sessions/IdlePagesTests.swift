// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Web
import Testing

@testable import WaymarkWeb

@Suite("Pages that nobody is connected to") struct IdlePagesTests {
    private func longest(_ pages: IdlePages, before seconds: Int = 1000) -> String? {
        pages.first(before: .seconds(seconds), orOver: 1000)
    }

    @Test func theOneThatIsLongestAloneIsFirst() {
        var pages = IdlePages()
        for (second, id) in ["a", "b", "c"].enumerated() {
            pages.note(id, at: .seconds(second))
        }
        #expect(longest(pages) == "a")
        pages.note("a", at: .seconds(3))
        #expect(longest(pages) == "b")
        pages.remove("b")
        #expect(longest(pages) == "c")
        pages.remove("c")
        #expect(longest(pages) == "a")
        #expect(pages.count == 1)
    }

    @Test func onlyThoseThatAreOldOrTooManyAreNamed() {
        var pages = IdlePages()
        pages.note("a", at: .seconds(10))
        pages.note("b", at: .seconds(20))
        #expect(longest(pages, before: 9) == nil)
        #expect(longest(pages, before: 10) == "a")
        #expect(pages.first(before: .zero, orOver: 1) == "a")
        #expect(pages.first(before: .zero, orOver: 2) == nil)
    }

    @Test func whereThereAreTooManyTheNetworkWithMostLosesItsOwn() {
        var pages = IdlePages()
        pages.note("mine", at: .seconds(1), of: "10.0.0.1")
        for second in 2...6 { pages.note("\(second)", at: .seconds(second), of: "10.0.0.2") }
        #expect(pages.first(before: .zero, orOver: 5) == "2")
        for second in 3...6 { pages.remove("\(second)") }
        #expect(pages.first(before: .zero, orOver: 1) == "mine", "of equals the oldest")
        pages.remove("2")
        #expect(pages.first(before: .zero, orOver: 0) == "mine")
        #expect(pages.first(before: .zero, orOver: 1) == nil)
    }

    @Test func aPageThatComesAndGoesOftenIsThereOnce() {
        var pages = IdlePages()
        pages.note("other", at: .zero)
        for second in 1...1000 {
            pages.note("page", at: .seconds(second))
            pages.remove("page")
        }
        pages.note("page", at: .seconds(1001))
        #expect(pages.count == 2)
        #expect(longest(pages) == "other")
    }
}
#endif
