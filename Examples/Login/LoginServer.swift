// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Web
    import Hummingbird
    import NIOCore
    import SwiftUI
    import WaymarkWeb

    /// A server with accounts that shows an app to those who are signed in.
    @main enum LoginServer {
        static func main() async throws {
            guard let port else {
                FileHandle.standardError.write(Data("usage: login [--port N]\n".utf8))
                exit(64)
            }
            let signIns = SignIns()
            let notes = try MountedApp(NotesApp.self, at: "/notes", signIn: "/sign-in") {
                await signIns.account(for: $0).map { WebVisitor(id: $0.id, user: $0) }
            }
            let router = Router(context: DoorContext.self)
            router.add(middleware: DoorGuard(names: ["localhost", "127.0.0.1"]))
            notes.addRoutes(to: router)
            DoorPages(signIns: signIns, notes: notes).addRoutes(to: router)
            let server = Application(
                router: router, server: notes.server,
                configuration: .init(address: .hostname("127.0.0.1", port: port)),
                services: [notes],
                onServerRunning: { channel in
                    let line = "http://127.0.0.1:\(channel.localAddress?.port ?? 0)\n"
                    FileHandle.standardOutput.write(Data(line.utf8))
                })
            try await server.runService()
        }

        /// The number after `--port`; `nil` where the command line says anything else.
        private static var port: Int? {
            let arguments = CommandLine.arguments.dropFirst()
            if arguments.isEmpty { return 8080 }
            guard arguments.count == 2, arguments.first == "--port" else { return nil }
            return arguments.last.flatMap(UInt16.init).map(Int.init)
        }
    }

    /// The context of a request: the address that it comes from, besides what it says.
    struct DoorContext: RequestContext, RemoteAddressRequestContext {
        var coreContext: CoreRequestContextStorage
        let remoteAddress: SocketAddress?

        init(source: Source) {
            coreContext = CoreRequestContextStorage(source: source)
            remoteAddress = source.channel.remoteAddress
        }
    }
#else
    /// Without the package trait 'Web' there is nothing to serve with.
    @main enum LoginServer {
        static func main() { print("build this example with the package trait 'Web'") }
    }
#endif
