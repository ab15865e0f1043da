// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

extension Section where Parent: View, Content: View, Footer == EmptyView {
    /// Rows under a header, which a person may show and hide.
    ///
    /// *Differs from Apple:* the header has the button for it in every list, not only in sidebars.
    public nonisolated init(
        isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content,
        @ViewBuilder header: () -> Parent
    ) {
        self.init(
            header: header(), content: content(), footer: EmptyView(), expansion: isExpanded)
    }
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
    /// Rows under a localized title, which a person may show and hide.
    public nonisolated init(
        _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(
            header: Text(titleKey), content: content(), footer: EmptyView(), expansion: isExpanded)
    }

    /// Rows under a title that is not localized, which a person may show and hide.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(
        _ title: S, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content
    ) {
        self.init(
            header: Text(title), content: content(), footer: EmptyView(), expansion: isExpanded)
    }
}
