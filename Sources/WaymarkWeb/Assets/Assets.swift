// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Web
import Foundation
import HTTPTypes
import NIOCore

/// The files of our own that pages load.
struct Assets: Sendable {
    let script: Asset
    /// The modules that the script asks for with the first element that needs them.
    let modules: [ScriptModule: Asset]
    let style: Asset
    /// The parts of the style sheet that a page loads with the first element that needs them.
    let parts: [StylePart: Asset]
    /// The app's own looks; they stand last, and so have the last word.
    let theme: Asset?
    let icon: Asset
    /// True if the script helps those who write the app.
    let isDeveloping: Bool

    init(
        theme: WebTheme? = nil, below path: String = SitePaths().own,
        isDeveloping: Bool = false
    ) {
        self.isDeveloping = isDeveloping
        let parts = Self.scriptParts + (isDeveloping ? [EmbeddedFiles.developing_js] : [])
        let modules = ScriptModule.all.map { Self.script(path + $0.name + ".js", $0.parts) }
        self.modules = Dictionary(uniqueKeysWithValues: zip(ScriptModule.all, modules))
        script = Self.script(
            path + "waymark.js", parts + [EmbeddedFiles.start_js], asking: modules)
        icon = Asset(path + "icon.svg", "image/svg+xml", Array(Self.iconSource.utf8))
        style = Self.style(path + "waymark.css", Self.styleParts + [AppAccent.rule])
        self.parts = Dictionary(
            uniqueKeysWithValues: StylePart.all.map { part in
                (part, Self.style(path + part.name + ".css", part.files))
            })
        self.theme = theme.map { Self.style(path + "theme.css", [$0.bytes]) }
    }

    /// The asset at this path.
    func asset(at path: String) -> Asset? {
        let own = [script, style, icon] + Array(modules.values) + Array(parts.values)
        return (own + (theme.map { [$0] } ?? [])).first { $0.path == path }
    }

    /// The address of a module, as the script asks for it: under its own version.
    func address(of module: ScriptModule) -> String {
        script.address.replacing("waymark.js", with: module.name + ".js")
    }

    /// The style sheets of a document, in the order of the cascade.
    func sheets(drawing parts: [StylePart] = []) -> [Asset] {
        [style] + parts.compactMap { self.parts[$0] } + (theme.map { [$0] } ?? [])
    }

    /// Makes a style sheet of its parts; browsers read it in the encoding of its document, UTF-8.
    private static func style(_ path: String, _ parts: [[UInt8]]) -> Asset {
        Asset(
            path, "text/css",
            Array(parts.map { StyleMinifier.removed(from: $0) }.joined()))
    }

    private static func script(
        _ path: String, _ parts: [[UInt8]], asking others: [Asset] = []
    ) -> Asset {
        Asset(
            path, "text/javascript",
            Array(compileAtOnce.utf8)
                + ScriptMinifier.removed(from: ScriptPart.joined(parts)),
            asking: others)
    }

    /// Lets browsers that know it compile all functions beside the page while it loads, and not
    /// each within the first press that needs it.
    private static let compileAtOnce = "//# allFunctionsCalledOnLoad\n"

    /// One module: each part may use what the parts before it declare, and hears of keys and
    /// presses after them.
    private static var scriptParts: [[UInt8]] {
        [
            EmbeddedFiles.page_js, EmbeddedFiles.elements_js,
            EmbeddedFiles.shapes_js, EmbeddedFiles.updates_js, EmbeddedFiles.events_js,
            EmbeddedFiles.inputs_js, EmbeddedFiles.history_js,
            EmbeddedFiles.places_js, EmbeddedFiles.motion_js, ScriptModule.needs,
            EmbeddedFiles.messages_js, EmbeddedFiles.connection_js,
        ]
    }

    /// In the order of the cascade.
    private static var styleParts: [[UInt8]] {
        [
            EmbeddedFiles.theme_css, EmbeddedFiles.page_css,
            EmbeddedFiles.windows_css, EmbeddedFiles.screens_css,
            EmbeddedFiles.bars_css, EmbeddedFiles.layouts_css, EmbeddedFiles.texts_css,
            EmbeddedFiles.buttons_css, EmbeddedFiles.fields_css,
            EmbeddedFiles.connection_css,
            EmbeddedFiles.motion_css,
        ]
    }

    /// The icon as an address of its own, so that a document need not ask for it.
    static let iconAddress: String = {
        let allowed = CharacterSet.urlQueryAllowed.union(CharacterSet(charactersIn: " "))
        let source = iconSource.addingPercentEncoding(withAllowedCharacters: allowed)
        return "data:image/svg+xml," + (source ?? "")
    }()

    private static let iconSource = """
        <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" \
        rx="7" fill="#0a64d8"/><path d="M8 9l4 14 4-11 4 11 4-14" fill="none" stroke="#fff" \
        stroke-width="3" stroke-linejoin="round"/></svg>
        """
}

/// One file that pages load.
struct Asset: Sendable {
    let path: String
    let type: String
    /// Every answer shares them.
    let bytes: ByteBuffer
    /// The same for browsers that unpack it.
    let packed: ByteBuffer
    /// Changes with the contents.
    let hash: String

    /// - Parameter others: What it asks for later, under its own version.
    init(_ path: String, _ type: String, _ bytes: [UInt8], asking others: [Asset] = []) {
        self.path = path
        self.type = type
        self.bytes = ByteBuffer(bytes: bytes)
        packed = ByteBuffer(bytes: Gzip.packed(bytes))
        let more = others.flatMap { $0.bytes.readableBytesView }
        hash = String(Digest.of(bytes + more).prefix(16))
    }

    /// A picture can be opened as a document, and then must not run anything either.
    var headers: HTTPFields { type.hasPrefix("text/") ? .secureFile : .secure }

    /// The address that is good for ever, because it names the contents.
    var address: String { path + "?v=" + hash }
}
#endif
