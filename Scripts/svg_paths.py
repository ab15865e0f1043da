# SPDX-License-Identifier: Apache-2.0
# Copyright the Waymark authors
"""Reads and writes path data of SVG as paths of skia-pathops, which can unite and cut them."""
import math
import re

import pathops

TOKEN = re.compile(r"[MmLlHhVvCcSsQqTtAaZz]|[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?")
FLAGS = re.compile(r"[Aa][^MmLlHhVvCcSsQqTtAaZz]*")
COUNTS = {"M": 2, "L": 2, "H": 1, "V": 1, "C": 6, "S": 4, "Q": 4, "T": 2, "A": 7, "Z": 0}


def spaced_flags(data):
    """The data with its flags of arcs apart, which may stand together as in `a1 1 0 012 2`."""
    number = r"([-+]?(?:\d+\.?\d*|\.\d+))[\s,]*"
    arc = re.compile(number * 3 + r"([01])[\s,]*([01])[\s,]*" + number * 2)
    return FLAGS.sub(lambda match: match[0][0] + arc.sub(r"\1 \2 \3 \4 \5 \6 \7 ", match[0][1:]), data)


def commands(data):
    """(letter, numbers) of each command; what follows without a letter has the one before."""
    tokens, index, letter = TOKEN.findall(spaced_flags(data)), 0, "M"
    while index < len(tokens):
        if tokens[index].isalpha():
            letter, index = tokens[index], index + 1
        count = COUNTS[letter.upper()]
        yield letter, [float(token) for token in tokens[index:index + count]]
        index += count
        letter = {"M": "L", "m": "l"}.get(letter, letter)


def arc(start, numbers, end):
    """The control points of curves along an arc of an ellipse."""
    rx, ry, turn, large, sweep = abs(numbers[0]), abs(numbers[1]), math.radians(numbers[2]), *numbers[3:5]
    if rx == 0 or ry == 0 or start == end:
        return [(start, end, end)]
    unit = complex(math.cos(turn), math.sin(turn))
    half = complex(start[0] - end[0], start[1] - end[1]) / 2 * unit.conjugate()
    grow = math.sqrt(max(1, (half.real / rx) ** 2 + (half.imag / ry) ** 2))
    rx, ry = rx * grow, ry * grow
    low = (rx * half.imag) ** 2 + (ry * half.real) ** 2
    root = math.sqrt(max(0, (rx * ry) ** 2 - low) / low) * (-1 if large == sweep else 1)
    middle = root * complex(rx * half.imag / ry, -ry * half.real / rx)

    def angle(point):
        return math.atan2((point - middle).imag / ry, (point - middle).real / rx)

    first, step = angle(half), angle(-half) - angle(half)
    step += 2 * math.pi * ((sweep and step < 0) - (not sweep and step > 0))
    center = middle * unit + complex(start[0] + end[0], start[1] + end[1]) / 2
    pieces = math.ceil(abs(step) / (math.pi / 2) - 1e-6) or 1
    pull = 4 / 3 * math.tan(step / pieces / 4)

    def place(at, bend):
        x, y = math.cos(at) - bend * math.sin(at), math.sin(at) + bend * math.cos(at)
        point = complex(rx * x, ry * y) * unit + center
        return point.real, point.imag

    at = [first + step * piece / pieces for piece in range(pieces + 1)]
    return [(place(here, pull), place(there, -pull), place(there, 0)) for here, there in zip(at, at[1:])]


