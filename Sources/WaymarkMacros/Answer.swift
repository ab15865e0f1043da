// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

/// Answers the compiler on standard input and output; all that the plug-in does.
package func serveCompiler() {
    serveCompiler(over: MessagePipe(input: 0, output: 1))
}

/// Answers the compiler's messages, one by one, until it sends no more.
func serveCompiler(over pipe: MessagePipe) {
    while let message = pipe.receive() {
        guard pipe.send(answer(to: message).message) else { return }
    }
}

/// Returns the plug-in's answer to this message; every message gets an answer that the compiler can
/// read.
func answer(to message: JSONValue) -> PluginAnswer {
    switch CompilerRequest(message) {
    case .capability:
        return .capability
    case .expansion(let request):
        return .expansion(expansion(of: request))
    case .library(let path):
        return .library([Finding(.library(path: path))])
    case .unknown(let name):
        return .expansion(.failure(Finding(.request(name: name))))
    }
}

private func expansion(of request: ExpansionRequest) -> Expansion {
    do throws(Finding) {
        guard let macro = Macro(rawValue: request.macro) else {
            throw request.use.finding(.macro(name: request.macro))
        }
        return Expansion(source: try macro.source(for: request))
    } catch {
        return .failure(error)
    }
}
