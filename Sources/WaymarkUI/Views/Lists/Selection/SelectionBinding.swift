// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import WaymarkElements

/// The kinds of bindings that a list selects with (NAV-135).
enum SelectionBinding<Value: Hashable> {
    case none
    case single(Binding<Value?>)
    case multiple(Binding<Set<Value>>)
    case required(Binding<Value>)

    /// A person may select one row, where there is a binding.
    init(one selection: Binding<Value?>?) {
        if let selection { self = .single(selection) } else { self = .none }
    }

    /// A person may select several rows, where there is a binding.
    init(several selection: Binding<Set<Value>>?) {
        if let selection { self = .multiple(selection) } else { self = .none }
    }
}

extension SelectionBinding {
    /// The number of rows that can be selected, and whether that can be none.
    var mode: ListElement.Selection {
        switch self {
        case .none: .none
        case .single: .single
        case .multiple: .multiple
        case .required: .required
        }
    }

    /// The values that it holds now.
    var values: Set<Value> {
        switch self {
        case .none: []
        case .single(let binding): Set(binding.wrappedValue.map { [$0] } ?? [])
        case .multiple(let binding): binding.wrappedValue
        case .required(let binding): [binding.wrappedValue]
        }
    }

    /// Writes that a row was chosen; false when that would change nothing (NAV-115).
    func choose(_ value: Value, extending: Bool) -> Bool {
        switch self {
        case .none: return false
        case .single(let binding):
            guard binding.wrappedValue != value else { return false }
            binding.wrappedValue = value
        case .required(let binding):
            guard binding.wrappedValue != value else { return false }
            binding.wrappedValue = value
        case .multiple(let binding):
            var selected = binding.wrappedValue
            if extending { selected.formSymmetricDifference([value]) } else { selected = [value] }
            guard selected != binding.wrappedValue else { return false }
            binding.wrappedValue = selected
        }
        return true
    }
}
