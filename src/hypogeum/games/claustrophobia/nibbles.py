"""A few dice in one integer, four bits each: what lies on a power, or has been rolled and waits."""

from __future__ import annotations


def dice_of(packed: int) -> list[int]:
    """The faces, in the order in which they were put."""
    faces: list[int] = []
    while packed:
        faces.append(packed & 15)
        packed >>= 4
    return faces


def packed_dice(faces: list[int]) -> int:
    packed = 0
    for number in range(len(faces)):
        packed |= faces[number] << 4 * number
    return packed


def count_dice(packed: int) -> int:
    count = 0
    while packed:
        count += 1
        packed >>= 4
    return count


def with_die(packed: int, face: int) -> int:
    """One more, behind the others."""
    return packed | face << 4 * count_dice(packed)


def without_die(packed: int, face: int) -> int:
    """The first die with this face taken away; it is there."""
    shift = 0
    while packed >> shift & 15 != face:
        shift += 4
    low = packed & (1 << shift) - 1
    return low | packed >> shift + 4 << shift


def has_die(packed: int, face: int) -> bool:
    while packed:
        if packed & 15 == face:
            return True
        packed >>= 4
    return False


def faces_in(packed: int) -> list[int]:
    """The different faces, lowest first."""
    found: list[int] = []
    for face in range(1, 7):
        if has_die(packed, face):
            found.append(face)
    return found


def with_face(packed: int, face: int, rolled: int) -> int:
    """The first die with this face shows another one now; it is there, and keeps its place."""
    shift = 0
    while packed >> shift & 15 != face:
        shift += 4
    return packed & ~(15 << shift) | rolled << shift
