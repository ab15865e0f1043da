// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
import Testing
@testable import WaymarkMigration

@Suite("YAML of project files") struct YamlTests {
    @Test func blocksListsAndFlowAreRead() {
        let text = """
            ---
            name: "My App" # the name
            "on": 'it''s'
            list:
            - a
            - name: b
              more: [1, "two, three", {x: y}]
            -
              name: c
            empty:
            url: http://example.com/#part
            flow: { iOS: "16.0", macOS: 13 }
            """
        #expect(
            Yaml(text)
                == .mapping([
                    "name": .scalar("My App"), "on": .scalar("it's"),
                    "list": .list([
                        .scalar("a"),
                        .mapping([
                            "name": .scalar("b"),
                            "more": .list([
                                .scalar("1"), .scalar("two, three"),
                                .mapping(["x": .scalar("y")]),
                            ]),
                        ]),
                        .mapping(["name": .scalar("c")]),
                    ]),
                    "empty": .scalar(""), "url": .scalar("http://example.com/#part"),
                    "flow": .mapping(["iOS": .scalar("16.0"), "macOS": .scalar("13")]),
                ]))
    }

    @Test func anchorsAndMergedMappingsAreResolved() {
        let text = """
            common: &common
              platform: iOS
              deploymentTarget: "15.0"
            app:
              <<: *common
              deploymentTarget: "16.0"
            other: *common
            several:
              <<: [{ a: 1 }, { a: 2, b: 3 }]
            """
        let yaml = Yaml(text)
        #expect(yaml?["app"]?["platform"] == .scalar("iOS"))
        #expect(yaml?["app"]?["deploymentTarget"] == .scalar("16.0"))
        #expect(yaml?["other"] == yaml?["common"])
        #expect(yaml?["several"] == .mapping(["a": .scalar("1"), "b": .scalar("3")]))
    }

    @Test(arguments: ["|\n  one\n  two", "\"one\\ntwo\"", "'one\n\n  two'"])
    func textOverSeveralLinesIsRead(value: String) {
        let text = Yaml("before: 1\nkey: \(value)\nafter: 2")?["key"]?.text
        #expect(text?.trimmingPrefix(while: \.isNewline).hasPrefix("one\ntwo") == true)
    }

    @Test(arguments: [
        "", "# nothing", "a: 1\na: 2", "a: [1", "a: {b: c", "a: [b] c", "\ta: 1", "a: *nowhere",
        "a: 1\n  b: 2",
    ])
    func whatCannotBeReadIsNothing(text: String) {
        #expect(Yaml(text) == nil)
    }
}
#endif
