// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Web
/// A notice that a person is shown after a form was sent, by its name in the address.
enum Notice: String, Sendable {
    /// The page's state is gone and could not be opened.
    case expired
    /// The page was made again from what was sealed, and had more than that.
    case anew
    /// The page looks otherwise by now, so that the button could be another one.
    case changed

    var sentence: String {
        switch self {
        case .expired:
            "This page had expired and begins anew; what you typed is one step back."
        case .anew:
            "The server began this page anew. It is the same screen, but what was open or typed "
                + "on it may be gone."
        case .changed:
            "This page has changed meanwhile; look at it again, then press what you want. "
                + "What you typed and do not find here is one step back."
        }
    }
}
#endif
