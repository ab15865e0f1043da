// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import SwiftUI
import Testing
import WaymarkElements

@testable import WaymarkTesting

@MainActor @Suite("Titles and bars") struct BarTests {
    @Test("NAV-200: a title anywhere inside a screen titles it")
    func aTitleMayStandAnywhere() {
        let screen = Screen {
            NavigationStack { VStack { HStack { Text("deep").navigationTitle("Found") } } }
        }
        #expect(screen.title == "Found")
    }

    @Test("NAV-201: a title outside the stack does not title its screens, and is an issue")
    func aTitleOutsideIsNotTheirs() {
        let screen = Screen { NavigationStack { Text("Root") }.navigationTitle("Outside") }
        #expect(screen.title == nil)
        #expect(screen.issues.map(\.kind) == [.titleOutsideContainer(title: "Outside")])
    }

    @Test("NAV-201: a title around a stack is that of the screen which the stack is in")
    func aTitleAroundAnInnerStackIsTheOuterOnes() {
        let screen = Screen(.regular) {
            NavigationSplitView {
                Text("Side")
            } detail: {
                NavigationStack { Text("Root") }.navigationTitle("Detail")
            }
        }
        #expect(screen.issues.isEmpty)
        #expect(screen.outline.contains("\"Detail\""))
    }

    @Test("NAV-202: the outermost on a chain wins, the first among siblings that is not empty")
    func theOutermostAndTheFirstWin() {
        let chain = Screen {
            NavigationStack { Text("x").navigationTitle("inner").navigationTitle("outer") }
        }
        #expect(chain.title == "outer")
        let siblings = Screen {
            NavigationStack {
                Text("a").navigationTitle("")
                Text("b").navigationTitle("second")
                Text("c").navigationTitle("third")
            }
        }
        #expect(siblings.title == "second")
    }

    @Test("NAV-202: the same rule holds for display modes")
    func theOutermostDisplayModeWins() {
        let screen = Screen {
            NavigationStack {
                Text("x").navigationTitle("T").navigationBarTitleDisplayMode(.large)
                    .navigationBarTitleDisplayMode(.inline)
            }
        }
        #expect(front(screen)?.titleDisplay == .inline)
    }

    @Test("NAV-203: a title follows state")
    func aTitleFollowsState() throws {
        struct Renaming: View {
            @State private var count = 0

            var body: some View {
                NavigationStack { Button("More") { count += 1 }.navigationTitle("Count \(count)") }
            }
        }
        let screen = Screen { Renaming() }
        try screen.press("More")
        #expect(screen.title == "Count 1")
    }

    @Test("NAV-205: a subtitle is shown with the title")
    func aSubtitleIsShown() {
        let screen = Screen {
            NavigationStack { Text("x").navigationTitle("Main").navigationSubtitle("Sub") }
        }
        #expect(screen.texts == ["Main", "Sub", "x"])
    }

    @Test("NAV-206, NAV-215: the back button says the title beneath, or Back where there is none")
    func theBackButtonSaysTheTitleBeneath() throws {
        let screen = Screen {
            NavigationStack {
                NavigationLink("Go") {
                    NavigationLink("On") { Text("End") }.navigationTitle("Middle")
                }
            }
        }
        try screen.press("Go")
        #expect(back(screen) == Back(title: "Back", depth: 0))
        try screen.press("On")
        let root = Back.Ancestor(title: "Back", depth: 0)
        #expect(back(screen) == Back(title: "Middle", depth: 1, ancestors: [root]))
        #expect(screen.title == nil)
    }

    @Test("NAV-210, NAV-211, NAV-212: display modes are inherited from the screen beneath")
    func displayModesAreInherited() throws {
        let screen = Screen {
            NavigationStack {
                NavigationLink("Go") {
                    NavigationLink("On") { Text("End").navigationTitle("End") }
                        .navigationTitle("Middle").navigationBarTitleDisplayMode(.inline)
                }
                .navigationTitle("Root")
            }
        }
        #expect(front(screen)?.titleDisplay == .large)
        try screen.press("Go")
        #expect(front(screen)?.titleDisplay == .inline)
        try screen.press("On")
        #expect(front(screen)?.titleDisplay == .inline)
        try screen.back()
        try screen.back()
        #expect(front(screen)?.titleDisplay == .large)
    }

    @Test("NAV-211: automatic screens above a large root are large")
    func automaticInheritsLarge() throws {
        let screen = Screen {
            NavigationStack {
                NavigationLink("Go") { Text("End").navigationTitle("End") }.navigationTitle("Root")
            }
        }
        try screen.press("Go")
        #expect(front(screen)?.titleDisplay == .large)
    }

    @Test(
        "NAV-210: without title and items there is no bar; 'visible' forces one, 'hidden' removes it"
    )
    func barsAppearWhenThereIsSomethingToShow() {
        let bare = Screen { NavigationStack { Text("x") } }
        #expect(front(bare)?.isBarVisible == false)
        let forced = Screen { NavigationStack { Text("x").toolbar(.visible, for: .navigationBar) } }
        #expect(front(forced)?.isBarVisible == true)
        let hidden = Screen {
            NavigationStack { Text("x").navigationTitle("T").toolbar(.hidden, for: .navigationBar) }
        }
        #expect(front(hidden)?.isBarVisible == false)
        #expect(hidden.texts == ["x"])
        let older = Screen {
            NavigationStack { Text("x").navigationTitle("T").navigationBarHidden(true) }
        }
        #expect(front(older)?.isBarVisible == false)
    }

    @Test("NAV-216: a hidden back button hides the way back; programs still go back")
    func hiddenBackButtons() throws {
        let path = Recorded([1])
        let screen = Screen {
            NavigationStack(path: path.binding) {
                Text("Root").navigationTitle("Root").navigationDestination(for: Int.self) { _ in
                    Leaving().navigationBarBackButtonHidden()
                }
            }
        }
        #expect(!screen.canGoBack)
        #expect(throws: ScreenError.self) { try screen.back() }
        try screen.press("Leave")
        #expect(screen.title == "Root")
        #expect(path.writes == [[]])
    }

    @Test("NAV-228: the older title modifiers feed the same title")
    func olderTitleModifiers() {
        let screen = Screen {
            NavigationStack { Text("x").navigationBarTitle("Old", displayMode: .inline) }
        }
        #expect(screen.title == "Old")
        #expect(front(screen)?.titleDisplay == .inline)
    }

    private func front(_ screen: WaymarkTesting.Screen) -> ScreenElement? {
        screen.frontScreens.last?.screen
    }

    private func back(_ screen: WaymarkTesting.Screen) -> Back? { front(screen)?.back }
}

private struct Leaving: View {
    @Environment(\.dismiss) private var dismiss

    var body: some View { Button("Leave") { dismiss() } }
}
