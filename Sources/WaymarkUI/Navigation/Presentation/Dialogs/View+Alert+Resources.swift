// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import WaymarkElements

extension View {
    /// Shows an alert with a title from a resource while a flag is true; each button closes it
    /// (NAV-286).
    @_disfavoredOverload
    public nonisolated func alert<A: View>(
        _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>,
        @ViewBuilder actions: () -> A
    ) -> some View {
        alert(titleResource.string, isPresented: isPresented, actions: actions)
    }

    /// Shows an alert with a title from a resource and a message while a flag is true (NAV-286).
    @_disfavoredOverload
    public nonisolated func alert<A: View, M: View>(
        _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>,
        @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
    ) -> some View {
        alert(titleResource.string, isPresented: isPresented, actions: actions, message: message)
    }

    /// Shows an alert with a title from a resource about data while a flag is true and there are
    /// data (NAV-286).
    @_disfavoredOverload
    public nonisolated func alert<A: View, T>(
        _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>,
        presenting data: T?, @ViewBuilder actions: @escaping (T) -> A
    ) -> some View {
        alert(
            titleResource.string, isPresented: isPresented, presenting: data, actions: actions)
    }

    /// Shows an alert with a title from a resource and a message about data while a flag is true
    /// and there are data (NAV-286).
    @_disfavoredOverload
    public nonisolated func alert<A: View, M: View, T>(
        _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>,
        presenting data: T?, @ViewBuilder actions: @escaping (T) -> A,
        @ViewBuilder message: @escaping (T) -> M
    ) -> some View {
        alert(
            titleResource.string, isPresented: isPresented, presenting: data, actions: actions,
            message: message)
    }
}
