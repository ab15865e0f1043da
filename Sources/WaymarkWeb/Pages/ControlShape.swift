// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Web
    import WaymarkElements

    /// What a form without a script relies on: which controls there are, under which ids, with
    /// which words; not what is typed into them or written between them.
    enum ControlShape {
        static func digest(of root: Element) -> String {
            var bytes: [UInt8] = []
            root.forEach { element in
                guard let kind = element.content.role.controlKind else { return }
                bytes += Array("\(kind) \(element.id.rawValue) ".utf8)
                element.forEach { bytes += $0.content.role.words }
                bytes.append(10)
            }
            return Digest.of(bytes)
        }
    }

    extension ElementRole {
        /// A letter for what a person can use; `nil` for the rest.
        fileprivate var controlKind: String? {
            switch self {
            case .button: "b"
            case .link: "l"
            case .textField: "f"
            case .toggle: "t"
            case .tab: "a"
            case .sheet: "s"
            case .screen(let screen): screen.back == nil ? nil : "n"
            case .row(let row): row.isSelectable ? "r" : nil
            case .split: "p"
            default: nil
            }
        }

        fileprivate var words: [UInt8] {
            switch self {
            case .text(let text): Array(text.string.utf8)
            case .screen(let screen): Array((screen.title ?? "").utf8)
            default: []
            }
        }
    }
#endif