class Reader:
    """Draws a path from commands, as it goes."""

    def __init__(self):
        self.path = pathops.Path()
        self.pen, self.is_open, self.before = self.path.getPen(), False, ""
        self.here = self.first = self.control = (0.0, 0.0)

    def take(self, letter, numbers):
        """Draws what one command says."""
        kind = letter.upper()
        points = self.points(kind, self.here if letter.islower() else (0, 0), numbers)
        if kind == "M":
            self.end()
            self.pen.moveTo(points[0])
            self.first, self.is_open = points[0], True
        elif kind == "Z":
            self.pen.closePath()
            points, self.is_open = [self.first], False
        else:
            self.draw(kind, points, numbers)
        self.control = points[-2] if len(points) > 1 else points[-1]
        self.here, self.before = points[-1], kind

    def points(self, kind, origin, numbers):
        """The points of a command, those that it leaves out included."""
        if kind == "H":
            return [(origin[0] + numbers[0], self.here[1])]
        if kind == "V":
            return [(self.here[0], origin[1] + numbers[0])]
        if kind == "A":
            return [(origin[0] + numbers[5], origin[1] + numbers[6])]
        points = [(origin[0] + x, origin[1] + y) for x, y in zip(numbers[::2], numbers[1::2])]
        smooth = {"S": "CS", "T": "QT"}.get(kind)
        if not smooth:
            return points
        opposite = tuple(2 * at - control for at, control in zip(self.here, self.control))
        return [opposite if self.before and self.before in smooth else self.here, *points]

    def draw(self, kind, points, numbers):
        """Draws a line or a curve; one behind the end of a part begins where that began."""
        if not self.is_open:
            self.pen.moveTo(self.here)
            self.is_open = True
        if kind in "LHV":
            self.pen.lineTo(points[0])
        elif kind in "CS":
            self.pen.curveTo(*points)
        elif kind in "QT":
            self.pen.qCurveTo(*points)
        else:
            for curve in arc(self.here, numbers, points[0]):
                self.pen.curveTo(*curve)

    def end(self):
        """Ends a part that is not closed."""
        if self.is_open:
            self.pen.endPath()


def path(data):
    """The path that the data describes."""
    reader = Reader()
    for letter, numbers in commands(data):
        reader.take(letter, numbers)
    reader.end()
    return reader.path


def mapped(shape, function):
    """The path with each of its points moved."""
    result = pathops.Path()
    result.fillType = shape.fillType
    pen, opened = result.getPen(), False
    for verb, points in shape:
        points = [function(*point) for point in points]
        if verb == pathops.PathVerb.MOVE:
            if opened:
                pen.endPath()
            pen.moveTo(points[0])
            opened = True
        elif verb == pathops.PathVerb.LINE:
            pen.lineTo(points[0])
        elif verb == pathops.PathVerb.QUAD:
            pen.qCurveTo(*points)
        elif verb == pathops.PathVerb.CUBIC:
            pen.curveTo(*points)
        else:
            pen.closePath()
            opened = False
    if opened:
        pen.endPath()
    return result


def number(value):
    """A coordinate with up to two digits behind the point."""
    text = f"{value:.2f}".rstrip("0").rstrip(".")
    return {"-0": "0", "": "0"}.get(text, text).replace("0.", ".", 1) if abs(value) < 1 else text


def joined(letter, values):
    """A command with its numbers, and no space that is not needed."""
    text = letter
    for index, value in enumerate(number(value) for value in values):
        text += value if index == 0 or value[0] == "-" else " " + value
    return text


def data(shape):
    """Path data, relative and short; what is rounded is not added up."""
    shape.convertConicsToQuads()
    result, here, first = "", (0.0, 0.0), (0.0, 0.0)
    for verb, points in shape:
        if verb == pathops.PathVerb.CLOSE:
            result, here = result + "z", first
            continue
        points = [(round(x, 2), round(y, 2)) for x, y in points]
        if verb == pathops.PathVerb.MOVE:
            result, first = result + joined("M", points[0]), points[0]
        else:
            offsets = [value for x, y in points for value in (x - here[0], y - here[1])]
            kind = {pathops.PathVerb.LINE: "l", pathops.PathVerb.QUAD: "q"}.get(verb, "c")
            if kind == "l" and not offsets[1]:
                result += joined("h", offsets[:1])
            elif kind == "l" and not offsets[0]:
                result += joined("v", offsets[1:])
            else:
                result += joined(kind, offsets)
        here = points[-1]
    return result
