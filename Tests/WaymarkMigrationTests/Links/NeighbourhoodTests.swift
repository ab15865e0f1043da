// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
import Testing
@testable import WaymarkMigration

/// Tests of what files of one project have in common when they ask for what others declare.
@Suite("Neighbourhoods") struct NeighbourhoodTests {
    private let wrapper = "struct Card<C: View>: View { let c: C; var body: some View { c } }"

    @Test func filesOfOneProjectShareANumber() {
        let index = index(["a.swift": wrapper, "b.swift": "Card(c: Text(mail))"])
        #expect(index.neighbourhood(of: "a.swift") == index.neighbourhood(of: "b.swift"))
        #expect(index.neighbourhood(of: "c.swift") != index.neighbourhood(of: "a.swift"))
    }

    @Test func anAnswerThatTellsOfNoPlaceIsToldInTheFileThatAsks() throws {
        let users = Users(index(["a.swift": wrapper, "b.swift": "Card(c: Text(mail))"]))
        for path in ["a.swift", "b.swift"] {
            var told: [String] = []
            let surrounding = Surrounding.handed(to: "Unknown", as: "")
            _ = users.anyStage(of: surrounding, in: path) { stage in
                told.append(stage.path)
                return false
            }
            #expect(told == [path])
        }
        #expect(users.answers.count == 1)
    }

    private func index(_ files: [String: String]) -> ProjectIndex {
        var index = ProjectIndex()
        for (path, text) in files {
            index.add(FileFacts(ParsedFile(SourceText(path: path, text))))
        }
        return index
    }
}
#endif
