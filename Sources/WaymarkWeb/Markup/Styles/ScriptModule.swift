// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Web
    import WaymarkElements

    /// A part of the script that a page loads with the first element that needs it.
    ///
    /// The script asks for them one after another, as it finds out. A document names those that it
    /// needs, so that browsers fetch them all beside the script.
    enum ScriptModule: String, CaseIterable, Sendable {
        case controls, columns, lists, ranges, searches, commands

        /// What an element of this role needs as soon as it is there.
        static func needed(for role: ElementRole) -> [ScriptModule] {
            switch role {
            case .list: [.controls, .lists]
            case .toolbarItem(.search): [.controls, .searches]
            case .menu, .sheet, .toolbarItem: [.controls]
            case .screen(let screen):
                screen.back == nil && screen.titleDisplay != .large ? [] : [.controls]
            case .split: [.columns]
            case .slider, .stepper: [.ranges]
            default: []
            }
        }
    }
#endif
