// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

/// What the command line and the environment say about how an app is to run.
struct AppOptions: Equatable {
    enum Mode: Equatable { case serve, outline, help }

    var mode = Mode.serve
    var host = "127.0.0.1"
    var port = 8080
    var allowedHosts: [String] = []
    var trustsProxies = false

    /// - Parameters:
    ///   - arguments: Without the program's own name.
    ///   - environment: `PORT` counts where no `--port` is given.
    /// - Throws: `AppOptionError` for anything that cannot be understood.
    init(_ arguments: [String], environment: [String: String]) throws(AppOptionError) {
        if let port = environment["PORT"] { self.port = try Self.port(port, from: "PORT") }
        var rest = arguments[...]
        while let argument = rest.popFirst() {
            let (name, attached) = Self.split(argument)
            switch name {
            case "--help", "-h": mode = .help
            case "--outline": mode = .outline
            case "--port": port = try Self.port(try Self.value(name, attached, &rest), from: name)
            case "--host": host = try Self.value(name, attached, &rest)
            case "--allow-host": allowedHosts.append(try Self.value(name, attached, &rest))
            case "--trust-proxy": trustsProxies = true
            default: throw .unknownOption(argument)
            }
        }
    }

    /// `--port=80` is `--port` with `80` attached.
    private static func split(_ argument: String) -> (name: String, value: String?) {
        guard argument.hasPrefix("--"), let equals = argument.firstIndex(of: "=") else {
            return (argument, nil)
        }
        return (String(argument[..<equals]), String(argument[argument.index(after: equals)...]))
    }

    private static func value(
        _ name: String, _ attached: String?, _ rest: inout ArraySlice<String>
    ) throws(AppOptionError) -> String {
        guard let value = attached ?? rest.popFirst(), !value.isEmpty else {
            throw .missingValue(name)
        }
        return value
    }

    private static func port(_ text: String, from source: String) throws(AppOptionError) -> Int {
        guard let port = Int(text), (0...65535).contains(port) else {
            throw .badPort(text, source: source)
        }
        return port
    }

    /// What `--help` prints.
    static func help(for name: String) -> String {
        """
        usage: \(name) [OPTION...]

        Starts the app and prints the address to open in a web browser.

          --port N           the port to listen on, 0 for any free one (default 8080, or the
                             environment's PORT)
          --host H           the address to listen on (default 127.0.0.1: this machine only)
          --allow-host NAME  a name besides H that pages may be asked for by; may be repeated
          --trust-proxy      believe X-Forwarded-For and X-Forwarded-Proto; only if nobody but a
                             proxy can connect
          --outline          print the first screen as text and exit
          --help             print this and exit
        """
    }
}

/// A command line that cannot be understood: what, and what now.
enum AppOptionError: Error, Equatable, CustomStringConvertible {
    case unknownOption(String)
    case missingValue(String)
    case badPort(String, source: String)

    var description: String {
        switch self {
        case .unknownOption(let option): "unknown option '\(option)'; '--help' lists the options"
        case .missingValue(let option): "'\(option)' needs a value; '--help' shows how"
        case .badPort(let text, let source):
            "'\(text)' from \(source) is no port; give a number from 0 to 65535"
        }
    }
}
