// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

/// The field of a searchable view.
nonisolated struct SearchField: FieldView {
    let text: FieldText
    let prompt: Text?
    let label: Text
    let wantsFocus: Bool
    var isSecure: Bool { false }
    var isSearch: Bool { true }

    /// Makes a field in which typing presents the search, where the app follows that.
    init(_ search: SearchState, prompt: Text?) {
        var text = FieldText(search.text)
        let write = text.write
        text.write = {
            if !$0.isEmpty { search.setPresented(true) }
            write($0)
        }
        self.text = text
        self.prompt = prompt ?? Text("Search")
        label = prompt ?? Text("Search")
        wantsFocus = search.presented?.wrappedValue == true
    }

    @MainActor static func makeNode(
        _ view: Self, _ inputs: _NodeInputs
    ) -> _ViewNode<Self> {
        FieldNode(view, inputs)
    }
}

/// The words that are searched for, and whether the search is in front.
nonisolated struct SearchState {
    let text: Binding<String>
    let presented: Binding<Bool>?

    var isActive: Bool { !text.wrappedValue.isEmpty || presented?.wrappedValue == true }

    func setPresented(_ isPresented: Bool) {
        guard let presented, presented.wrappedValue != isPresented else { return }
        presented.wrappedValue = isPresented
    }

    func end() {
        if !text.wrappedValue.isEmpty { text.wrappedValue = "" }
        setPresented(false)
    }
}
