// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import WaymarkElements

/// A mounted link: a control, the tag of its row, and for view links a presenter.
@MainActor
final class NavigationLinkNode<Label: View, Destination: View>:
    KeepingElementNode<NavigationLink<Label, Destination>>, ValueLinking, ScreenPresenter,
    AddressedNode, LabelDrawing
{
    /// The mounted label, where the link does not draw it itself.
    private var label: Mounted<ButtonLabel<Label>>?
    private let isViewLink: Bool
    private var isEnabledAbove = true
    private var isFollowed = false
    private var bindingIsOn = false
    private(set) var activation = 0
    private(set) var version = 0
    var labelValues: StaticValues?

    override init(_ view: NavigationLink<Label, Destination>, _ inputs: _NodeInputs) {
        if case .view = view.target { isViewLink = true } else { isViewLink = false }
        super.init(view, inputs)
        if isDeclaring { adjustDeclarations(by: 1) }
        startDrawingLabel()
        if labelValues == nil { label = mount(styledLabel, contentInputs) }
        enclosingScreen?.screenStack.join(self)
        noteName()
        reevaluate()
    }

    override var pathName: String? { "NavigationLink" }

    /// True for view links, which can ask for a screen; value links only write paths.
    override var isDeclaring: Bool { isViewLink }

    override func update(_ view: NavigationLink<Label, Destination>) {
        labelWillChange()
        super.update(view)
        version += 1
        isDirty = false
        reevaluate()
        if isDeclaring, isOn { declarationChanged(.destination) }
        label?.update(styledLabel)
        noteName()
    }

    /// The label, as a button style of an app's own draws it (NAV-085).
    private var styledLabel: ButtonLabel<Label> { ButtonLabel(standard: view.label) }

    var drawnLabel: ButtonLabel<Label> { styledLabel }

    private func noteName() {
        if isDeclaring { enclosingScreen?.linkNames.note(plainTexts, for: self) }
    }

    override func reevaluate() {
        let wasOn = bindingIsOn
        var needsLabel = false
        evaluate(observing: ObservingFlags.flag(for: NavigationLink<Label, Destination>.self)) {
            if let link = binding { bindingIsOn = link.isOn() }
            let enabled = EnvironmentValues(scope: inputs.scope, reader: self).isEnabled
            if enabled != isEnabledAbove {
                isEnabledAbove = enabled
                graph.setContentDirty(self)
            }
            needsLabel = labelValues != nil && !keepDrawingLabel()
        }
        if needsLabel { showLabel() }
        guard bindingIsOn != wasOn else { return }
        if bindingIsOn { activation = graph.makeOrder() }
        declarationChanged(.destination)
        graph.setContentDirty(self)
    }

    /// Shows the label through nodes from now on.
    private func showLabel() {
        stopDrawingLabel(setOwnsElement)
        label = mount(styledLabel, contentInputs)
    }

    private var binding: LinkActivation? {
        if case .view(_, let activation) = view.target { return activation }
        return nil
    }

    private var element: PathElement? {
        if case .value(let element) = view.target { return element }
        return nil
    }

    override func forEachChild(_ body: (_Node) -> Void) {
        if let label { body(label.node) }
    }

    override func makeInside() -> [Element] { drawLabel(.elements)?.elements ?? [] }

    override func makeInsideContents() -> [ElementContent] {
        drawLabel(.contents)?.contents ?? []
    }

    override func handle(_ action: ElementAction, at id: ElementID) {
        if id == cell?.id { handle(action) } else { pressInLabel(action, at: id) }
    }

    override func willUnmount() {
        enclosingScreen?.screenStack.leave(self)
        enclosingScreen?.linkNames.forget(self)
        if isDeclaring, isOn { parent?.declarationChanged(.destination) }
    }

    // MARK: The element

    override var isEnabled: Bool {
        guard isEnabledAbove else { return false }
        guard let screen = enclosingScreen, !isOutsideContainers else {
            graph.issues.report(.linkOutsideContainer(label: labelText), at: self)
            return false
        }
        switch view.target {
        case .view: return true
        case .value(nil): return false
        case .value(let element?): return reaches(element, from: screen)
        }
    }

    private func reaches(_ element: PathElement, from screen: ScreenNode) -> Bool {
        let resolution = LinkResolution(element, from: self, on: screen)
        if resolution.way != nil {
            if resolution.hasRival(of: self, on: screen) {
                graph.issues.report(
                    .selectionAndDestination(
                        type: element.typeName.withoutModule, isPushed: !resolution.isSelection),
                    at: self)
            }
            return true
        }
        if enclosingList != nil, rowRefusesSelection { return false }
        let screenStack = screen.screenStack
        let known =
            screenStack.owner.isLegacy
            ? [] : screenStack.registrations.values.map(\.shortTypeName).sorted()
        if !screenStack.accepts(element) {
            graph.issues.report(
                .pathElementMismatch(
                    value: element.typeName.withoutModule, element: screenStack.path.elementName,
                    link: labelText),
                at: self)
        } else {
            graph.issues.report(
                .unreachableDestination(
                    type: element.typeName.withoutModule, link: labelText, known: known),
                at: self)
        }
        return false
    }

    private var rowRefusesSelection: Bool {
        inputs.traits?.aboutRow.isSelectionDisabled ?? false
    }

    override var focusableElement: ElementID? { isEnabled ? cell?.id : nil }

    override func makeRole() -> ElementRole {
        if inputs.isInMenu { return .menuItem(MenuItemElement(route: route)) }
        let values = EnvironmentValues(scope: inputs.scope, reader: nil)
        return .link(
            LinkElement(
                route: route, showsDisclosure: isInRow && showsDisclosure, isCurrent: isCurrent,
                look: values.buttonLook))
    }

    func addressChanged() { graph.setContentDirty(self) }

    private var isInRow: Bool { parent?.passesDecoration == true && !(parent is any GridCellPart) }

    private var showsDisclosure: Bool {
        enclosingScreen?.screenStack.owner.linksShowDisclosure ?? false
    }

    private var isCurrent: Bool {
        guard isInRow, !showsDisclosure else { return false }
        return isOn || enclosingRowIsSelected
    }

    private var enclosingRowIsSelected: Bool {
        guard case .row(let row)? = parent?.makeRole() else { return false }
        return row.isSelected
    }

    // MARK: What people do

    override func handle(_ action: ElementAction) {
        guard action == .press, isEnabled, let screen = enclosingScreen else { return }
        guard screen.isShown else { return }
        switch view.target {
        case .value(nil): break
        case .value(let element?): LinkResolution(element, from: self, on: screen).way?()
        case .view: follow()
        }
    }

    func follow() {
        guard !isOn else { return }
        activation = graph.makeOrder()
        if let binding { binding.set(true) } else { isFollowed = true }
        graph.invalidate(self)
        graph.setContentDirty(self)
        declarationChanged(.destination)
        chooseRow()
        (enclosingScreen?.screenStack.owner as? any Column)?.personFollowed(self)
    }

    /// A view link in a row with a tag selects the row too (NAV-141).
    private func chooseRow() {
        guard isInRow, let row = parent, row.rowTag?.isExplicit == true else { return }
        row.handle(.press)
    }

    // MARK: ValueLinking, ScreenPresenter

    var linkedTag: RowTag? { element?.rowTag }

    var isOn: Bool { binding == nil ? isFollowed : bindingIsOn }

    func makeView() -> AnyView {
        guard case .view(let destination, _) = view.target else { return AnyView(EmptyView()) }
        return AnyView(destination)
    }

    func turnOff() {
        isFollowed = false
        bindingIsOn = false
        if let binding { turnOff(binding) }
        graph.setContentDirty(self)
        declarationChanged(.destination)
    }

    private func turnOff(_ binding: LinkActivation) {
        binding.set(false)
        guard binding.isOn() else { return }
        let name = binding.tag == nil ? "isActive" : "selection"
        reportRefusedWrite(of: name, isConstant: binding.isConstant)
    }

    var tag: AnyHashable? { binding?.tag }

    var isDetail: Bool { view.isDetailLink }

    var labelText: String { plainText }

    var subject: String { "the link '\(labelText)'" }
}

/// A link that leads to a column.
@MainActor protocol SluggedLink: _Node {
    /// True if it targets the following column.
    var isDetail: Bool { get }
}

extension NavigationLinkNode: SluggedLink {}
