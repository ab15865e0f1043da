// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

/// A `Contents.json` of an asset catalogue, as far as it is of use here.
struct CatalogContents: Decodable {
    let colors: [Color]?
    let images: [Picture]?
    let symbols: [Picture]?
    let properties: Properties?

    struct Color: Decodable {
        let idiom: String?
        let color: Value?
        let appearances: [Appearance]?

        struct Value: Decodable {
            let components: [String: String]?
            let reference: String?
        }
    }

    struct Picture: Decodable {
        let filename: String?
        let idiom: String?
        let scale: String?
        let size: String?
        let appearances: [Appearance]?
    }

    /// A condition under which a variant is shown, such as a dark luminosity.
    struct Appearance: Decodable, Equatable {
        let appearance: String
        let value: String
    }

    struct Properties: Decodable {
        let intent: String?
        let providesNamespace: Bool?

        enum CodingKeys: String, CodingKey {
            case intent = "template-rendering-intent"
            case providesNamespace = "provides-namespace"
        }
    }
}

extension [CatalogContents.Appearance]? {
    var isDark: Bool { has("luminosity", "dark") }
    var isHighContrast: Bool { has("contrast", "high") }

    private func has(_ appearance: String, _ value: String) -> Bool {
        self?.contains(.init(appearance: appearance, value: value)) == true
    }
}
