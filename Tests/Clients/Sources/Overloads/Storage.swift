// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import SwiftUI

private enum Words: String { case one, two }
private enum Numbers: Int { case one, two }

struct Storage: View {
    @SceneStorage("bool") private var bool = false
    @SceneStorage("int") private var int = 0
    @SceneStorage("double") private var double = 0.0
    @SceneStorage("string") private var string = ""
    @SceneStorage("url") private var url = URL(fileURLWithPath: "/")
    @SceneStorage("data") private var data = Data()
    @SceneStorage("date") private var date = Date.distantPast
    @SceneStorage("word") private var word = Words.one
    @SceneStorage("number") private var number = Numbers.one
    @SceneStorage("bool?") private var boolOrNil: Bool?
    @SceneStorage("int?") private var intOrNil: Int?
    @SceneStorage("double?") private var doubleOrNil: Double?
    @SceneStorage("string?") private var stringOrNil: String?
    @SceneStorage("url?") private var urlOrNil: URL?
    @SceneStorage("data?") private var dataOrNil: Data?
    @SceneStorage("date?") private var dateOrNil: Date?
    @SceneStorage("word?") private var wordOrNil: Words?
    @SceneStorage("number?") private var numberOrNil: Numbers?

    var body: some View {
        TextField("string", text: $string)
        Toggle("bool", isOn: $bool)
    }
}

struct Settings: View {
    @AppStorage("bool") private var bool = false
    @AppStorage("int") private var int = 0
    @AppStorage("double") private var double = 0.0
    @AppStorage("string") private var string = ""
    @AppStorage("url") private var url = URL(fileURLWithPath: "/")
    @AppStorage("data") private var data = Data()
    @AppStorage("date") private var date = Date.distantPast
    @AppStorage("word") private var word = Words.one
    @AppStorage("number") private var number = Numbers.one
    @AppStorage("stored", store: .standard) private var stored = false
    @AppStorage("bool?") private var boolOrNil: Bool?
    @AppStorage("int?") private var intOrNil: Int?
    @AppStorage("double?") private var doubleOrNil: Double?
    @AppStorage("url?") private var urlOrNil: URL?
    @AppStorage("data?") private var dataOrNil: Data?
    @AppStorage("date?") private var dateOrNil: Date?
    @AppStorage("string?") private var stringOrNil: String?
    @AppStorage("word?") private var wordOrNil: Words?
    @AppStorage("number?", store: .standard) private var numberOrNil: Numbers?

    var body: some View { Toggle("bool", isOn: $bool) }
}
