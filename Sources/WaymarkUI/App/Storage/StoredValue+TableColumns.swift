// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import Foundation

extension SceneStorage {
    /// The choice of a table's columns under a key of the window; until one is written, the columns
    /// are as the app declares them.
    public init<RowValue>(
        wrappedValue: Value = TableColumnCustomization<RowValue>(), _ key: String
    ) where Value == TableColumnCustomization<RowValue>, RowValue: Identifiable {
        self.init(access: StoredAccess(key: key, codable: wrappedValue))
    }
}

extension AppStorage {
    /// The choice of a table's columns under a key of the person; until one is written, the columns
    /// are as the app declares them.
    public init<RowValue>(
        wrappedValue: Value = TableColumnCustomization<RowValue>(), _ key: String,
        store: UserDefaults? = nil
    ) where Value == TableColumnCustomization<RowValue>, RowValue: Identifiable {
        self.init(access: StoredAccess(key: key, codable: wrappedValue), store: store)
    }
}
