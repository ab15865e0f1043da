// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import WaymarkElements

/// One option of a picker, without the type of its view.
@MainActor protocol PickerOption: _Node {
    /// The title of the option.
    var title: String { get }
    /// The option as renderers show it where it is no element.
    var option: PickerElement.Option? { get }
}

/// The picker around options.
@MainActor protocol PickerHost: WordsReader {
    /// Hears that options came, went, or have other titles now.
    func optionsChanged()
    func isChosen(_ option: any PickerOption) -> Bool
    /// Hears that a person chose an entry of a menu.
    func choose(_ option: any PickerOption)
}

extension PickerHost {
    func wordsChanged() { optionsChanged() }
}

/// The role of an option: each view in a picker becomes one.
@MainActor final class OptionMemberRole: MemberRole {
    private unowned let host: any PickerHost

    init(_ host: any PickerHost) { self.host = host }

    func makeMember<V: ElementView>(of view: V, _ inputs: _NodeInputs) -> _Node {
        OptionNode(view, inputs, host)
    }
}

/// A mounted option: an element where the picker is in a menu, otherwise a title and a symbol.
@MainActor final class OptionNode<Content: ElementView>: ElementNode<Content>, PickerOption {
    private unowned let host: any PickerHost
    private var child: Mounted<MemberContent<Content>>?

    init(_ view: Content, _ inputs: _NodeInputs, _ host: any PickerHost) {
        self.host = host
        super.init(view, inputs)
        var inner = contentInputs
        inner.readBy = host
        child = mount(MemberContent(view, inputs), inner)
    }

    override func update(_ view: Content) {
        super.update(view)
        child?.update(MemberContent(view, inputs))
        host.optionsChanged()
    }

    override func memberTraitsChanged() {
        super.memberTraitsChanged()
        host.optionsChanged()
    }

    var title: String { makeContent().accessibility.label ?? child?.node.plainText ?? "" }

    var option: PickerElement.Option? {
        cell.map { .init(id: $0.id, title: title, symbol: child?.node.symbolName) }
    }

    override var isEnabled: Bool { host.isEnabled }

    override func makeRole() -> ElementRole {
        .menuItem(MenuItemElement(kind: .choice, isOn: host.isChosen(self)))
    }

    override func handle(_ action: ElementAction) {
        if action == .press { host.choose(self) }
    }

    override func forEachChild(_ body: (_Node) -> Void) {
        if let child { body(child.node) }
    }
}

extension _Node {
    /// The options below, in reading order.
    var options: [any PickerOption] {
        var found: [any PickerOption] = []
        collectOptions(into: &found)
        return found
    }

    private func collectOptions(into found: inout [any PickerOption]) {
        forEachChild { child in
            if let option = child as? any PickerOption {
                found.append(option)
            } else {
                child.collectOptions(into: &found)
            }
        }
    }

    /// The name of the first symbol in this node.
    fileprivate var symbolName: String? {
        if let image = self as? KeepingElementNode<Image>,
            case .symbol(let name) = image.view.source
        {
            return name
        }
        var name: String?
        forEachChild { name = name ?? $0.symbolName }
        return name
    }
}
