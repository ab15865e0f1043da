// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Web
import Foundation
import NIOCore

/// The reason why a server could not start listening.
public enum WebError: Error, Equatable, CustomStringConvertible {
    /// Another program listens there.
    case portInUse(host: String, port: Int)
    /// A number outside 0...65535.
    case portOutOfRange(Int)
    /// A name to allow that no host can have, such as an address with `http://`.
    case badHostName(String)
    /// A path that an app cannot be mounted at.
    case badPath(String)
    /// Ports below 1024 belong to the system's administrator.
    case portNotPermitted(host: String, port: Int)
    /// Keys were asked for, and none was there.
    case noKey(place: String)
    /// A key that could be guessed.
    case keyTooShort(number: Int, bytes: Int, place: String)
    /// A line that is no key, such as the first one of a private key for something else.
    case noSecret(number: Int, place: String)
    /// A file of keys that is not there, or that this user may not read.
    case unreadableKeyFile(String)
    /// A theme that is not there, that this user may not read, or that is no text.
    case unreadableTheme(String)
    /// The host's name has no address, or its address is not this computer's.
    case hostUnavailable(host: String)
    /// A file of certificates that is not there, or holds none.
    case unreadableCertificate(String)
    /// A file of a private key that is not there, or holds none.
    case unreadableKey(String)
    /// A certificate for a server that is built without the trait `TLS`.
    case noTLS
    /// A private key that belongs to another certificate.
    case foreignKey(certificate: String, key: String)

    /// One sentence for a terminal: what is wrong with the address, and which option to change.
    public var description: String {
        switch self {
        case .portInUse(let host, let port):
            "port \(port) on \(host) is in use; stop the other program or choose another port "
                + "with --port N or PORT=N"
        case .portOutOfRange(let port):
            "port \(port) does not exist; choose one from 1 to 65535 with --port N or PORT=N"
        case .badHostName(let name):
            "'\(name)' is no name of a host to allow; give the name alone, such as "
                + "'books.example'"
        case .badPath(let path):
            "'\(path)' is no path to mount an app at; give one such as '/app', of letters, "
                + "digits and -._~"
        case .portNotPermitted(let host, let port):
            "port \(port) on \(host) needs more rights; choose one from 1024 with --port N or "
                + "PORT=N"
        case .noKey(let place):
            "\(place) holds no key; write one there, such as 'openssl rand -hex 32' prints"
        case .keyTooShort(let number, let bytes, let place):
            "key \(number) of \(place) has \(bytes) bytes, but 32 are the least; make one with "
                + "'openssl rand -hex 32'"
        case .noSecret(let number, let place):
            "key \(number) of \(place) is no key but something that others can know; make one "
                + "with 'openssl rand -hex 32'"
        case .unreadableKeyFile(let path):
            "the file of keys '\(path)' cannot be read; see that it is there, that this user "
                + "may read it, and that it holds text"
        case .unreadableTheme(let path):
            "the theme '\(path)' cannot be read; name a style sheet in UTF-8 that is there, "
                + "and that this user may read"
        case .hostUnavailable(let host):
            "host '\(host)' is not an address of this computer; use 127.0.0.1 for this "
                + "computer only or 0.0.0.0 for its whole network"
        case .unreadableCertificate(let path):
            "the certificate '\(path)' cannot be read; give a file in PEM form that this user "
                + "may read"
        case .unreadableKey(let path):
            "the private key '\(path)' cannot be read; give a file in PEM form without a "
                + "password that this user may read"
        case .noTLS:
            "this program is built without TLS; give the package waymark the trait 'TLS' in "
                + "Package.swift (or build with --traits TLS), or let a proxy speak https"
        case .foreignKey(let certificate, let key):
            "the private key '\(key)' does not belong to the certificate '\(certificate)'; "
                + "give two files that were made together"
        }
    }
}
#endif
