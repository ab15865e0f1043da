// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Web
import Foundation

extension Site {
    /// Warns of what will not work as those who start a server may think.
    func warn(of options: WebOptions) {
        if options.keys.isOfThisProcess {
            logger.warning("\(Self.keyIsNotKept) \(isMounted ? Self.giveKeys : Self.nameKey)")
        }
        if let doubt = options.keys.doubt { logger.warning("\(doubt)") }
        #if TLS
        if let doubt = options.certificate?.doubt(at: Date()) { logger.warning("\(doubt)") }
        #endif
    }

    private static let keyIsNotKept =
        "no key is kept, so that pages begin anew when this process ends:"
    private static let giveKeys = "give the mounted app 'keys' in its options"
    private static let nameKey = """
        set WAYMARK_KEY or WAYMARK_KEY_FILE, or let this user write the folder of keys \
        (XDG_STATE_HOME, or .local/state in HOME)
        """
}
#endif
