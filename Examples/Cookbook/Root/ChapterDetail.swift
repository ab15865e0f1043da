// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import SwiftUI

/// The screen of the chosen chapter.
struct ChapterDetail: View {
    let chapter: Chapter

    var body: some View {
        switch chapter {
        case .plainStack: PlainStackChapter()
        case .boundPath: BoundPathChapter()
        case .destinations: DestinationsChapter()
        case .bars: BarsChapter()
        case .twoColumns: TwoColumnsChapter()
        case .threeColumns: ThreeColumnsChapter()
        case .tabs: TabsChapter()
        case .grids: GridsChapter()
        case .tables: TablesChapter()
        case .modals: ModalsChapter()
        case .deepLinks: DeepLinksChapter()
        case .restoration: RestorationChapter()
        case .dates: DatesChapter()
        case .pictures: PicturesChapter()
        case .notes: NotesChapter()
        case .legacy: LegacyChapter()
        case .availability: AvailabilityChapter()
        }
    }
}
