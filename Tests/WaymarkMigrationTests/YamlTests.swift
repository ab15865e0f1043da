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
                        "name": .scalar("My App"), "on": .unknown,
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

        @Test(arguments: [
            "&base 16", "*base", "!!str 16", "|\n  one\n  two", ">-\n  one", "one\n  two",
            "[a,\n  b]",
            "\"a\\u0031\"", "[a", "{a: b", "[a] b",
        ])
        func whatIsNotReadIsUnknownAndTheRestIsRead(value: String) {
            #expect(
                Yaml("before: 1\nkey: \(value)\nafter: 2")
                    == .mapping(["before": .scalar("1"), "key": .unknown, "after": .scalar("2")]))
        }

        @Test func aKeyThatIsThereTwiceIsUnknown() {
            #expect(Yaml("a: 1\na: 2") == .mapping(["a": .unknown]))
        }

        @Test(arguments: [
            "a: 1\n  b: 2", "a", "\ta: 1", "a: 1\n---\nb: 2", "a:\n    b: 1\n  c: 2", "<<<<",
        ])
        func otherStructureIsRefused(text: String) {
            let value = Yaml(text)
            #expect(value == nil || value == .mapping(["a": .unknown]))
        }
    }
#endif
