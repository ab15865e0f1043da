// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Web
/// The templates that one connection knows by number.
struct TemplateTable: Sendable {
    /// A template that the browser has not been told yet.
    struct News: Equatable, Sendable {
        let number: Int
        let template: [UInt8]
    }

    private var numbers: [Key: Int] = [:]
    private var news: [News] = []

    /// The number of templates.
    var count: Int { numbers.count }

    /// The template's number; a new one the first time.
    mutating func number(of template: [UInt8]) -> Int {
        let key = Key(bytes: template)
        if let number = numbers[key] { return number }
        let number = numbers.count
        numbers[key] = number
        news.append(News(number: number, template: template))
        return number
    }

    /// Takes the templates that were numbered since this was last asked.
    mutating func takeNews() -> [News] {
        defer { news = [] }
        return news
    }

    /// Hashes all bytes at once.
    private struct Key: Hashable {
        let bytes: [UInt8]

        func hash(into hasher: inout Hasher) {
            bytes.withUnsafeBytes { hasher.combine(bytes: $0) }
        }
    }
}
#endif
