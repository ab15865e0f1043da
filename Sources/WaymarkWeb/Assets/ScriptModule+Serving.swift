// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Web
extension ScriptModule {
    /// The module that carries out, once, what the app commands; it comes with the first command.
    static let commands = Self("commands", of: EmbeddedFiles.commands_js)

    /// All that a page may ask for.
    static let all = neededByElements + [commands]

    /// The part of the page's own script that says which elements need which module; `page.d.ts`
    /// says its type.
    static var needs: [UInt8] {
        var script = Array("const needs = {".utf8)
        script.append(list: neededByElements) { module, script in
            script += "\(module.name): ".utf8
            script.append(json: module.selectors)
        }
        return script + Array("};".utf8)
    }
}
#endif
