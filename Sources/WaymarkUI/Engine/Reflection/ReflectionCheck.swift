// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

/// Finds out at the start of the first session whether the runtime tells of stored properties what
/// the graph relies on. If it did not, writes to `@State` would be lost without a word.
struct ReflectionCheck {
    var properties: (any Any.Type) -> [StoredProperty]? = Reflection.properties
    var keyPaths: () -> [String: PartialKeyPath<Sample>] = Sample.keyPaths

    /// Ends the process with a sentence where something is amiss; done once for the process.
    static let runOnce: Void = ReflectionCheck().run()

    func run() {
        guard let fault else { return }
        // Nothing that an app shows or keeps could be trusted from here on.
        fatalError(
            """
            this Swift runtime does not tell of stored properties what Waymark relies on: \
            \(fault). \
            Writes to '@State' would be lost, so that nothing is started. Build with the Swift \
            version that Waymark's README names, and report this with the version you used
            """)
    }

    /// A description of what is amiss; `nil` where all is as it must be.
    var fault: String? {
        guard let found = properties(Sample.self) else { return "it names no properties at all" }
        let names = found.map(\.name)
        guard names == ["number", "text", "pair", "action", "object"] else {
            return "it names \(names) for five properties of other names"
        }
        let places = [\Sample.number, \.text, \.pair].map { MemoryLayout<Sample>.offset(of: $0) }
        guard Array(found.prefix(3).map(\.offset)) == places else {
            return "it gives wrong places for properties"
        }
        guard found[2].type == Sample.Pair.self, found[2].isStruct, found[0].type == Int8.self
        else {
            return "it gives wrong types for properties"
        }
        return faultOfKeyPaths
    }

    private var faultOfKeyPaths: String? {
        let found = keyPaths()
        guard Set(found.keys).isSuperset(of: ["number", "text", "pair"]), found["object"] == nil
        else { return "it gives key paths for \(found.keys.sorted())" }
        var sample = Sample()
        guard let text = found["text"] as? WritableKeyPath<Sample, String> else {
            return "its key paths cannot be written through"
        }
        sample[keyPath: text] = "written"
        return sample.text == "written" ? nil : "what is written through its key paths is lost"
    }
}

extension ReflectionCheck {
    /// A type with a property of each kind that matters.
    struct Sample {
        struct Pair {
            var first: Int32 = 1
            var second: Int8 = 2
        }

        var number: Int8 = 1
        var text = "text"
        var pair = Pair()
        var action: () -> Void = {}
        weak var object: AnyObject?

        static func keyPaths() -> [String: PartialKeyPath<Sample>] {
            var found: [String: PartialKeyPath<Sample>] = [:]
            Reflection.forEachKeyPath(of: Sample.self) { found[$0] = $1 }
            return found
        }
    }
}
