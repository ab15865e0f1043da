// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

/// The options of the command line and the environment for how an app is to run.
struct AppOptions: Equatable {
    enum Mode: Equatable { case serve, outline, help }

    var mode = Mode.serve
    var host = "127.0.0.1"
    var port = 8080
    /// The file of a style sheet that changes the looks.
    var theme: String?
    var allowedHosts: [String] = []
    var trustsProxies = false
    var certificate: String?
    var privateKey: String?
    var log = "text"
    var logLevel = "notice"
    var showsMetricsToAll = false
    var drain = 0
    var isDeveloping = false

    /// - Parameters:
    ///   - arguments: Without the program's own name.
    ///   - environment: `PORT` counts where no `--port` is given.
    /// - Throws: `AppOptionError` for anything that cannot be understood.
    init(_ arguments: [String], environment: [String: String]) throws(AppOptionError) {
        var given: Set<String> = []
        var rest = arguments[...]
        while let argument = rest.popFirst() {
            let (name, attached) = Self.split(argument)
            given.insert(name)
            if try take(name, attached, &rest) { continue }
            switch name {
            case "--help", "-h": mode = try Self.flag(name, attached, means: .help)
            case "--outline": mode = try Self.flag(name, attached, means: .outline)
            case "--port": port = try Self.port(try Self.value(name, attached, &rest), from: name)
            case "--theme": theme = try Self.value(name, attached, &rest)
            case "--host": host = try Self.value(name, attached, &rest)
            default: throw .unknownOption(argument)
            }
        }
        if (certificate == nil) != (privateKey == nil) {
            throw .missingOption(certificate == nil ? "--certificate" : "--private-key")
        }
        if mode == .serve { try take(environment, unless: given) }
    }

    /// Takes what the environment says and no option does.
    private mutating func take(
        _ environment: [String: String], unless given: Set<String>
    ) throws(AppOptionError) {
        if let port = environment["PORT"], !given.contains("--port") {
            self.port = try Self.port(port, from: "PORT")
        }
        if let level = environment["LOG_LEVEL"], !given.contains("--log-level") {
            logLevel = try Self.choice(level, of: Self.logLevels, from: "LOG_LEVEL")
        }
    }

    /// Takes an option of those who run a server for others; `false` if it is none.
    private mutating func take(
        _ name: String, _ attached: String?, _ rest: inout ArraySlice<String>
    ) throws(AppOptionError) -> Bool {
        switch name {
        case "--allow-host": allowedHosts.append(try Self.value(name, attached, &rest))
        case "--trust-proxy": trustsProxies = try Self.flag(name, attached, means: true)
        case "--certificate": certificate = try Self.value(name, attached, &rest)
        case "--private-key": privateKey = try Self.value(name, attached, &rest)
        case "--log":
            let format = try Self.value(name, attached, &rest)
            log = try Self.choice(format, of: ["text", "json"], from: name)
        case "--log-level":
            let level = try Self.value(name, attached, &rest)
            logLevel = try Self.choice(level, of: Self.logLevels, from: name)
        case "--developer": isDeveloping = try Self.flag(name, attached, means: true)
        case "--metrics-for-all":
            showsMetricsToAll = try Self.flag(name, attached, means: true)
        case "--drain":
            let seconds = try Self.value(name, attached, &rest)
            guard let number = Int(seconds), (0...60).contains(number) else {
                throw .badDrain(seconds)
            }
            drain = number
        default: return false
        }
        return true
    }

    private static let logLevels = [
        "trace", "debug", "info", "notice", "warning", "error", "critical",
    ]

    private static func choice(
        _ text: String, of choices: [String], from source: String
    ) throws(AppOptionError) -> String {
        guard choices.contains(text) else {
            throw .badChoice(text, source: source, choices: choices)
        }
        return text
    }

    /// `--port=80` is `--port` with `80` attached.
    private static func split(_ argument: String) -> (name: String, value: String?) {
        guard argument.hasPrefix("--"), let equals = argument.firstIndex(of: "=") else {
            return (argument, nil)
        }
        return (String(argument[..<equals]), String(argument[argument.index(after: equals)...]))
    }

    /// Returns the meaning of an option that takes no value: it is there or not.
    private static func flag<Meaning>(
        _ name: String, _ attached: String?, means meaning: Meaning
    ) throws(AppOptionError) -> Meaning {
        if attached != nil { throw .unwantedValue(name) }
        return meaning
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

    /// Returns the text that `--help` prints.
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
          --certificate FILE, --private-key FILE
                             serve https with these files in PEM form; needs the trait TLS of
                             the package waymark
          --log FORMAT       text (the default) or json, on standard error
          --log-level LEVEL  trace, debug, info (each request too), notice (the default), warning,
                             error or critical; or the environment's LOG_LEVEL
          --metrics-for-all  show /metrics to everybody who can connect, not to this machine only
          --drain SECONDS    how long /readyz says no before the server stops listening (default 0)
          --developer        what debug builds do anyway: ?latency=200 delays messages both ways by
                             so many milliseconds, until ?latency=0
          --theme FILE       a style sheet that changes the looks (Documentation/Theming.md)
          --outline          print the first screen as text and exit
          --help             print this and exit

        Several processes that serve the same people need the same key: WAYMARK_KEY holds it, or
        WAYMARK_KEY_FILE names its file. Without either it is kept for this user and app.
        """
    }
}

/// A command line that cannot be understood: what, and what now.
enum AppOptionError: Error, Equatable, CustomStringConvertible {
    case unknownOption(String)
    case missingValue(String)
    case unwantedValue(String)
    case badPort(String, source: String)
    case badDrain(String)
    case badChoice(String, source: String, choices: [String])
    case missingOption(String)

    var description: String {
        switch self {
        case .unknownOption(let option): "unknown option '\(option)'; '--help' lists the options"
        case .missingValue(let option): "'\(option)' needs a value; '--help' shows how"
        case .unwantedValue(let option): "'\(option)' takes no value"
        case .badPort(let text, let source):
            "'\(text)' from \(source) is no port; give a number from 0 to 65535"
        case .badDrain(let text): "'\(text)' from --drain is no time; give seconds from 0 to 60"
        case .badChoice(let text, let source, let choices):
            "'\(text)' from \(source) is not known; give one of: \(choices.joined(separator: ", "))"
        case .missingOption(let option):
            "a certificate needs its private key and the other way round; give '\(option)' too"
        }
    }
}
