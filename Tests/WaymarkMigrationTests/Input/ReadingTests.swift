// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
import Testing
@testable import WaymarkMigration

/// Tests of the scan that decides from a file's words alone if the file is parsed.
@Suite("Reading") struct ReadingTests {
    @Test func whatComesBehindANameTellsWhatIsDoneWithTheType() {
        let words = IdentifierScan(
            Array("A(); B {}; C<Int>(); D.init(); E .\n  init(); `F`(); G/**/()".utf8))
        #expect(words.made == hashes("A", "B", "C", "D", "E", "F", "G"))
        #expect(words.asked == hashes("D", "E", "F", "G"))
        let others = IdentifierScan(Array("a: H = b as? [I]; J.shared; K.self; L, M?".utf8))
        #expect(others.made.isEmpty)
        #expect(others.asked == hashes("J", "K"))
    }

    @Test(arguments: ["var body: some View", "func makeUIView(context: Context) -> UIView"])
    func namesOfMembersTellWhetherAFileMayHaveScreens(member: String) {
        #expect(IdentifierScan(Array(member.utf8)).mayHaveScreens)
        #expect(
            !IdentifierScan(Array("struct Mail { var subject: String }".utf8)).mayHaveScreens)
    }

    @Test(arguments: [
        "extension View {\n    func row() -> some View { self }\n}",
        "extension SwiftUI.View {\n    enum Kind {}\n    var row: some View { self }\n}",
        "extension Mail.Row {\n    var row: some View { Text(mail) }\n}",
        "struct Mail {}\n@ViewBuilder private func row() -> some View {}",
        "struct Mail {}\n    #if os(iOS)\n    var row: some View { Text(mail) }\n    #endif",
        "let brace = \"{\"\nvar row: AnyView { mail }",
        "let brace = \"}\"\n  var row: AnyView { mail }",
    ])
    func whatStandsInNoTypeOrIsAddedToViewsIsForAll(text: String) {
        let words = IdentifierScan(Array(text.utf8))
        #expect(words.viewsForAll == hashes("row"))
        #expect(words.viewMembers == hashes("row"))
    }

    @Test func whatATypeShowsIsNotForAll() {
        let words = IdentifierScan(
            Array("struct Mail: View {\n    var row: some View { a }\n    var b: C\n}".utf8))
        #expect(words.viewMembers == hashes("row"))
        #expect(words.viewsForAll.isEmpty)
    }

    @Test(arguments: ["alert(isPresented: a)", "alert(\n\titem: a)", "alert( // sad\nitem: a)"])
    func whatIsInAParenthesisMayStandOnItsOwnLine(text: String) {
        #expect(isFound(UseAlertActions.self, in: text))
    }

    @Test(arguments: [
        "a.alert(\"Gone\", isPresented: $isOn) {}", "a.alert(error) // isPresented, item",
    ])
    func newAlertsAreNoReasonToParse(text: String) {
        #expect(!isFound(UseAlertActions.self, in: text))
    }

    @Test func filesOfOldTargetsAreNotParsedForWhatNewOnesHave() {
        var options = MigrationOptions()
        options.floor = DeploymentTargets([.iOS: Version(16)])
        let text = "struct A: View { @StateObject var model = Model() }"
        #expect(!isAskedFor(text, options))
        options.floor = DeploymentTargets([.iOS: Version(17)])
        #expect(isAskedFor(text, options))
        options.floor = DeploymentTargets()
        #expect(isAskedFor(text, options))
    }

    @Test func aFileThatDeclaresANameOfARuleIsParsedWhateverItsTargetIs() {
        var options = MigrationOptions()
        options.floor = DeploymentTargets([.iOS: Version(16)])
        #expect(isAskedFor("func toolbar(_ bars: Int) {}", options))
    }

    private func hashes(_ words: String...) -> Set<WordHash> { Set(words.map { WordHash($0) }) }

    private func isFound(_ rule: any Rule.Type, in text: String) -> Bool {
        let triggers = Triggers(rule.triggers)
        let source = SourceText(path: "a.swift", text)
        let words = IdentifierScan(source.bytes, watching: WatchedWords(triggers.words))
        return triggers.areIn(source, words)
    }

    private func isAskedFor(_ text: String, _ options: MigrationOptions) -> Bool {
        let question = FileQuestion(options, TargetMap())
        let source = SourceText(path: "a.swift", text)
        return question.isWorthParsing(
            source, IdentifierScan(source.bytes, watching: question.words))
    }
}
#endif
