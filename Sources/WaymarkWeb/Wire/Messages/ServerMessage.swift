// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Web
/// A message of the server to a page; each case is one text frame of JSON.
enum ServerMessage: Sendable {
    /// The answer to `join`: `{"k":"ready","page":"…","n":4,"s":3,"same":true,"kept":true,
    /// "lost":true,"seal":"…","title":"…","route":["…"],"ahead":["…"]}`, without what the
    /// browser knows.
    case ready(Ready)
    /// The whole tree:
    /// `{"k":"whole","n":5,"s":2,"t":[…],"css":[…],"tree":[…],"title":…,"route":…}`
    case whole(Batch)
    /// One batch of operations: `{"k":"patch","n":6,"s":3,"t":[…],"css":[…],"ops":[…]}`,
    /// with `title` and `route` when they changed.
    case patch(Batch)
    /// An event was handled and changed nothing in sight: `{"k":"done","s":3}`, with `seal`
    /// when what is kept changed. The seal of what a patch shows follows in one too.
    case done(event: Int, seal: String?)
    /// The problems of the app, while it is being developed: `{"k":"problems","of":["…"]}`
    case problems([String])

    /// The beginning of a connection.
    struct Ready: Sendable {
        /// The page that was joined, where it is another one than was asked for.
        var page: String?
        /// Its last patch.
        var number: Int
        /// Its last event that was handled.
        var event: Int
        /// True if the browser shows it already; if not, `whole` follows.
        var isSame: Bool
        /// True if its session is the one that the browser knew: elements have the same ids.
        var isKept: Bool
        /// True if its session begins from nothing, since the browser's seal does not open: it
        /// is too old, or no key fits.
        var isLost = false
        /// The sealed state; `nil` where the browser's own is as good.
        var seal: String?
        /// The location of the page; `nil` where the browser is there.
        var location: Location?
        /// The token that the page shows from now on; `nil` where its own is of the newest key.
        var token: String?
        /// Addresses of the parts of the style sheet that other screens may need, where the
        /// browser shows no more than the document.
        var ahead: [String] = []
    }

    /// The title and route that the address bar and the window's title show.
    struct Location: Equatable, Sendable {
        var title: String
        /// The name of the app.
        var app: String
        var route: [String]
    }

    /// A numbered change of what the page shows.
    struct Batch: Sendable {
        var number: Int
        /// The last event of the page that was handled before.
        var event: Int
        /// The last one whose outcome the browser's seal has, where a newer seal follows: a
        /// person does not wait for it.
        var sealed: Int?
        /// Templates that are new to the connection: `"t":[[7,["div",["class","row"],1]]]`
        var templates: [TemplateTable.News]
        var rules: [String]
        /// Addresses of parts of the style sheet: `"parts":["/_waymark/lists.css?v=…"]`
        var parts: [String]
        /// Addresses of those that nothing waits for: `"later":["/_waymark/menus.css?v=…"]`
        var laterParts: [String]
        /// Operations or a tree, as JSON.
        var body: [UInt8]
        /// The commands that the page then carries out: `"do":[["scroll",12]]`
        var commands: [WireCommand] = []
        var location: Location?
        /// The sealed state that another process needs to go on, if it changed.
        var seal: String?
    }

    /// The frame's text.
    var bytes: [UInt8] {
        var bytes: [UInt8] = []
        switch self {
        case .ready(let ready): ready.write(into: &bytes)
        case .whole(let batch):
            bytes.append(ascii: "{\"k\":\"whole\"")
            batch.write(body: "tree", into: &bytes)
        case .patch(let batch):
            bytes.append(ascii: "{\"k\":\"patch\"")
            batch.write(body: "ops", into: &bytes)
        case .done(let event, let seal):
            bytes.append(ascii: "{\"k\":\"done\",\"s\":")
            bytes.append(json: event)
            bytes.append(seal: seal)
        case .problems(let problems):
            bytes.append(ascii: "{\"k\":\"problems\",\"of\":")
            bytes.append(json: problems)
        }
        bytes.append(ascii: "}")
        return bytes
    }
}

extension ServerMessage.Ready {
    fileprivate func write(into bytes: inout [UInt8]) {
        bytes.append(ascii: "{\"k\":\"ready\"")
        if let page {
            bytes.append(ascii: ",\"page\":")
            bytes.append(json: page)
        }
        bytes.append(ascii: ",\"n\":")
        bytes.append(json: number)
        bytes.append(ascii: ",\"s\":")
        bytes.append(json: event)
        bytes.append(ascii: isSame ? ",\"same\":true" : ",\"same\":false")
        bytes.append(ascii: isKept ? ",\"kept\":true" : ",\"kept\":false")
        if isLost { bytes.append(ascii: ",\"lost\":true") }
        bytes.append(seal: seal)
        location?.write(into: &bytes)
        if let token {
            bytes.append(ascii: ",\"token\":")
            bytes.append(json: token)
        }
        if !ahead.isEmpty {
            bytes.append(ascii: ",\"ahead\":")
            bytes.append(json: ahead)
        }
    }
}

extension [UInt8] {
    fileprivate mutating func append(seal: String?) {
        guard let seal else { return }
        append(ascii: ",\"seal\":")
        append(json: seal)
    }
}

extension ServerMessage.Location {
    fileprivate func write(into bytes: inout [UInt8]) {
        bytes.append(ascii: ",\"title\":")
        bytes.append(json: title)
        bytes.append(ascii: ",\"route\":")
        bytes.append(json: route)
    }
}

extension ServerMessage.Batch {
    fileprivate func write(body name: String, into bytes: inout [UInt8]) {
        bytes.reserveCapacity(body.count + 200)
        bytes.append(ascii: ",\"n\":")
        bytes.append(json: number)
        bytes.append(ascii: ",\"s\":")
        bytes.append(json: event)
        if let sealed {
            bytes.append(ascii: ",\"sealed\":")
            bytes.append(json: sealed)
        }
        if !templates.isEmpty { writeTemplates(into: &bytes) }
        if !rules.isEmpty {
            bytes.append(ascii: ",\"css\":")
            bytes.append(json: rules)
        }
        if !parts.isEmpty {
            bytes.append(ascii: ",\"parts\":")
            bytes.append(json: parts)
        }
        if !laterParts.isEmpty {
            bytes.append(ascii: ",\"later\":")
            bytes.append(json: laterParts)
        }
        bytes.append(ascii: ",")
        bytes.append(json: name)
        bytes.append(ascii: ":")
        bytes.append(contentsOf: body)
        if !commands.isEmpty {
            bytes.append(ascii: ",\"do\":[")
            bytes.append(list: commands) { $0.write(into: &$1) }
            bytes.append(ascii: "]")
        }
        location?.write(into: &bytes)
        bytes.append(seal: seal)
    }

    private func writeTemplates(into bytes: inout [UInt8]) {
        bytes.append(ascii: ",\"t\":[")
        for (index, news) in templates.enumerated() {
            bytes.append(ascii: index > 0 ? ",[" : "[")
            bytes.append(json: news.number)
            bytes.append(ascii: ",")
            bytes.append(contentsOf: news.template)
            bytes.append(ascii: "]")
        }
        bytes.append(ascii: "]")
    }
}
#endif
