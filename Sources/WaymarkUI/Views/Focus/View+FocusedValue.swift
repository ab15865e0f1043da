// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import Observation
import OpenCombine

/// A view that hands values to others while something in it has the focus.
private nonisolated struct FocusedValueView<Content: View>: ModifyingView {
    let content: Content
    let values: FocusedValues

    var wrapped: Content { content }

    @MainActor func modifying<V: View>(_ other: V) -> any View {
        FocusedValueView<V>(content: other, values: values)
    }

    @MainActor static func makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode<Self> {
        FocusedValueNode(view, inputs)
    }
}

@MainActor
private final class FocusedValueNode<Content: View>:
    FocusHearingNode<FocusedValueView<Content>>, FocusPlace
{
    private var hasFocus = false

    override func update(_ view: FocusedValueView<Content>) {
        super.update(view)
        tell()
    }

    func focusArrived() {
        hasFocus = true
        tell()
    }

    func focusLeft() {
        hasFocus = false
        tell()
    }

    private func tell() { graph.focusedValues.setFocused(hasFocus ? view.values : nil, by: self) }
}

/// A view that hands values to others while it is on the screen.
private nonisolated struct SceneValueView<Content: View>: EffectView {
    let content: Content
    let values: FocusedValues

    @MainActor func modifying<V: View>(_ other: V) -> any View {
        SceneValueView<V>(content: other, values: values)
    }

    @MainActor static func makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode<Self> {
        SceneValueNode(view, inputs)
    }
}

@MainActor
private final class SceneValueNode<Content: View>:
    EffectViewNode<SceneValueView<Content>>
{
    override func update(_ view: SceneValueView<Content>) {
        super.update(view)
        if hasAppeared { tell(view.values) }
    }

    override func appear() { tell(view.values) }

    override func disappear() { tell(nil) }

    private func tell(_ values: FocusedValues?) {
        graph.focusedValues.setShown(values, by: self)
    }
}

extension FocusedValues {
    fileprivate init<Value>(_ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?) {
        self.init()
        self[keyPath: keyPath] = value
    }

    fileprivate init<T: AnyObject>(_ object: T?) {
        self.init()
        setObject(object)
    }
}

extension View {
    private nonisolated func focused(_ values: FocusedValues) -> some View {
        FocusedValueView(content: self, values: values)
    }

    private nonisolated func shown(_ values: FocusedValues) -> some View {
        SceneValueView(content: self, values: values)
    }

    /// Hands a value to others while something in this view has the focus.
    public nonisolated func focusedValue<Value>(
        _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value
    ) -> some View {
        focused(FocusedValues(keyPath, value))
    }

    /// Hands a value to others while something in this view has the focus; `nil` hands none.
    public nonisolated func focusedValue<Value>(
        _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
    ) -> some View {
        focused(FocusedValues(keyPath, value))
    }

    /// Hands an `@Observable` object to others while something in this view has the focus.
    public nonisolated func focusedValue<T: AnyObject & Observable>(_ object: T?) -> some View {
        focused(FocusedValues(object))
    }

    /// Hands an observable object to others while something in this view has the focus.
    public nonisolated func focusedObject<T: ObservableObject>(_ object: T) -> some View {
        focused(FocusedValues(object))
    }

    /// Hands an observable object to others while something in this view has the focus; `nil` hands
    /// none.
    public nonisolated func focusedObject<T: ObservableObject>(_ object: T?) -> some View {
        focused(FocusedValues(object))
    }

    /// Hands a value to others while this view is on the screen.
    public nonisolated func focusedSceneValue<T>(
        _ keyPath: WritableKeyPath<FocusedValues, T?>, _ value: T
    ) -> some View {
        shown(FocusedValues(keyPath, value))
    }

    /// Hands a value to others while this view is on the screen; `nil` hands none.
    public nonisolated func focusedSceneValue<T>(
        _ keyPath: WritableKeyPath<FocusedValues, T?>, _ value: T?
    ) -> some View {
        shown(FocusedValues(keyPath, value))
    }

    /// Hands an `@Observable` object to others while this view is on the screen.
    public nonisolated func focusedSceneValue<T: AnyObject & Observable>(
        _ object: T?
    ) -> some View {
        shown(FocusedValues(object))
    }

    /// Hands an observable object to others while this view is on the screen.
    public nonisolated func focusedSceneObject<T: ObservableObject>(_ object: T) -> some View {
        shown(FocusedValues(object))
    }

    /// Hands an observable object to others while this view is on the screen; `nil` hands none.
    public nonisolated func focusedSceneObject<T: ObservableObject>(_ object: T?) -> some View {
        shown(FocusedValues(object))
    }
}
