// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import WaymarkElements

extension View {
    /// Shows a choice with a localized title while a flag is true;
    /// each button closes it (NAV-286).
    public nonisolated func confirmationDialog<A: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
        titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> A
    ) -> some View {
        dialog(
            .confirmation, titleKey.string, isTitleShown: titleVisibility != .hidden,
            isPresented: isPresented, actions: actions(),
            message: EmptyView())
    }

    /// Shows a choice with a localized title and a message while a flag is
    /// true (NAV-286).
    public nonisolated func confirmationDialog<A: View, M: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
        titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
    ) -> some View {
        dialog(
            .confirmation, titleKey.string, isTitleShown: titleVisibility != .hidden,
            isPresented: isPresented, actions: actions(),
            message: message())
    }

    /// Shows a choice with a localized title about data while a flag is true
    /// and there are data; they stay the same while it is shown (NAV-286).
    public nonisolated func confirmationDialog<A: View, T>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
        titleVisibility: Visibility = .automatic,
        presenting data: T?, @ViewBuilder actions: @escaping (T) -> A
    ) -> some View {
        dialog(
            .confirmation, titleKey.string, isTitleShown: titleVisibility != .hidden,
            isPresented: isPresented, presenting: data,
            actions: actions, message: { _ in EmptyView() })
    }

    /// Shows a choice with a localized title and a message about data while a
    /// flag is true and there are data; they stay the same while it is shown (NAV-286).
    public nonisolated func confirmationDialog<A: View, M: View, T>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
        titleVisibility: Visibility = .automatic,
        presenting data: T?, @ViewBuilder actions: @escaping (T) -> A,
        @ViewBuilder message: @escaping (T) -> M
    ) -> some View {
        dialog(
            .confirmation, titleKey.string, isTitleShown: titleVisibility != .hidden,
            isPresented: isPresented, presenting: data,
            actions: actions, message: message)
    }
}

extension View {
    /// Shows a choice with a title that is known at run time while a flag is true;
    /// otherwise the same (NAV-286).
    @_disfavoredOverload
    public nonisolated func confirmationDialog<S: StringProtocol, A: View>(
        _ title: S, isPresented: Binding<Bool>,
        titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> A
    ) -> some View {
        dialog(
            .confirmation, String(title), isTitleShown: titleVisibility != .hidden,
            isPresented: isPresented, actions: actions(),
            message: EmptyView())
    }

    /// Shows a choice with a title that is known at run time and a message while a flag is
    /// true (NAV-286).
    @_disfavoredOverload
    public nonisolated func confirmationDialog<S: StringProtocol, A: View, M: View>(
        _ title: S, isPresented: Binding<Bool>,
        titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
    ) -> some View {
        dialog(
            .confirmation, String(title), isTitleShown: titleVisibility != .hidden,
            isPresented: isPresented, actions: actions(),
            message: message())
    }

    /// Shows a choice with a title that is known at run time about data while a flag is true
    /// and there are data; they stay the same while it is shown (NAV-286).
    @_disfavoredOverload
    public nonisolated func confirmationDialog<S: StringProtocol, A: View, T>(
        _ title: S, isPresented: Binding<Bool>,
        titleVisibility: Visibility = .automatic,
        presenting data: T?, @ViewBuilder actions: @escaping (T) -> A
    ) -> some View {
        dialog(
            .confirmation, String(title), isTitleShown: titleVisibility != .hidden,
            isPresented: isPresented, presenting: data,
            actions: actions, message: { _ in EmptyView() })
    }

    /// Shows a choice with a title that is known at run time and a message about data while a
    /// flag is true and there are data; they stay the same while it is shown (NAV-286).
    @_disfavoredOverload
    public nonisolated func confirmationDialog<S: StringProtocol, A: View, M: View, T>(
        _ title: S, isPresented: Binding<Bool>,
        titleVisibility: Visibility = .automatic,
        presenting data: T?, @ViewBuilder actions: @escaping (T) -> A,
        @ViewBuilder message: @escaping (T) -> M
    ) -> some View {
        dialog(
            .confirmation, String(title), isTitleShown: titleVisibility != .hidden,
            isPresented: isPresented, presenting: data,
            actions: actions, message: message)
    }
}

extension View {
    /// Shows a choice with a text as its title while a flag is true;
    /// otherwise the same (NAV-286).
    public nonisolated func confirmationDialog<A: View>(
        _ title: Text, isPresented: Binding<Bool>,
        titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> A
    ) -> some View {
        dialog(
            .confirmation, title.plainString, isTitleShown: titleVisibility != .hidden,
            isPresented: isPresented, actions: actions(),
            message: EmptyView())
    }

    /// Shows a choice with a text as its title and a message while a flag is
    /// true (NAV-286).
    public nonisolated func confirmationDialog<A: View, M: View>(
        _ title: Text, isPresented: Binding<Bool>,
        titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
    ) -> some View {
        dialog(
            .confirmation, title.plainString, isTitleShown: titleVisibility != .hidden,
            isPresented: isPresented, actions: actions(),
            message: message())
    }

    /// Shows a choice with a text as its title about data while a flag is true
    /// and there are data; they stay the same while it is shown (NAV-286).
    public nonisolated func confirmationDialog<A: View, T>(
        _ title: Text, isPresented: Binding<Bool>,
        titleVisibility: Visibility = .automatic,
        presenting data: T?, @ViewBuilder actions: @escaping (T) -> A
    ) -> some View {
        dialog(
            .confirmation, title.plainString, isTitleShown: titleVisibility != .hidden,
            isPresented: isPresented, presenting: data,
            actions: actions, message: { _ in EmptyView() })
    }

    /// Shows a choice with a text as its title and a message about data while a
    /// flag is true and there are data; they stay the same while it is shown (NAV-286).
    public nonisolated func confirmationDialog<A: View, M: View, T>(
        _ title: Text, isPresented: Binding<Bool>,
        titleVisibility: Visibility = .automatic,
        presenting data: T?, @ViewBuilder actions: @escaping (T) -> A,
        @ViewBuilder message: @escaping (T) -> M
    ) -> some View {
        dialog(
            .confirmation, title.plainString, isTitleShown: titleVisibility != .hidden,
            isPresented: isPresented, presenting: data,
            actions: actions, message: message)
    }
}
