// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

/// A value that says which of a view's fields and controls has the keyboard's focus, and moves it.
///
/// Mark each of them with `focused(_:equals:)`, or a single one with `focused(_:)`. The value
/// follows a person, and a write moves the focus. Where nothing on the screen has the value that
/// was written, it goes back to what has the focus, or to `nil` and `false`.
///
/// ```swift
/// struct Login: View {
///     enum Field { case name, password }
///
///     @FocusState private var field: Field?
///     @State private var name = ""
///     @State private var password = ""
///
///     var body: some View {
///         Form {
///             TextField("Name", text: $name)
///                 .focused($field, equals: .name)
///                 .onSubmit { field = .password }
///             SecureField("Password", text: $password)
///                 .focused($field, equals: .password)
///         }
///         .onAppear { field = .name }
///     }
/// }
/// ```
@propertyWrapper public struct FocusState<Value: Hashable>: GraphProperty {
    private let location: FocusLocation<Value>?
    private let unfocused: Value

    /// The focus of one control, which does not have it at first.
    public init() where Value == Bool { self.init(unfocused: false) }

    /// The focus of several controls, of which none has it at first.
    public init<T: Hashable>() where Value == T? { self.init(unfocused: nil) }

    private init(unfocused: Value, _ location: FocusLocation<Value>? = nil) {
        self.unfocused = unfocused
        self.location = location
    }

    /// The value of what has the focus; a write moves the focus there.
    public var wrappedValue: Value {
        get { projectedValue.wrappedValue }
        nonmutating set { projectedValue.wrappedValue = newValue }
    }

    /// A binding to the value, for the modifiers that mark what can have the focus.
    public var projectedValue: Binding { Binding(location: location, unfocused: unfocused) }

    @MainActor mutating func connect(_ slot: inout AnyObject?, in storage: PropertyStorage) {
        let known = slot as? FocusLocation<Value> ?? FocusLocation(unfocused, of: storage.node)
        slot = known
        self = FocusState(unfocused: unfocused, known)
    }

    /// A way to read and move the focus that another view keeps track of.
    @propertyWrapper public struct Binding {
        let location: FocusLocation<Value>?
        fileprivate let unfocused: Value

        /// The value of what has the focus; a write moves the focus there.
        public var wrappedValue: Value {
            get { location?.value ?? unfocused }
            nonmutating set { location?.ask(for: newValue) }
        }

        /// The binding itself, which `$` gives to views further down.
        public var projectedValue: Binding { self }
    }
}

// The location is reached on the main actor only.
extension FocusState: @unchecked Sendable where Value: Sendable {}
// So is that of a binding.
extension FocusState.Binding: @unchecked Sendable where Value: Sendable {}
