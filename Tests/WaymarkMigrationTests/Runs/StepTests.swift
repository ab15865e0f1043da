// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
import Foundation
import Testing
@testable import WaymarkMigration

@Suite("Plans of steps") struct StepTests {
    private static func screen(_ name: String, _ body: String) -> String {
        """
        import SwiftUI

        struct \(name): View {
            @State private var isOpen = false
            var body: some View {
                \(body)
            }
        }

        """
    }

    private func project() throws -> ProjectFolder {
        let folder = try ProjectFolder()
        try Program.git("init", "--quiet", in: folder)
        try folder.write(
            Self.screen(
                "Root", "NavigationView { Inner() }.navigationViewStyle(.stack)"),
            to: "Root.swift")
        try folder.write(
            Self.screen(
                "Inner",
                """
                Text("a").navigationBarTitle("Inner")
                            .background(NavigationLink(destination: Text("b"), isActive: $isOpen) { EmptyView() })
                """),
            to: "Inner.swift")
        try folder.write(
            Self.screen("Alone", "Text(\"a\").navigationBarTitle(\"A\").navigationBarHidden(true)"),
            to: "Alone.swift")
        return folder
    }

    private func plan(_ folder: ProjectFolder) -> [PlanStep] {
        var options = MigrationOptions()
        options.floor[.iOS] = Version(17)
        options.levels = Set(Level.allCases)
        options.plansSteps = true
        return Migration(paths: [folder.path], options).steps
    }

    @Test func aStepIsAScreenWithAllThatHasToChangeWithIt() throws {
        let folder = try project()
        defer { folder.remove() }
        let steps = plan(folder)
        #expect(steps.map(\.screens) == [["Alone"], ["Inner", "Root"]])
        #expect(
            steps.map { $0.rewrites.map(\.rule) } == [
                ["UseNavigationTitle", "HideTheBarWithToolbar"],
                ["UseNavigationTitle", "UseNavigationDestination", "UseNavigationStack"],
            ])
        #expect(steps[0].risk == .low && steps[1].trials[0].hasPrefix("open the screen"))
    }

    @Test func theNameOfAStepStaysWhenAnotherIsDone() throws {
        let folder = try project()
        defer { folder.remove() }
        let before = plan(folder)
        let run = try Program.waymark(
            "migrate", "--write", "--allow-dirty", "--min-ios", "17", "--step", before[0].id,
            in: folder)
        #expect(run.status == 0, "\(run.said)")
        #expect(try folder.read("Alone.swift").contains(".toolbar(.hidden"))
        #expect(try folder.read("Root.swift").contains("NavigationView"))
        #expect(plan(folder).map(\.id) == [before[1].id])
        let again = try Program.waymark(
            "migrate", "--write", "--allow-dirty", "--min-ios", "17", "--step", before[0].id,
            in: folder)
        #expect(again.status == 2)
        #expect(again.complaints.contains("there is no step '\(before[0].id)'"))
    }

    @Test func theCommandOfAStepDoesJustIt() throws {
        let folder = try project()
        defer { folder.remove() }
        let printed = try Program.waymark("plan", "--min-ios", "17", in: folder)
        #expect(printed.output.hasSuffix("2 steps with 5 sites\n"), "\(printed.said)")
        #expect(try folder.read("Root.swift").contains("NavigationView"))
        let command = try #require(
            printed.output.split(separator: "\n").last { $0.hasPrefix("  waymark ") })
        let words = command.split(separator: " ").dropFirst().map(String.init) + ["--allow-dirty"]
        let run = try Program.run([Program.tool.path] + words, in: folder.path)
        #expect(run.status == 0, "\(run.said)")
        #expect(try folder.read("Root.swift").contains("NavigationStack {"))
        #expect(try folder.read("Inner.swift").contains(".navigationDestination(isPresented:"))
        #expect(try folder.read("Alone.swift").contains("navigationBarHidden"))
    }

    @Test func aPlanIsThereForOtherProgramsToo() throws {
        let folder = try project()
        defer { folder.remove() }
        let run = try Program.waymark("plan", "--min-ios", "17", "--json", in: folder)
        let object = try JSONSerialization.jsonObject(with: Data(run.output.utf8))
        let steps = (object as? [String: Any])?["steps"] as? [[String: Any]]
        #expect(steps?.map { $0["risk"] as? String } == plan(folder).map(\.risk.rawValue))
        #expect(steps?.map { $0["id"] as? String } == plan(folder).map(\.id))
    }

    // MARK: - Asking

    private func asked(_ answers: String, in folder: ProjectFolder) throws -> Program {
        try Program.waymark(
            "migrate", "--interactive", "--allow-dirty", "--min-ios", "17", in: folder,
            input: answers)
    }

    @Test func eachSiteIsAskedAboutWithWhatItNeeds() throws {
        let folder = try project()
        defer { folder.remove() }
        let run = try asked("?\ny\nn\nn\ny\n", in: folder)
        #expect(run.status == 0, "\(run.said)")
        #expect(run.complaints.contains("(1/4) Do this [y,n,a,d,q,?]? "))
        #expect(run.complaints.contains("q - leave this and all that follow"))
        #expect(run.complaints.contains("+        NavigationStack { Inner() }"))
        let alone = try folder.read("Alone.swift")
        #expect(alone.contains(".navigationTitle(\"A\")") && alone.contains("navigationBarHidden"))
        let inner = try folder.read("Inner.swift")
        #expect(inner.contains("navigationBarTitle") && inner.contains(".navigationDestination("))
        #expect(try folder.read("Root.swift").contains("NavigationStack {"))
        #expect(run.complaints.contains("2 need a person: it was left when asked"))
    }

    @Test func quittingLeavesTheRestAndSoDoesTheEndOfTheInput() throws {
        for answers in ["y\nq\n", "y\n"] {
            let folder = try project()
            defer { folder.remove() }
            _ = try asked(answers, in: folder)
            #expect(try folder.read("Alone.swift").contains(".navigationTitle(\"A\")"))
            #expect(try folder.read("Root.swift").contains("NavigationView"))
        }
    }

    @Test func allOrNoneOfAFileIsOneAnswer() throws {
        let folder = try project()
        defer { folder.remove() }
        let run = try asked("a\nd\n", in: folder)
        #expect(try !folder.read("Alone.swift").contains("navigationBarHidden"), "\(run.said)")
        #expect(try folder.read("Inner.swift").contains("navigationBarTitle"))
    }
}
#endif
