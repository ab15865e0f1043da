// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import Observation
import SwiftUI
import WaymarkTesting

/// Measures what running a body that reads an observable object costs and leaves behind.
struct ObservingBody: Scenario {
    let title = "200,000 evaluations of an observing body"
    let note = """
        A body that reads an `@Observable` object runs again and again because of other state. \
        Memory stays flat, and the write that comes after finds one reader and not 200,000. The \
        floor tracks one read in a closure and takes the tracking back, without a view.
        """
    let goals: [Goal] = [.memory(of: "evaluation", atMostKilobytes: 2_048)]
    private static let count = 200_000

    func measure(_ sampling: Sampling) -> [Measurement] {
        let remote = Remote<Int>()
        let model = Model()
        let screen = Screen { ModelView(remote: remote, model: model) }
        let evaluation = repeated("evaluation") { number in
            screen.change { remote.value = number }
        }
        _ = screen.work
        let write = processorTime { screen.change { model.value += 1 } }
        let floor = Floor()
        return [
            repeated(floorName) { _ in floor.evaluate() }, evaluation,
            Measurement(name: "the write after", nanoseconds: write, work: screen.work),
        ]
    }

    private func repeated(_ name: String, _ run: (Int) -> Void) -> Measurement {
        for number in 0..<Self.count / 10 { run(number) }
        let before = residentKilobytes()
        let nanoseconds = processorTime { for number in 0..<Self.count { run(number) } }
        return Measurement(
            name: name, nanoseconds: nanoseconds / Double(Self.count),
            kilobytes: residentKilobytes() - before)
    }
}

@Observable private final class Model {
    var value = 0
}

private struct ModelView: View {
    let remote: Remote<Int>
    let model: Model
    @State private var count = 0

    var body: some View {
        let _ = remote.binding = $count
        Text("\(model.value + count)")
    }
}

/// One tracked read, and the way to take the tracking back: a second object that is read with the
/// first and then written.
private final class Floor {
    private let model = Model()
    private let ending = Model()
    private var sum = 0

    func evaluate() {
        ending.value += 1
        withObservationTracking {
            sum += model.value + ending.value
        } onChange: {
        }
    }
}
