// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import SwiftUI
import Testing
import WaymarkElements

@testable import WaymarkTesting
@testable import WaymarkUI

private typealias Gauge = WaymarkUI.Gauge
private typealias Text = WaymarkUI.Text
private typealias Menu = WaymarkUI.Menu
private typealias HStack = WaymarkUI.HStack

@MainActor struct ProgressTests {
    @Test func progressIsAShareOfItsTotal() throws {
        let screen = WaymarkTesting.Screen {
            ProgressView("Steps", value: 3, total: 4.0)
            ProgressView(value: 0.5).accessibilityLabel("Half")
            ProgressView("Too much", value: 9, total: 4.0)
            ProgressView("Of nothing", value: 1, total: 0.0)
        }
        #expect(try screen.value(of: "Steps") == 0.75)
        #expect(try screen.value(of: "Half") == 0.5)
        #expect(try screen.value(of: "Too much") == 1)
        #expect(try screen.value(of: "Of nothing") == 0)
    }

    @Test func whatHasNoValueIsARingAndSaysThatSomethingIsBeingDone() throws {
        let screen = WaymarkTesting.Screen {
            ProgressView()
            ProgressView("Baking")
            ProgressView("Cooling", value: nil as Double?)
        }
        #expect(screen.outline.contains("progress circular label \"In progress\""))
        #expect(try screen.value(of: "In progress") == nil)
        #expect(try screen.value(of: "Baking") == nil)
        #expect(try screen.value(of: "Cooling") == nil)
    }

    @Test func aStyleDecidesHowItIsDrawn() {
        let screen = WaymarkTesting.Screen {
            ProgressView("A", value: 0.5).progressViewStyle(.circular)
            ProgressView("B").progressViewStyle(.linear)
            ProgressView("C").progressViewStyle(.automatic)
            ProgressView("D", value: 0.5).progressViewStyle(CircularProgressViewStyle(tint: .red))
        }
        let styles = screen.root.progresses.map(\.style)
        #expect(styles == [.circular, .linear, .circular, .circular])
    }

    @Test func aStyleOfAnAppsOwnDrawsItOtherwise() {
        let screen = WaymarkTesting.Screen {
            VStack {
                ProgressView("Baking", value: 0.5)
                ProgressView()
            }
            .progressViewStyle(Wordy())
        }
        #expect(screen.texts == ["Baking", "50 of 100", "no label", "0 of 100"])
    }

    @Test func whatTellsTheValueIsReadAsItAndIsNotTheName() throws {
        let screen = WaymarkTesting.Screen {
            ProgressView(value: 0.5) {
                Text("Baking")
            } currentValueLabel: {
                Text("half done")
            }
        }
        #expect(screen.texts == ["Baking", "half done"])
        #expect(screen.root.progresses.map(\.words) == ["half done"])
        #expect(try screen.value(of: "Baking") == 0.5)
    }

    @Test func wordsThatChangeByThemselvesAreTold() {
        let clock = Clock()
        let screen = WaymarkTesting.Screen {
            Gauge(value: 0.5) {
                Text("Time")
            } currentValueLabel: {
                ClockText(clock: clock)
            }
        }
        screen.change { clock.minutes = 7 }
        #expect(screen.root.gauges.map(\.words) == ["7 min"])
    }

    @Test func aGaugeStandsWithinItsBounds() throws {
        let screen = WaymarkTesting.Screen {
            Gauge(value: 3, in: 1...5) { Text("Heat") }
            Gauge(value: 9, in: 1...5) {
                Text("Fire")
            } currentValueLabel: {
                Text("nine")
            } minimumValueLabel: {
                Text("cold")
            } maximumValueLabel: {
                Text("hot")
            }
        }
        #expect(try screen.value(of: "Heat") == 3)
        #expect(try screen.value(of: "Fire") == 5)
        #expect(screen.texts == ["Heat", "Fire", "cold", "hot", "nine"])
    }

    @Test func everyStandardStyleOfAGaugeIsTaken() {
        let screen = WaymarkTesting.Screen {
            gauge.gaugeStyle(.automatic)
            gauge.gaugeStyle(.linearCapacity)
            gauge.gaugeStyle(.accessoryLinear)
            gauge.gaugeStyle(.accessoryLinearCapacity)
            gauge.gaugeStyle(.accessoryCircular)
            gauge.gaugeStyle(.accessoryCircularCapacity)
        }
        let styles = screen.root.gauges.map(\.style)
        #expect(styles == [.linear, .linear, .marked, .linear, .circular, .circular])
    }

    @Test func aGaugeInAStyleOfAnAppsOwn() {
        let screen = WaymarkTesting.Screen { gauge.gaugeStyle(Stars()) }
        #expect(screen.texts == ["Heat", "***"])
    }

    @Test func inAMenuTheyAreTheirLabels() {
        let screen = WaymarkTesting.Screen {
            Menu("State") {
                ProgressView("Baking", value: 0.5)
                gauge
            }
        }
        #expect(screen.root.progresses.isEmpty && screen.root.gauges.isEmpty)
        #expect(screen.outline.contains("text \"Baking\""))
    }

    private var gauge: some View { Gauge(value: 3, in: 1...5) { Text("Heat") } }
}

@Observable private final class Clock {
    var minutes = 5
}

private struct ClockText: View {
    let clock: Clock

    var body: some View { Text("\(clock.minutes) min") }
}

private struct Wordy: ProgressViewStyle {
    func makeBody(configuration: Configuration) -> some View {
        if let label = configuration.label { label } else { Text("no label") }
        Text("\(Int((configuration.fractionCompleted ?? 0) * 100)) of 100")
    }
}

private struct Stars: GaugeStyle {
    func makeBody(configuration: Configuration) -> some View {
        HStack {
            configuration.label
            Text(String(repeating: "*", count: Int(configuration.value * 5) + 1))
        }
    }
}

extension Element {
    fileprivate var progresses: [ProgressElement] {
        var found: [ProgressElement] = []
        forEach { if case .progress(let progress) = $0.role { found.append(progress) } }
        return found
    }

    fileprivate var gauges: [GaugeElement] {
        var found: [GaugeElement] = []
        forEach { if case .gauge(let gauge) = $0.role { found.append(gauge) } }
        return found
    }
}
