// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

/// A person's choice of the columns of a table: which are shown, and in which order.
///
/// Keep it in `@State`, or in `@SceneStorage` to find it again, and hand a binding to the table.
/// Columns take part that have a `customizationID(_:)`.
public struct TableColumnCustomization<RowValue: Identifiable>: Equatable, Sendable, Codable {
    private var isShown: [String: Bool] = [:]
    private(set) var order: [String] = []

    /// Makes a choice that changes nothing.
    public init() {}

    /// The visibility of the column with this identifier; `automatic` is as the column says.
    public subscript(visibility id: String) -> Visibility {
        get {
            guard let shown = isShown[id] else { return .automatic }
            return shown ? .visible : .hidden
        }
        set { isShown[id] = newValue == .automatic ? nil : newValue == .visible }
    }

    /// Puts the columns in the order again in which the table names them.
    public mutating func resetOrder() { order = [] }

    private enum CodingKeys: String, CodingKey { case isShown = "visibility", order }
}

extension TableColumnCustomization {
    /// True if a column is shown.
    func shows(_ part: TableColumnPart) -> Bool {
        self[shows: part.id, unlessSaid: part.defaultVisibility]
    }

    /// True if the column with this identifier is shown, as its own visibility says unless a person
    /// chose otherwise.
    subscript(shows id: String, unlessSaid own: Visibility) -> Bool {
        get {
            let chosen = id.isEmpty ? .automatic : self[visibility: id]
            return (chosen == .automatic ? own : chosen) != .hidden
        }
        set { self[visibility: id] = newValue ? .visible : .hidden }
    }

    /// Puts columns in order. Those without an identifier stay at their places, and the others take
    /// theirs among themselves.
    func arranged(_ parts: [TableColumnPart]) -> [TableColumnPart] {
        var places: [String: Int] = [:]
        for id in order where places[id] == nil { places[id] = places.count }
        let movable = parts.indices.filter { parts[$0].canMove && places[parts[$0].id] != nil }
        let sorted = movable.map { parts[$0] }.sorted {
            (places[$0.id] ?? 0) < (places[$1.id] ?? 0)
        }
        var result = parts
        for (place, part) in zip(movable, sorted) { result[place] = part }
        return result
    }

    /// Moves a column beside the next one in a direction, of those that are shown and can be moved.
    mutating func move(_ part: TableColumnPart, by step: Int, among parts: [TableColumnPart]) {
        let movable = arranged(parts).filter(\.canMove)
        let shown = movable.filter(shows).map(\.id)
        var ids = movable.map(\.id)
        guard let place = shown.firstIndex(of: part.id), shown.indices.contains(place + step),
            let from = ids.firstIndex(of: part.id), let to = ids.firstIndex(of: shown[place + step])
        else { return }
        ids.remove(at: from)
        ids.insert(part.id, at: to)
        order = ids
    }
}

extension TableColumnPart {
    /// The identifier for customizing it; empty where it has none.
    var id: String { customizationID ?? "" }

    /// True if a person may put it elsewhere.
    var canMove: Bool { customizationID != nil && !fixedBehavior.contains(.reorder) }

    /// True if a person may show and hide it.
    var canHide: Bool { customizationID != nil && !fixedBehavior.contains(.visibility) }
}
