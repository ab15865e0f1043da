// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
import Testing
@testable import WaymarkMigration

@Suite("Links with values") struct ValueLinkTests {
    private let options = {
        var options = MigrationOptions()
        options.floor[.iOS] = Version(17)
        options.levels = [.exact, .layout, .assisted]
        return options
    }()

    private func fates(
        _ files: [String: String], _ levels: Set<Level> = [.exact, .layout, .assisted]
    ) throws -> [FileResult.Disposition] {
        let folder = try ProjectFolder()
        defer { folder.remove() }
        for (name, text) in files { try folder.write(text, to: name) }
        var options = options
        options.levels = levels
        return Migration(paths: [folder.path], options).results.flatMap(\.entries)
            .filter { $0.rule == UseValueLinks.name }.map(\.disposition)
    }

    private let list = """
        struct Inbox: View {
            @ObservedObject var store: Store
            var body: some View {
                List(store.mails) { mail in
                    NavigationLink(mail.title, destination: Reader(mail: mail))
                }
            }
        }
        """
    private let root = """
        struct Root: View {
            var body: some View {
                NavigationView { Inbox(store: .shared) }.navigationViewStyle(.stack)
            }
        }
        """
    private let store =
        "final class Store: ObservableObject { @Published var mails: [Mail] = [] }"

    @Test func theElementIsFoundThroughOtherFiles() throws {
        let files = [
            "Inbox.swift": list, "Root.swift": root, "Store.swift": store,
            "Mail.swift": "struct Mail: Identifiable { let title: String }",
            "Mail+Hashable.swift": "extension Mail: Hashable {}",
        ]
        #expect(try fates(files) == [.migrated(.assisted)])
        var without = files
        without["Mail+Hashable.swift"] = nil
        #expect(try fates(without) == [.refused(.notHashable)])
        var conditional = files
        conditional["Mail+Hashable.swift"] =
            "#if os(macOS)\nextension Mail: Hashable {}\n#endif"
        #expect(try fates(conditional) == [.refused(.notHashable)])
        var unknown = files
        unknown["Mail.swift"] = "typealias Mail = Message"
        #expect(try fates(unknown) == [.refused(.unclearElement)])
    }

    private let mail = "struct Mail: Hashable, Identifiable { let title: String }"

