// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

/// The kinds of types that field comparison tells apart.
enum TypeKind {
    case structure, other
}

/// What kind of type this is, from the first word of its metadata, whose values are part of Swift's stable ABI.
func _typeKind(_ type: Any.Type) -> TypeKind {
    let structure = 0x200
    let metadata = unsafeBitCast(type, to: UnsafePointer<Int>.self)
    return metadata.pointee == structure ? .structure : .other
}
