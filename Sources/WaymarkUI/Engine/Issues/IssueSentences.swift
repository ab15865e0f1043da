// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

extension RuntimeIssue.Kind {
    /// The sentence for people: lower case, code in single quotes, with the next step.
    var sentence: String {
        switch self {
        case .writeDuringBody(let owner):
            """
            state of '\(owner)' was written while a 'body' was evaluated; the write is deferred \
            to the end of the update. Write it from an action, 'onAppear', 'onChange' or \
            'task' instead.
            """
        case .objectChangeDuringBody:
            """
            an observed object was changed while a 'body' was evaluated, so that views were shown \
            with its old and its new values. Change it from an action, 'onAppear', \
            'onChange' or 'task' instead.
            """
        case .writeAfterUnmount(let owner):
            """
            state of '\(owner)' was written after the view was gone; the write has no effect. \
            Cancel the work that writes it when the view disappears, or keep the state in a \
            model.
            """
        case .endlessUpdate:
            """
            an update does not settle: this view is invalidated again by each evaluation. Look \
            for a write in 'onAppear', 'onChange' or 'onPreferenceChange' whose result \
            triggers it again.
            """
        case .staleElements(let patches):
            """
            the oracle found elements that an update should have changed: \
            \(patches.joined(separator: "; ")). This is a fault of the framework: please \
            report it with the view.
            """
        case .missingEnvironmentObject(let type):
            """
            no '\(type)' is in the environment, so this view cannot be shown. Add \
            '.environmentObject(_:)' or '.environment(_:)' with one to a view above; for a \
            pushed screen, to the NavigationStack itself, not to its root view.
            """
        case .unknownSymbol(let name):
            """
            no symbol is called '\(name)'; a placeholder is shown. Use one of \
            'SymbolCatalog.names'.
            """
        case .duplicateIdentifier(let id):
            """
            'ForEach' was given the identifier \(id) more than once; only the first is shown. \
            Give each element an identifier of its own.
            """
        case .missingDestination(let type, let known):
            """
            no destination for '\(type)': it is on the path, but no 'navigationDestination(for: \
            \(type).self)' is inside this NavigationStack\(list(known)). Add one to the \
            stack's root view.
            """
        case .unreachableDestination(let type, let link, let known):
            """
            the link '\(link)' leads nowhere: no 'navigationDestination(for: \(type).self)' is in \
            the stack or column around it\(list(known)), and no list selects '\(type)'. Add \
            one inside the NavigationStack.
            """
        case .linkOutsideContainer(let label):
            """
            the link '\(label)' is in no navigation container, so it is disabled. Put it inside a \
            NavigationStack, a NavigationSplitView or a NavigationView.
            """
        case .destinationOutsideContainer(let type):
            """
            a destination for '\(type)' is in no NavigationStack and no column of a \
            NavigationSplitView, so it has no effect. Move the modifier inside a \
            NavigationStack or a column.
            """
        case .duplicateDestination(let type, let used, let ignored):
            """
            '\(type)' has two destinations in one stack; the one nearest to the root, of \(used), \
            is used. Remove the other, of \(ignored).
            """
        case .pathElementMismatch(let value, let element, let link):
            """
            a '\(value)' cannot be put on a path of '\(element)', so the link '\(link)' is \
            disabled. Link a '\(element)', or bind the stack to a 'NavigationPath'.
            """
        case .mixedScreens(let type):
            """
            a '\(type)' was put on the path while screens without a path element were on top; \
            they are dismissed first. Use values for all screens of this stack.
            """
        case .severalPresentations(let shown, let other):
            """
            \(shown) and \(other) are on at once; the screen of the first is shown and the other \
            is set off. Keep one optional value instead of several flags.
            """
        case .presentationWaits:
            """
            a presentation is on while another one of the same place is shown; it waits until \
            that one is closed. Set the first one off before, or present from inside it.
            """
        case .undecodablePathElement(let index, let type, let reason):
            """
            element \(index) of a restored path is no '\(type)' (\(reason)); it and what lies \
            above it are dropped. Keep the type's coding compatible with what was saved.
            """
        case .nestedStack:
            """
            a navigation container is inside another one's screen: its links search only itself. \
            Remove the inner one.
            """
        case .constantBinding(let what):
            "'\(what)' is bound to a constant, so it cannot change. Bind it to state."
        case .undecodableRoute(let segment):
            """
            the address part '\(segment)' leads to no screen; what stands before it is shown. \
            Check the link.
            """
        case .selectionMismatch(let tag, let selection):
            """
            a row's tag is a '\(tag)', but the list selects '\(selection)', so the row cannot be \
            selected. Give both the same type.
            """
        case .duplicateTag(let tag, let container):
            """
            '\(tag)' is the tag of several parts of one \(container), so it is not clear which \
            one is meant. Give each part a tag of its own.
            """
        case .unmatchedSelection(let value, let type, let picker):
            """
            the selection of the picker '\(picker)' is '\(value)', but none of its options has \
            that tag, so that none is shown as chosen. Give one of them a 'tag(_:)' of the \
            type '\(type)' with this value, or select a value that has one.
            """
        case .unreadableStorage(let key, let reason):
            """
            what was stored under '\(key)' cannot be read (\(reason)); the default is used. Clear \
            or rename the key.
            """
        case .unstorableValue(let key, let reason):
            """
            what was written under '\(key)' cannot be stored (\(reason)); the value from before \
            stays. Write a value that JSON can hold, or keep it in 'State'.
            """
        case .damagedStorage(let file, let aside?, let reason):
            """
            the file '\(file)' cannot be read (\(reason)); it was renamed to '\(aside)', and the \
            app starts from its defaults. Mend it and give it its name back, or delete it.
            """
        case .damagedStorage(let file, nil, let reason):
            """
            the file '\(file)' can be neither read (\(reason)) nor renamed; the app starts from \
            its defaults, and what it stores goes with the process. Make the file and its \
            folder accessible.
            """
        case .unwritableStorage(let file, let reason):
            """
            the file '\(file)' cannot be written (\(reason)); what the app stores goes with the \
            process. Make its folder writable.
            """
        case .unencodablePathElement(let type):
            """
            'codable' is nil, because the path holds a '\(type)', which is not 'Codable'. Make it \
            'Codable', or keep it off paths that are saved.
            """
        case .unstableTypeName(let type):
            """
            the private or local type '\(type)' was written with a saved path; Apple's frameworks \
            name it anew in each process and cannot restore it. Make the type internal and \
            put it at the top of a file, or in another type.
            """
        case .refusedWrite(let what):
            """
            '\(what)' was set, but its binding gives another value than it was given; what the \
            binding gives is shown. If that is not meant, let its 'set' store the value.
            """
        case .restlessPath(let element):
            """
            the path's '\(element)' is another one at each update, so screens cannot keep their \
            place. Keep the path in state, and give its elements an identity that stays.
            """
        case .destinationInLazyContainer(let type, let container):
            """
            the destination for '\(type)' is inside a \(container), whose parts may not be there \
            when it is looked for; Apple's frameworks ignore it. Put the modifier on the \
            \(container) itself, or above it.
            """
        case .selectionAndDestination(let type, true):
            """
            a link to a '\(type)' is in a list that selects '\(type)', and the stack has a \
            destination for it too; it is pushed, and the selection stays. Keep one of both.
            """
        case .selectionAndDestination(let type, false):
            """
            a link to a '\(type)' is in a list that selects '\(type)', and the column has a \
            destination for it too; it is selected, and the destination is not used. Keep \
            one of both.
            """
        case .titleOutsideContainer(let title):
            """
            the title '\(title)' is around a navigation container, so no screen shows it. Move \
            the modifier to the view inside the container.
            """
        }
    }

    private func list(_ known: [String]) -> String {
        known.isEmpty ? "" : " (there are ones for \(known.joined(separator: ", ")))"
    }
}
