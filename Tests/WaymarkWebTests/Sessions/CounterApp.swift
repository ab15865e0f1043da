// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import WaymarkElements

/// A small app made of raw elements: a counter, a field, a switch, a slider, a stepper, a list to
/// go into, a sheet.
@MainActor final class CounterApp: Session {
    private(set) var isClosed = false
    /// The commands that go to the renderer with the next change.
    var commands: [ElementCommand] = []
    private(set) var root: Element
    private var renderer: (any Renderer)?
    private var count = 0
    private var text = ""
    private var isOn = false
    private var salt = 0.5
    private var guests = 4
    private var isSheetShown = false
    private var route: [String]
    private var nextID: Int32 = 1000
    private var screenID: Int32 = 1000
    private let person: String

    /// Goes to any route, up to a segment that is "nowhere".
    init(_ request: SessionRequest) {
        let saved = request.savedState.map { String(decoding: $0, as: UTF8.self) } ?? ""
        let wanted =
            request.route.isEmpty ? saved.split(separator: "\n").map(String.init) : request.route
        route = Array(wanted.prefix { $0 != "nowhere" })
        missesAddress = route.count < wanted.count
        person = request.person
        root = Element(id: ElementID(1), content: ElementContent(.divider))
        root = tree()
    }

    nonisolated static let source = SessionSource(name: "Counter") { CounterApp($0) }

    var savedState: [UInt8] { Array(route.joined(separator: "\n").utf8) }
    private(set) var stateVersion = 0
    private(set) var bodiesRun = 0
    let missesAddress: Bool
    var problems: [String] = []

    func attach(_ renderer: (any Renderer)?) {
        self.renderer = renderer
        renderer?.apply(.whole { self.root })
    }

    func close() { isClosed = true }

    func handle(_ event: ElementEvent) {
        if isClosed { return }
        take(event)
        show()
    }

    private func show() {
        bodiesRun += 1
        let new = tree()
        let patches = root.patches(to: new)
        root = new
        if !patches.isEmpty || !commands.isEmpty {
            renderer?.apply(ElementChanges(patches: patches, commands: commands) { new })
        }
        commands = []
    }

    private func take(_ event: ElementEvent) {
        switch (event.id.rawValue, event.action) {
        case (10, .press): count += 1
        case (12, .setText(let new)): text = new == "shout" ? "SHOUT" : new
        case (14, .setOn(let new)): isOn = new
        case (16, .press): isSheetShown = true
        case (500, .setValue(let new)), (500, .moveValue(let new)): salt = new
        case (502, .increment): guests += 1
        case (502, .decrement): guests -= 1
        case (200, .dismiss): isSheetShown = false
        case (20..<100, .press): go(["row \(event.id.rawValue - 20)"])
        case (_, .back): go(Array(route.dropLast()))
        case (1, .navigate(let route)): go(route)
        case (1, .measure(.window(let size))): text = "\(Int(size.width)) wide"
        default: break
        }
    }

    private func go(_ new: [String]) {
        if new == route { return }
        route = new
        stateVersion += 1
        nextID += 100
        screenID = nextID
    }

    private func tree() -> Element {
        let title = route.last ?? "Counter"
        let window = WindowElement(title: title, route: route)
        var children = [screen(title)]
        if isSheetShown { children.append(sheet) }
        return Element(
            id: ElementID(1), content: ElementContent(.window(window)), children: children)
    }

    private func screen(_ title: String) -> Element {
        let back = route.isEmpty ? nil : Back(title: "Counter", depth: 0)
        let content = ElementContent(.screen(ScreenElement(title: title, back: back)))
        let inside =
            route.isEmpty
            ? home
            : [text(screenID + 1, "Detail of \(title)"), text(screenID + 2, "Count \(count)")]
        return Element(id: ElementID(screenID), content: content, children: inside)
    }

    private var home: [Element] {
        [
            text(9, "Count \(count)"), text(8, "person \(person)"), button(10, "Add"),
            Element(
                id: ElementID(12),
                content: ElementContent(.textField(TextFieldElement(text: text))),
                children: [self.text(13, "Name")]),
            Element(
                id: ElementID(14), content: ElementContent(.toggle(isOn: isOn)),
                children: [self.text(15, "Light")]),
            button(16, "Show sheet"),
            Element(
                id: ElementID(500),
                content: ElementContent(
                    .slider(SliderElement(value: salt, bounds: 0...1, step: 0.1))),
                children: [self.text(501, "Salt")]),
            Element(
                id: ElementID(502),
                content: ElementContent(.stepper(StepperElement(value: Double(guests)))),
                children: [self.text(503, "Guests \(guests)")]),
            Element(
                id: ElementID(18),
                content: ElementContent(
                    .list(ListElement()), effects: [.opacity(count > 2 ? 0.5 : 0.75)]),
                children: (0..<60).map(row)),
        ]
    }

    private var sheet: Element {
        Element(
            id: ElementID(200),
            content: ElementContent(.sheet(SheetElement(kind: .sheet, title: "Sheet"))),
            children: [text(201, "In the sheet")])
    }

    private func row(_ number: Int) -> Element {
        let link = Element(
            id: ElementID(Int32(20 + number)),
            content: ElementContent(.link(LinkElement(route: ["row \(number)"]))),
            children: [text(Int32(300 + number), "Row \(number)")])
        return Element(
            id: ElementID(Int32(400 + number)), content: ElementContent(.row(RowElement())),
            children: [link])
    }

    private func text(_ id: Int32, _ string: String) -> Element {
        Element(id: ElementID(id), content: ElementContent(.text(TextContent(string))))
    }

    private func button(_ id: Int32, _ title: String) -> Element {
        Element(
            id: ElementID(id), content: ElementContent(.button(ButtonElement())),
            children: [text(id + 1, title)])
    }
}
