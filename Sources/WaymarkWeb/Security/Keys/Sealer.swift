// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Web
import Crypto
import Foundation

/// Closes state so that a page can keep it: nobody else reads it, changes it, or uses it as
/// another person.
struct Sealer: Sendable {
    /// The time for which a seal can be opened.
    static let lifetime: TimeInterval = 14 * 24 * 3600

    private let keys: [SymmetricKey]
    private let app: String

    init(app: String, keys: WebKeys) {
        self.app = app
        self.keys = keys.derived(for: "seal")
    }

    /// The state for this person, as text that may stand in an attribute or an address.
    func seal(_ state: SealedState, for person: String) -> String {
        guard let key = keys.first,
            let box = try? AES.GCM.seal(state.json, using: key, authenticating: owner(person)),
            let bytes = box.combined
        else { return "" }
        let text = bytes.base64EncodedData().map { byte in
            switch byte {
            case UInt8(ascii: "+"): UInt8(ascii: "-")
            case UInt8(ascii: "/"): UInt8(ascii: "_")
            default: byte
            }
        }
        return String(decoding: text, as: UTF8.self)
    }

    /// The state that was sealed for this person; `nil` if it was not, or is too old.
    func open(_ text: String, for person: String, at now: Date = Date()) -> SealedState? {
        let standard = text.replacing("-", with: "+").replacing("_", with: "/")
        guard let bytes = Data(base64Encoded: standard),
            let box = try? AES.GCM.SealedBox(combined: bytes)
        else { return nil }
        for key in keys {
            guard let plain = try? AES.GCM.open(box, using: key, authenticating: owner(person))
            else { continue }
            let state = try? JSONDecoder().decode(SealedState.self, from: plain)
            return state.flatMap { $0.isFresh(at: now) ? $0 : nil }
        }
        return nil
    }

    private func owner(_ person: String) -> Data {
        Data("\(app.utf8.count):\(app)\(person)".utf8)
    }
}
#endif
