// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

extension ColorValue: OutlinedRole {
    var outline: String { "color \(name)" }

    private var name: String {
        switch base {
        case .named(let name): name.rawValue
        case .adaptive(let color): "\(color.light.hexadecimal) \(color.dark.hexadecimal)"
        case .rgb(let red, let green, let blue): "rgb \(red) \(green) \(blue)"
        }
    }
}
