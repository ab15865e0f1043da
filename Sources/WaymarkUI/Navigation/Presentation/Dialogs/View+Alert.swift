// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import Foundation
import WaymarkElements

extension View {
    /// Shows an alert with a localized title while a flag is true;
    /// each button closes it (NAV-286).
    public nonisolated func alert<A: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
        @ViewBuilder actions: () -> A
    ) -> some View {
        dialog(
            .alert, titleKey.string, isPresented: isPresented, actions: actions(),
            message: EmptyView())
    }

    /// Shows an alert with a localized title and a message while a flag is
    /// true (NAV-286).
    public nonisolated func alert<A: View, M: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
        @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
    ) -> some View {
        dialog(
            .alert, titleKey.string, isPresented: isPresented, actions: actions(),
            message: message())
    }

    /// Shows an alert with a localized title about data while a flag is true
    /// and there are data; they stay the same while it is shown (NAV-286).
    public nonisolated func alert<A: View, T>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
        presenting data: T?, @ViewBuilder actions: @escaping (T) -> A
    ) -> some View {
        dialog(
            .alert, titleKey.string, isPresented: isPresented, presenting: data,
            actions: actions, message: { _ in EmptyView() })
    }

    /// Shows an alert with a localized title and a message about data while a
    /// flag is true and there are data; they stay the same while it is shown (NAV-286).
    public nonisolated func alert<A: View, M: View, T>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
        presenting data: T?, @ViewBuilder actions: @escaping (T) -> A,
        @ViewBuilder message: @escaping (T) -> M
    ) -> some View {
        dialog(
            .alert, titleKey.string, isPresented: isPresented, presenting: data,
            actions: actions, message: message)
    }
}

extension View {
    /// Shows an alert with a title that is known at run time while a flag is true;
    /// otherwise the same (NAV-286).
    @_disfavoredOverload
    public nonisolated func alert<S: StringProtocol, A: View>(
        _ title: S, isPresented: Binding<Bool>,
        @ViewBuilder actions: () -> A
    ) -> some View {
        dialog(
            .alert, String(title), isPresented: isPresented, actions: actions(),
            message: EmptyView())
    }

    /// Shows an alert with a title that is known at run time and a message while a flag is
    /// true (NAV-286).
    @_disfavoredOverload
    public nonisolated func alert<S: StringProtocol, A: View, M: View>(
        _ title: S, isPresented: Binding<Bool>,
        @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
    ) -> some View {
        dialog(
            .alert, String(title), isPresented: isPresented, actions: actions(),
            message: message())
    }

    /// Shows an alert with a title that is known at run time about data while a flag is true
    /// and there are data; they stay the same while it is shown (NAV-286).
    @_disfavoredOverload
    public nonisolated func alert<S: StringProtocol, A: View, T>(
        _ title: S, isPresented: Binding<Bool>,
        presenting data: T?, @ViewBuilder actions: @escaping (T) -> A
    ) -> some View {
        dialog(
            .alert, String(title), isPresented: isPresented, presenting: data,
            actions: actions, message: { _ in EmptyView() })
    }

    /// Shows an alert with a title that is known at run time and a message about data while a
    /// flag is true and there are data; they stay the same while it is shown (NAV-286).
    @_disfavoredOverload
    public nonisolated func alert<S: StringProtocol, A: View, M: View, T>(
        _ title: S, isPresented: Binding<Bool>,
        presenting data: T?, @ViewBuilder actions: @escaping (T) -> A,
        @ViewBuilder message: @escaping (T) -> M
    ) -> some View {
        dialog(
            .alert, String(title), isPresented: isPresented, presenting: data,
            actions: actions, message: message)
    }
}

extension View {
    /// Shows an alert with a text as its title while a flag is true;
    /// otherwise the same (NAV-286).
    public nonisolated func alert<A: View>(
        _ title: Text, isPresented: Binding<Bool>,
        @ViewBuilder actions: () -> A
    ) -> some View {
        dialog(
            .alert, title.plainString, isPresented: isPresented, actions: actions(),
            message: EmptyView())
    }

    /// Shows an alert with a text as its title and a message while a flag is
    /// true (NAV-286).
    public nonisolated func alert<A: View, M: View>(
        _ title: Text, isPresented: Binding<Bool>,
        @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
    ) -> some View {
        dialog(
            .alert, title.plainString, isPresented: isPresented, actions: actions(),
            message: message())
    }

    /// Shows an alert with a text as its title about data while a flag is true
    /// and there are data; they stay the same while it is shown (NAV-286).
    public nonisolated func alert<A: View, T>(
        _ title: Text, isPresented: Binding<Bool>,
        presenting data: T?, @ViewBuilder actions: @escaping (T) -> A
    ) -> some View {
        dialog(
            .alert, title.plainString, isPresented: isPresented, presenting: data,
            actions: actions, message: { _ in EmptyView() })
    }

    /// Shows an alert with a text as its title and a message about data while a
    /// flag is true and there are data; they stay the same while it is shown (NAV-286).
    public nonisolated func alert<A: View, M: View, T>(
        _ title: Text, isPresented: Binding<Bool>,
        presenting data: T?, @ViewBuilder actions: @escaping (T) -> A,
        @ViewBuilder message: @escaping (T) -> M
    ) -> some View {
        dialog(
            .alert, title.plainString, isPresented: isPresented, presenting: data,
            actions: actions, message: message)
    }
}

extension View {
    /// Shows an alert titled by an error's description while a flag is true and there is an error
    /// (NAV-286).
    public nonisolated func alert<E: LocalizedError, A: View>(
        isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: () -> A
    ) -> some View {
        let actions = actions()
        return alert(
            isPresented: isPresented, error: error, actions: { _ in actions },
            message: { _ in EmptyView() })
    }

    /// Shows an alert titled by an error's description, with a message about it, while a flag is
    /// true and there is an error (NAV-286).
    public nonisolated func alert<E: LocalizedError, A: View, M: View>(
        isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: @escaping (E) -> A,
        @ViewBuilder message: @escaping (E) -> M
    ) -> some View {
        DialogView(
            content: self, item: FlaggedItem.binding(isPresented, error), flag: isPresented,
            kind: .alert
        ) {
            Dialog(
                title: $0.value.errorDescription ?? $0.value.localizedDescription,
                actions: actions($0.value), message: message($0.value))
        }
    }
}
