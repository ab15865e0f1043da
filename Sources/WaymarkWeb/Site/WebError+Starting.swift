// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Web
import Foundation
import NIOCore

extension WebError {
    /// The sentence that belongs to an error of the socket layer; `nil` for any other error.
    init?(_ error: any Error, options: WebOptions) {
        if let known = error as? WebError {
            self = known
        } else if let error = error as? IOError {
            self.init(errno: error.errnoCode, options: options)
        } else if error is SocketAddressError || error is SocketAddressError.UnknownHost {
            self = .hostUnavailable(host: options.host)
        } else {
            return nil
        }
    }

    private init?(errno code: CInt, options: WebOptions) {
        switch code {
        case EADDRINUSE: self = .portInUse(host: options.host, port: options.port)
        case EACCES, EPERM: self = .portNotPermitted(host: options.host, port: options.port)
        case EADDRNOTAVAIL: self = .hostUnavailable(host: options.host)
        default: return nil
        }
    }
}
#endif
