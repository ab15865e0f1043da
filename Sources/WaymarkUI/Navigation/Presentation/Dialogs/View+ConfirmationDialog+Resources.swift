// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import WaymarkElements

extension View {
    /// Shows a choice with a title from a resource while a flag is true; each button closes it
    /// (NAV-286).
    @_disfavoredOverload
    public nonisolated func confirmationDialog<A: View>(
        _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>,
        titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A
    ) -> some View {
        confirmationDialog(
            titleResource.string, isPresented: isPresented, titleVisibility: titleVisibility,
            actions: actions)
    }

    /// Shows a choice with a title from a resource and a message while a flag is true (NAV-286).
    @_disfavoredOverload
    public nonisolated func confirmationDialog<A: View, M: View>(
        _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>,
        titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A,
        @ViewBuilder message: () -> M
    ) -> some View {
        confirmationDialog(
            titleResource.string, isPresented: isPresented, titleVisibility: titleVisibility,
            actions: actions, message: message)
    }

    /// Shows a choice with a title from a resource about data while a flag is true and there are
    /// data (NAV-286).
    @_disfavoredOverload
    public nonisolated func confirmationDialog<A: View, T>(
        _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>,
        titleVisibility: Visibility = .automatic, presenting data: T?,
        @ViewBuilder actions: @escaping (T) -> A
    ) -> some View {
        confirmationDialog(
            titleResource.string, isPresented: isPresented, titleVisibility: titleVisibility,
            presenting: data, actions: actions)
    }

    /// Shows a choice with a title from a resource and a message about data while a flag is true
    /// and there are data (NAV-286).
    @_disfavoredOverload
    public nonisolated func confirmationDialog<A: View, M: View, T>(
        _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>,
        titleVisibility: Visibility = .automatic, presenting data: T?,
        @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
    ) -> some View {
        confirmationDialog(
            titleResource.string, isPresented: isPresented, titleVisibility: titleVisibility,
            presenting: data, actions: actions, message: message)
    }
}
