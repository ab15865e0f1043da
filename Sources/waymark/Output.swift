// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
    import Foundation

    /// What goes to people and what goes to other programs.
    enum Output {
        /// The result of the command.
        static func write(_ text: String) { FileHandle.standardOutput.write(Data(text.utf8)) }

        /// What people should know besides.
        static func complain(_ text: String) {
            FileHandle.standardError.write(Data((text + "\n").utf8))
        }
    }
#endif
