// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import Foundation
import Observation
import Testing
import WaymarkElements
import WaymarkTesting

@testable import WaymarkUI

/// The heights and the looks of sheets.
@MainActor @Suite struct DetentTests {
    private func stage(@ViewBuilder content: @escaping () -> some View) -> Stage {
        Stage { Text("beneath").sheet(isPresented: .constant(true)) { content() } }
    }

    private func sheet(_ stage: Stage) throws -> (id: ElementID, look: SheetLook) {
        let found = stage.session.root.first {
            if case .sheet = $0.role { true } else { false }
        }
        guard let found, case .sheet(let element) = found.role else { throw NoSheet() }
        return (found.id, element.look)
    }

    private func draw(_ place: Double, in stage: Stage) throws {
        stage.session.handle(ElementEvent(try sheet(stage).id, .setValue(place)))
    }

    @Test func aSheetBeginsAtTheLeastOfItsHeights() throws {
        let stage = stage {
            Text("a").presentationDetents([.large, .height(200), .medium])
        }
        #expect(try sheet(stage).look.heights == [.points(200), .fraction(0.5), .fraction(1)])
        #expect(try sheet(stage).look.height == 0)
        try draw(2, in: stage)
        #expect(try sheet(stage).look.height == 2)
        for place in [3, -1, 0.5, .nan] { try draw(place, in: stage) }
        #expect(try sheet(stage).look.height == 2)
    }

    @Test func theAppHearsOfTheHeightAndSetsIt() throws {
        let store = DetentStore()
        let stage = stage {
            Text("a").presentationDetents([.medium, .large], selection: store.binding)
        }
        #expect(try sheet(stage).look.height == 1)
        try draw(0, in: stage)
        #expect(store.detent == .medium)
        #expect(try sheet(stage).look.height == 0)
        stage.screen.change { store.detent = .large }
        #expect(try sheet(stage).look.height == 1)
    }

    @Test func thePressOfTheGrabberGoesFromOneHeightToTheNext() throws {
        let stage = stage { Text("a").presentationDetents([.medium, .large]) }
        for height in [1, 0, 1] {
            stage.session.handle(ElementEvent(try sheet(stage).id, .increment))
            #expect(try sheet(stage).look.height == height)
        }
    }

    @Test func ofHeightsThatAreTheSameTheChosenOneStays() throws {
        let store = DetentStore()
        store.detent = .fraction(0.5)
        let stage = stage {
            Text("a").presentationDetents(
                [.medium, .height(100), .fraction(0.5), .custom(Hundred.self)],
                selection: store.binding)
        }
        #expect(try sheet(stage).look.height == 1)
        #expect(try sheet(stage).look.heights.count == 2)
    }

    @Test(arguments: [
        (PresentationAdaptation.popover, SheetElement.Kind.popover), (.sheet, .sheet),
    ])
    func aPopoverStaysOneInANarrowWindowWhereItsContentSaysSo(
        adaptation: PresentationAdaptation, kind: SheetElement.Kind
    ) {
        let stage = Stage(.compact) {
            Text("beneath").popover(isPresented: .constant(true)) {
                Text("a").presentationCompactAdaptation(adaptation)
            }
        }
        let found = stage.session.root.first {
            if case .sheet(let sheet) = $0.role { sheet.kind == kind } else { false }
        }
        #expect(found != nil)
    }

    @Test func aHeightOfTheAppsOwnIsComputed() throws {
        let stage = Stage(
            screen: Screen(width: 400, height: 900) {
                Text("beneath").sheet(isPresented: .constant(true)) {
                    Text("a").presentationDetents([.custom(Third.self), .custom(Missing.self)])
                }
            })
        #expect(try sheet(stage).look.heights == [.points(300)])
    }

    @Test func modifiersOfTheScreenInsideCount() throws {
        let stage = stage {
            NavigationStack {
                Text("a").presentationCornerRadius(30).presentationBackground(.yellow)
            }
            .presentationDragIndicator(.hidden)
        }
        let look = try sheet(stage).look
        #expect(look.cornerRadius == 30)
        #expect(look.background == ColorValue(.yellow))
        #expect(look.showsGrabber == false)
    }

    @Test func heightsThatAreTheSameAreOfferedOnce() throws {
        let stage = stage {
            Text("a").presentationDetents([.medium, .fraction(0.5), .fraction(2)])
        }
        #expect(try sheet(stage).look.heights == [.fraction(0.5), .fraction(1)])
    }
}

private struct NoSheet: Error {}

private struct Third: CustomPresentationDetent {
    static func height(in context: Context) -> CGFloat? { context.maxDetentValue / 3 }
}

private struct Hundred: CustomPresentationDetent {
    static func height(in context: Context) -> CGFloat? { 100 }
}

private struct Missing: CustomPresentationDetent {
    static func height(in context: Context) -> CGFloat? {
        context.dynamicTypeSize == .large ? nil : 10
    }
}

@Observable @MainActor private final class DetentStore {
    var detent = PresentationDetent.large

    var binding: Binding<PresentationDetent> {
        Binding {
            self.detent
        } set: {
            self.detent = $0
        }
    }
}
