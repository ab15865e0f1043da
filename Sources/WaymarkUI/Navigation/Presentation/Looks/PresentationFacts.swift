// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

import Foundation
import WaymarkElements

/// The looks of a modal that its content asks for; absent parts say nothing.
nonisolated struct PresentationFacts: Equatable {
    var detents: Set<PresentationDetent> = []
    var selection: DetentSelection?
    var background: ColorValue?
    var cornerRadius: CGFloat?
    var showsGrabber: Bool?
    /// True if a popover stays one in a narrow window.
    var staysPopover = false

    /// Takes what others say, where nothing before said the same.
    mutating func add(_ others: PresentationFacts) {
        if detents.isEmpty {
            detents = others.detents
            selection = others.selection
        }
        background = background ?? others.background
        cornerRadius = cornerRadius ?? others.cornerRadius
        showsGrabber = showsGrabber ?? others.showsGrabber
        staysPopover = staysPopover || others.staysPopover
    }
}

/// The height that the app has chosen, and the way to choose another one.
nonisolated struct DetentSelection: Equatable {
    /// The height when the modifier was evaluated.
    let value: PresentationDetent
    let binding: Binding<PresentationDetent>

    init(_ binding: Binding<PresentationDetent>) {
        value = binding.wrappedValue
        self.binding = binding
    }

    static func == (a: Self, b: Self) -> Bool {
        a.value == b.value && areEqualFields(a.binding, b.binding)
    }
}

extension PresentationFacts {
    /// The heights that there are now, from the least to the most; equal ones once.
    func heights(
        in context: PresentationDetent.Context
    ) -> [(detent: PresentationDetent, height: SheetLook.Height)] {
        func points(_ height: SheetLook.Height) -> Double {
            switch height {
            case .fraction(let part): part * Double(context.maxDetentValue)
            case .points(let points): points
            }
        }
        var known: Set<SheetLook.Height> = []
        let wanted = selection?.value
        return
            (detents.filter { $0 == wanted } + detents.filter { $0 != wanted })
            .compactMap { detent in
                detent.elementHeight(in: context).map { (detent: detent, height: $0) }
            }
            .sorted { points($0.height) < points($1.height) }
            .filter { known.insert($0.height).inserted }
    }

    /// The looks that these facts make.
    ///
    /// - Parameter chosen: The height that a person has chosen where the app keeps no selection.
    func look(
        in context: PresentationDetent.Context, chosen: PresentationDetent?
    ) -> SheetLook {
        let all = heights(in: context)
        let wanted = selection?.value ?? chosen
        return SheetLook(
            heights: all.map(\.height), height: all.firstIndex { $0.detent == wanted } ?? 0,
            background: background, cornerRadius: cornerRadius.map(Double.init),
            showsGrabber: showsGrabber)
    }
}
