// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
import Testing
@testable import WaymarkMigration

@Suite("Links on one path") struct PathLinkTests {
    private func migrated(
        _ source: String, ipad: IPadChoice = .stack
    ) -> (text: String, fates: [String: [FileResult.Disposition]]) {
        var options = MigrationOptions()
        options.floor[.iOS] = Version(17)
        options.levels = [.exact, .layout, .assisted]
        options.ipad = ipad
        let results = Migration(source: SourceText(path: "A.swift", source), options).results
        guard let result = results.first else { return (source, [:]) }
        let fates = Dictionary(grouping: result.entries, by: \.rule).mapValues {
            $0.map(\.disposition)
        }
        return (String(decoding: result.after, as: UTF8.self), fates)
    }

    private let rule = UsePathForActiveLinks.name

    private let app = """
        struct Garden: View {
            @State private var isRoseOpen = false
            @State private var isFernOpen = false
            @State private var isMossOpen = false

            var body: some View {
                NavigationView {
                    List {
                        NavigationLink("Rose", isActive: $isRoseOpen) { Plant(tint: .pink) }
                        NavigationLink("Fern", isActive: $isFernOpen) { Plant(tint: .green) }
                        NavigationLink("Moss", isActive: $isMossOpen) { Plant(tint: .mint) }
                    }
                }
                .onOpenURL { _ in isFernOpen = true }
            }
        }
        struct Plant: View {
            let tint: Color
            var body: some View { tint }
        }
        """

    @Test func threeFlagsBecomeOnePath() {
        let (text, fates) = migrated(app)
        #expect(fates[rule] == Array(repeating: .migrated(.assisted), count: 3))
        #expect(fates[UseButtonForActiveLink.name] == nil)
        #expect(
            text.hasPrefix(
                """
                struct Garden: View {
                    @State private var path: [Color] = []

                    var body: some View {
                        NavigationStack(path: $path) {
                            List {
                                NavigationLink("Rose", value: Color.pink)
                                NavigationLink("Fern", value: Color.green)
                                NavigationLink("Moss", value: Color.mint)
                            }
                            .navigationDestination(for: Color.self) { tint in Plant(tint: tint) }
                        }
                        .onOpenURL { _ in path = [.green] }
                    }
                }
                """))
        #expect(migrated(text).text == text)
    }

    @Test func theTypeOfTheValueIsFoundInOtherFiles() throws {
        let folder = try ProjectFolder()
        defer { folder.remove() }
        let plant = app.components(separatedBy: "struct Plant").last ?? ""
        try folder.write(
            app.replacing("struct Plant" + plant, with: ""), to: "Garden.swift")
        try folder.write(
            "struct Plant" + plant.replacing("Color", with: "Tint"), to: "Plant.swift")
        try folder.write("enum Tint { case pink, green, mint }", to: "Tint.swift")
        var options = MigrationOptions()
        options.floor[.iOS] = Version(17)
        options.levels = [.exact, .layout, .assisted]
        let results = Migration(paths: [folder.path], options).results
        #expect(results.count == 1)
        #expect(String(decoding: results[0].after, as: UTF8.self).contains("path: [Tint]"))
    }

    @Test func theLinksStayWithTheirContainer() {
        let source = app.replacing(
            "        .onOpenURL", with: "        .navigationViewStyle(Own()).onOpenURL")
        let (text, fates) = migrated(source)
        #expect(text == source)
        #expect(fates[rule] == Array(repeating: .refused(.containerStays), count: 3))
    }

    @Test func columnsHaveNoPath() {
        let (text, fates) = migrated(app, ipad: .split)
        #expect(text == app)
        #expect(fates[rule] == nil)
        let rows = fates[UseButtonForActiveLink.name]
        #expect(rows == Array(repeating: .refused(.visibleRow), count: 3))
    }

    @Test func aHiddenLinkBesideKeepsTheFlags() {
        let hidden =
            #".background(NavigationLink("", destination: Plant(tint: .red), isActive: $isOn))"#
        let source = app.replacing(
            "            }\n        }", with: "            }\(hidden)\n        }"
        )
        .replacing("NavigationView", with: "NavigationStack")
        let (text, fates) = migrated(source)
        #expect(fates[rule] == Array(repeating: .refused(.mixedLinks), count: 3))
        #expect(text.contains(".navigationDestination(isPresented: $isOn)"))
        #expect(migrated(text).text == text)
    }

    @Test func aFlagThatIsReadOrSharedStays() {
        for use in [
            "isRoseOpen.toggle()", "log(isRoseOpen)", "isRoseOpen = isFernOpen",
            "_isRoseOpen = State()", "open($isRoseOpen)",
        ] {
            let source = app.replacing("isFernOpen = true", with: use)
            #expect(migrated(source).fates[rule]?.first == .refused(.flagInUse), "\(use)")
        }
        let elsewhere = app + "\nextension Garden { var isOpen: Bool { isMossOpen } }"
        #expect(migrated(elsewhere).fates[rule]?.first == .refused(.flagInUse))
    }

    @Test func aNumberMayBeOfAnotherType() {
        let sizes = app.replacing(".pink", with: "1").replacing(".green", with: "2")
            .replacing(".mint", with: "3")
        #expect(
            migrated(sizes.replacing("Color", with: "Double")).fates[rule]?.first
                == .refused(.unclearElement))
        let (text, _) = migrated(sizes.replacing("Color", with: "Int"))
        #expect(text.contains(#"NavigationLink("Rose", value: 1)"#))
    }
}
#endif
