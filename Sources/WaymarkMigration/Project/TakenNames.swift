// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
    /// The types that rewrites name. Where a project declares one of the same name itself, what a
    /// rewrite writes would mean that.
    struct TakenNames {
        private let taken: Set<String>

        private static let written: Set<String> = [
            "DismissAction", "NavigationPath", "NavigationSplitView", "NavigationStack", "Tab",
            "ToolbarItem", "ToolbarItemGroup",
        ]

        /// What the wrappers are made of.
        private static let wrapped: Set<String> = ["NavigationSplitView", "NavigationStack"]

        init(in project: ProjectSources) {
            taken = OwnNames.types(Self.written, in: project)
        }

        /// The same place, left as it is where a rewrite would name one of the project's own types.
        func checked(_ site: Site) -> Site {
            guard !taken.isEmpty, case .rewrite(_, let edits) = site.outcome else { return site }
            let isWrapped = site.wrapper != nil && !taken.isDisjoint(with: Self.wrapped)
            return isWrapped || edits.contains(where: names) ? site.refused(.nameTaken) : site
        }

        private func names(_ edit: Edit) -> Bool {
            edit.pieces.contains { piece in
                guard case .text(let text) = piece else { return false }
                return text.split { !($0.isLetter || $0.isNumber || $0 == "_") }
                    .contains { taken.contains(String($0)) }
            }
        }
    }
#endif
