// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Web
import NIOCore
import Testing
import WaymarkElements

@testable import WaymarkWeb

/// A document names the modules that its roles need; later a page finds them by what it shows.
@Suite("Modules of the script") struct ScriptModuleTests {
    @Test(arguments: MarkupFixtures.roles)
    func thePageFindsByItsMarkupWhatAnElementNeeds(role: ElementRole) {
        // An item stands in a bar, by which it is found.
        if case .toolbarItem = role { return }
        let nodes = MarkupFixtures.node(role).allNodes
        for module in role.page.modules {
            let isFound = module.selectors.contains { selector in
                nodes.contains { Self.fits($0, selector) }
            }
            #expect(isFound, "\(module) is not asked for")
        }
    }

    @Test func theScriptKnowsTheModulesByOneStatementThatTheServerWrites() {
        let script = String(buffer: Assets().script.bytes)
        let statement = script.firstMatch(of: /let needs=\{([^}]*)\}/)
        let needs = statement.map { String($0.1) } ?? ""
        #expect(needs.contains("ranges:[\".slider\",\".stepper\"]"))
        #expect(needs.split(separator: ":[").count == ScriptModule.neededByElements.count + 1)
        #expect(!needs.contains("commands"))
    }

    /// A name in an address stands for one module.
    @Test func modulesHaveNamesOfTheirOwn() {
        #expect(Set(ScriptModule.all).count == ScriptModule.all.count)
        #expect(Set(StylePart.all).count == StylePart.all.count)
    }

    /// Selectors of a tag or of classes; of all others it says no.
    private static func fits(_ node: HTMLNode, _ selector: String) -> Bool {
        if node.tag == selector { return true }
        guard selector.hasPrefix(".") else { return false }
        let classes = selector.dropFirst().split(separator: ".").map(String.init)
        return Set(classes).isSubset(of: node.classes)
    }
}
#endif
