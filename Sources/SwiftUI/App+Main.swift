// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import Foundation
import WaymarkElements
import WaymarkMainLoop
import WaymarkResources
import WaymarkUI

#if Web
import WaymarkWeb
#endif

extension App {
    /// Starts the app: `@main` calls it.
    ///
    /// Serves the app to web browsers until it is interrupted; `--outline` prints the first screen
    /// instead, and `--help` all options. Exits with 2 when the command line cannot be understood,
    /// with 1 when the app cannot be served.
    public static func main() {
        AppFolders.useApp(Self.self)
        Task {
            await start()
            exit(0)
        }
        waymark_run_main_loop()
    }

    private static func start() async {
        let name =
            CommandLine.arguments.first.map { URL(fileURLWithPath: $0).lastPathComponent } ?? "app"
        do {
            let options = try AppOptions(
                Array(CommandLine.arguments.dropFirst()),
                environment: ProcessInfo.processInfo.environment)
            try await run(options, name: name)
        } catch let error as AppOptionError {
            fail("\(name): \(error)", code: 2)
        } catch {
            fail("\(name): \(error)", code: 1)
        }
    }

    private static func run(_ options: AppOptions, name: String) async throws {
        switch options.mode {
        case .help: print(AppOptions.help(for: name))
        case .outline: print(await outline(name: name))
        case .serve: try await serve(options, name: name)
        }
    }

    /// The first screen as text, with what the app has stored and what its tasks have loaded within
    /// a second.
    private static func outline(name: String) async -> String {
        let folders = StorageFolders(
            app: name, environment: ProcessInfo.processInfo.environment)
        let session = ViewSession(app: Self.self, SessionRequest(), storedIn: folders)
        await session.settle(for: .seconds(1))
        return session.root.outline
    }

    #if Web
    private static func serve(_ options: AppOptions, name: String) async throws {
        let source = SessionSource(Self.self, name: name)
        let keys = try WebKeys.found(for: name, in: ProcessInfo.processInfo.environment)
        var web = WebOptions(
            host: options.host, port: options.port, keys: keys ?? .ofThisProcess
        ) { address in
            FileHandle.standardOutput.write(Data((address + "\n").utf8))
        }
        web.theme = try options.theme.map { try WebTheme(contentsOfFile: $0) }
        web.allowedHosts = options.allowedHosts
        web.trustsProxies = options.trustsProxies
        if options.isDeveloping { web.isDeveloping = true }
        web.showsMetricsToAll = options.showsMetricsToAll
        web.drain = .seconds(options.drain)
        web.log = WebLog(
            format: WebLog.Format(rawValue: options.log) ?? .text,
            level: WebLog.Level(rawValue: options.logLevel) ?? .notice)
        if let certificate = options.certificate, let key = options.privateKey {
            web.certificate = WebCertificate(
                certificateFile: certificate, privateKeyFile: key)
        }
        try await WebServer.run(source, options: web)
    }
    #else
    private static func serve(_ options: AppOptions, name: String) async throws {
        throw MissingRenderer()
    }
    #endif
}

#if !Web
/// The app was built without a way to show it.
private struct MissingRenderer: Error, CustomStringConvertible {
    var description: String {
        "this app was built without the package trait 'Web', so nothing can show it; "
            + "build it with the trait, or use '--outline'"
    }
}
#endif

private func fail(_ message: String, code: Int32) -> Never {
    FileHandle.standardError.write(Data((message + "\n").utf8))
    exit(code)
}
