// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
    extension ProjectIndex {
        /// What something stands in, also when a method of the project shows elsewhere what it is
        /// given.
        func resolved(_ surrounding: Surrounding, in path: String) -> Surrounding {
            guard case .handed(let name) = surrounding else { return surrounding }
            return stage(ofWhatIsHandedTo: name, from: path) ?? surrounding
        }

        /// Where a method of the project shows the view that it is given; `nil` when that is part
        /// of the screen, when it is not known, or when methods of this name differ.
        func stage(ofWhatIsHandedTo name: String, from path: String) -> Surrounding? {
            let methods = viewMembers(name, seenFrom: path).filter {
                $0.facts.isForEveryView && !$0.facts.viewParameters.isEmpty
            }
            let stages = Set(methods.map { stage(ofTheViewOf: $0) })
            return stages.count == 1 ? stages.first ?? nil : nil
        }

        /// Where a method shows its only view, wherever it names it.
        private func stage(ofTheViewOf method: Member) -> Surrounding? {
            guard method.facts.viewParameters.count == 1,
                let parameter = method.facts.viewParameters.first
            else { return nil }
            let uses = method.file.occurrences(in: method.facts.range)
                .filter { $0.kind == .names(parameter) }
            let stages = Set(uses.map { $0.surroundings.last(where: \.showsElsewhere) })
            return stages.count == 1 ? stages.first ?? nil : nil
        }
    }

    extension Surrounding {
        /// Whether what is in it is shown in front, or on a screen of its own.
        fileprivate var showsElsewhere: Bool {
            switch self {
            case .modal, .push: true
            default: false
            }
        }
    }
#endif
