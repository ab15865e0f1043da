// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

extension ScreenNode: ListHost {
    func join(_ list: any AddressedNode) { screenStack.join(list) }

    func leave(_ list: any AddressedNode) { screenStack.leave(list) }

    func personChose(again: Bool) {
        if again {
            screenStack.owner.personChoseAgainInList()
        } else {
            screenStack.owner.personChoseInList()
        }
    }

    func route<Value: Hashable>(selecting value: Value, in list: any SelectingList) -> [String]? {
        guard column?.selectingList === list, let segment = RouteSegment.encode(value) else {
            return nil
        }
        return route(selecting: segment)
    }

    func segment<Value: Hashable>(of value: Value) -> String? {
        RouteSegment.encode(value) ?? graph.window?.routes.remember(PathValue(value))
    }

    func value<Value: Hashable>(of segment: String, as type: Value.Type) -> Value? {
        let remembered = graph.window?.routes.remembered(segment) as? PathValue<Value>
        return remembered?.content ?? RouteSegment.decode(segment, as: Value.self)
    }
}