    @Test func aLinkStaysWithItsContainer() throws {
        let files = ["A.swift": list + "\n" + store + "\n" + mail]
        let own = root.replacing(".stack", with: "Own()")
        #expect(
            try fates(files.merging(["B.swift": own]) { $1 }) == [.refused(.containerStays)])
        #expect(try fates(files) == [.refused(.noContainer)])
        #expect(
            try fates(files.merging(["B.swift": root]) { $1 }, [.exact]) == [.waits(.assisted)])
    }

    @Test func theLinksOfAStackAreOfOneKind() throws {
        let reader = """
            struct Reader: View {
                let mail: Mail
                let words: [String]
                var body: some View {
                    List(words, id: \\.self) { word in
                        NavigationLink(word, destination: Text(word))
                    }
                }
            }
            """
        var files = ["A.swift": list + "\n" + store + "\n" + mail, "B.swift": root]
        files["C.swift"] = reader
        #expect(try fates(files) == [.migrated(.assisted), .migrated(.assisted)])
        files["C.swift"] = reader.replacing("[String]", with: "[Word]")
        #expect(try fates(files) == [.refused(.mixedLinks), .refused(.unclearElement)])
    }

    @Test func aVariableOutsideOfTypesTellsItsElements() throws {
        let files = [
            "Inbox.swift": list.replacing("store.mails", with: "mails")
                .replacing("@ObservedObject var store: Store", with: "let store: Store"),
            "Root.swift": root, "Mail.swift": mail,
            "Samples.swift": "// Samples.\nvar mails: [Mail] = load()\n",
        ]
        #expect(try fates(files) == [.migrated(.assisted)])
        var hidden = files
        hidden["Samples.swift"] = "private var mails: [Mail] = load()"
        #expect(try fates(hidden) == [.refused(.unclearElement)])
        var inherited = files
        inherited["View+Mails.swift"] = "extension View { var mails: [Mail] { [] } }"
        #expect(try fates(inherited) == [.refused(.unclearElement)])
        var double = files
        double["More.swift"] = "let mails: [Message] = []"
        #expect(try fates(double) == [.refused(.unclearElement)])
    }

    @Test func theEnvironmentTellsTheTypeOfWhatItHolds() throws {
        let inbox = list.replacing(
            "@ObservedObject var store: Store",
            with: "@Environment(Store.self) private var store")
        let files = ["A.swift": inbox + "\n" + store + "\n" + mail, "B.swift": root]
        #expect(try fates(files) == [.migrated(.assisted)])
        let key = inbox.replacing("Store.self", with: "\\.store")
        #expect(
            try fates(["A.swift": key + "\n" + store + "\n" + mail, "B.swift": root])
                == [.refused(.unclearElement)])
    }

    @Test func aLinkThatFollowsAFlagGoesFirst() throws {
        let flag = #".background(NavigationLink("", destination: Text(""), isActive: $isOn))"#
        let goes = list.replacing(
            "        }\n    }\n}", with: "        }\n        \(flag)\n    }\n}")
        let rest = store + "\n" + mail + "\n" + root
        #expect(try fates(["A.swift": goes + "\n" + rest]) == [.migrated(.assisted)])
        let stays = goes.replacing("$isOn", with: ".constant(true)")
        let inStack = rest.replacing("NavigationView", with: "NavigationStack")
        #expect(try fates(["A.swift": stays + "\n" + inStack]) == [.refused(.mixedLinks)])
    }

    @Test func aListThatIsTwiceInAStackStays() throws {
        let twice = root.replacing(
            "Inbox(store: .shared)", with: "VStack { Inbox(store: a); Inbox(store: b) }")
        let rest = list + "\n" + store + "\n" + mail
        #expect(try fates(["A.swift": rest + "\n" + twice]) == [.refused(.doubledDestination)])
    }

    @Test func aNameMeansTheNearestType() throws {
        let nested = """
            enum Theme { struct Color { let red: Int } }
            struct Palette: View {
                let colors: [Color]
                var body: some View {
                    NavigationStack {
                        List(colors, id: \\.self) { color in
                            NavigationLink("Show", destination: color)
                        }
                    }
                }
            }
            """
        #expect(try fates(["A.swift": nested]) == [.migrated(.assisted)])
        let generic = nested.replacing("Palette: View", with: "Palette<Color: View>: View")
        #expect(try fates(["A.swift": generic]) == [.refused(.unclearElement)])
        let own = nested.replacing("enum Theme", with: "extension Palette")
        #expect(try fates(["A.swift": own]) == [.refused(.notHashable)])
    }

    @Test func aRangeMayBeOfOtherNumbers() throws {
        let range = """
            struct Pages: View {
                let last: UInt8
                var body: some View {
                    NavigationStack {
                        List(0..<last, id: \\.self) { page in
                            NavigationLink("Page", destination: Text("\\(page)"))
                        }
                    }
                }
            }
            """
        #expect(try fates(["A.swift": range]) == [.refused(.unclearElement)])
        let indices = range.replacing("last, id", with: "names.count, id")
        #expect(try fates(["A.swift": indices]) == [.migrated(.assisted)])
    }

    @Test func twoRulesDoNotRewriteOneLink() {
        var options = options
        options.also = [UseDestinationClosure.name]
        let source = SourceText(
            path: "A.swift", [list, root, store, mail].joined(separator: "\n"))
        let result = Migration(source: source, options).results[0]
        #expect(result.problem == nil)
        let done = result.entries.filter { $0.disposition == .migrated(.assisted) }
        #expect(done.map(\.rule) == [UseValueLinks.name])
    }
}
#endif
