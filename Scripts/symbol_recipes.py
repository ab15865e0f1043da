# SPDX-License-Identifier: Apache-2.0
# Copyright the Waymark authors
"""Draws symbols by recipe from icons of a free set and from the drawings of the project.

    clock                an icon as it is; filled/clock is the one in the folder of areas
    =heart               the symbol of that name, drawn by hand or by another recipe
    M3 12h18|M9 9h6v6z   path data: lines, and areas behind the bar
    solid(x)             its outline as an area, in which what is inside is left out
    in(x, y), cut(x, y)  a small y inside of x; the same, left out of the area x
    ring(y), disc(y), box(y), block(y)      in and cut with a circle and with a square
    struck(x)            crossed out
    badge(x, y)          y small at the lower right; corner(x, y) at the upper right
    behind(x, y)         y small behind x, at the upper left
    turn(x, degrees), mirror(x)
"""
import math
import re

import pathops
import svg_paths

PEN = 1.7
GAP = 1.3
CALL = re.compile(r"(\w+)\((.*)\)")
DOT = re.compile(r'<circle cx="([\d.]+)" cy="([\d.]+)" r="([\d.]+)" fill="currentColor"')
FRAMES = {"ring": ("in", "=circle"), "disc": ("cut", "=circle.fill"),
          "box": ("in", "=square"), "block": ("cut", "=square.fill")}
VARIANTS = {".circle.fill": "disc", ".circle": "ring", ".square.fill": "block", ".square": "box",
            ".slash.fill": "struck", ".slash": "struck"}


def outline(path, width=PEN):
    """The area that a round pen covers along a path."""
    area = pathops.Path(path)
    area.stroke(width, pathops.LineCap.ROUND_CAP, pathops.LineJoin.ROUND_JOIN, 4)
    area.convertConicsToQuads()
    return united(area)


def united(*paths):
    """One area of several, which may lie upon one another."""
    whole = pathops.Path()
    for path in paths:
        whole = pathops.op(whole, path, pathops.PathOp.UNION)
    return whole


def without(path, hole):
    return pathops.op(path, hole, pathops.PathOp.DIFFERENCE)


def common(path, other):
    return pathops.op(path, other, pathops.PathOp.INTERSECTION)


def box(path):
    """The middle and the size of what a path covers."""
    left, top, right, bottom = path.bounds
    return (left + right) / 2, (top + bottom) / 2, max(right - left, bottom - top)


class Drawing:
    """Lines that a pen follows and areas, with the data that they were read from."""

    def __init__(self, lines="", fills=""):
        self.texts = (lines, fills)
        self.lines = svg_paths.path(lines)
        self.fills = svg_paths.path(fills)
        self.fills.fillType = pathops.FillType.EVEN_ODD

    @classmethod
    def of(cls, lines, fills):
        """A drawing of paths that were made here."""
        return cls(svg_paths.data(lines), svg_paths.data(fills))

    @property
    def area(self):
        """All that is covered."""
        return united(outline(self.lines), self.fills)

    def moved(self, function):
        return Drawing.of(svg_paths.mapped(self.lines, function), svg_paths.mapped(self.fills, function))

    def fitted(self, size, x=12, y=12):
        """The drawing made smaller, around another middle; the pen stays as wide as it is."""
        from_x, from_y, now = box(self.area)
        factor = min(1, (size - PEN) / max(now - PEN, 0.1))
        return self.moved(lambda px, py: (x + (px - from_x) * factor, y + (py - from_y) * factor))


def inside(frame, content):
    """A small drawing in the middle of another."""
    x, y, size = box(frame.area)
    small = content.fitted(size * 0.49, x, y)
    return Drawing(frame.texts[0] + small.texts[0], frame.texts[1] + small.texts[1])


def cut(frame, content):
    """An area in which a small drawing is left out."""
    x, y, size = box(frame.area)
    small = content.fitted(size * 0.52, x, y)
    return Drawing.of(pathops.Path(), without(frame.area, small.area))


def with_room(drawing, room):
    """The drawing as areas, without what lies in the room."""
    return without(drawing.area, room)


def placed(drawing, content, x, y):
    """A drawing with a small one at a place, and a gap around that."""
    small = content.fitted(10, x, y)
    room = outline(united(small.area, filled(small.area)), 2 * GAP)
    kept = with_room(drawing, united(room, filled(small.area)))
    return Drawing.of(small.lines, united(kept, small.fills))


def struck(drawing):
    """A drawing that is crossed out."""
    line = svg_paths.path("M4 3.5l16 17")
    return Drawing.of(line, with_room(drawing, outline(line, PEN + 2 * GAP)))


def contours(path):
    """The closed curves of an area, each as an area."""
    for contour in path.contours:
        part = pathops.Path()
        contour.draw(part.getPen())
        yield part


def filled(area):
    """The area without its holes."""
    return united(*(united(part) for part in contours(area)))


def solid(drawing):
    """The inside of an outline as an area; details within it are left out."""
    whole, wall = filled(drawing.area), 2 * PEN + 1.2
    inner = united(*(without(part, outline(part, wall)) for part in contours(whole) if box(part)[2] > wall))
    details = united(*(common(outline(part), inner) for part in contours(drawing.lines)))
    return Drawing.of(pathops.Path(), without(united(whole), united(details, common(drawing.fills, inner))))


def turned(drawing, degrees):
    turn = math.radians(float(degrees))
    sine, cosine = math.sin(turn), math.cos(turn)
    return drawing.moved(lambda x, y: (12 + (x - 12) * cosine - (y - 12) * sine,
                                       12 + (x - 12) * sine + (y - 12) * cosine))


def behind(front, back):
    """A small drawing behind another, which makes room for it."""
    first = front.fitted(19, 14, 14.5)
    second = back.fitted(13, 7.5, 7.5)
    room = united(outline(first.area, 2 * GAP), filled(first.area))
    return Drawing.of(first.lines, united(first.fills, without(second.area, room)))


ACTIONS = {
    "in": inside, "cut": cut, "struck": struck, "solid": solid, "turn": turned, "behind": behind,
    "badge": lambda drawing, content: placed(drawing, content, 18.5, 18.5),
    "corner": lambda drawing, content: placed(drawing, content, 18.5, 5.5),
    "mirror": lambda drawing: drawing.moved(lambda x, y: (24 - x, y)),
}


class Kitchen:
    """Draws by recipes, which may name one another."""

    def __init__(self, icons, own, recipes):
        self.icons, self.own, self.recipes, self.drawn = icons, own, recipes, {}

    def symbol(self, name):
        """The drawing of a symbol: by hand, by its recipe, or else by the rule for its name."""
        if name in self.own:
            return self.own[name]
        if name not in self.drawn:
            self.drawn[name] = self.made(self.recipes.get(name) or self.rule(name))
        return self.drawn[name]

    def knows(self, name):
        return name in self.own or name in self.recipes

    def rule(self, name):
        """The recipe that follows from a name: `x.circle` is x in a ring."""
        for ending, action in VARIANTS.items():
            base = name.removesuffix(ending)
            area = base + ".fill"
            if base != name:
                if ending.endswith(".fill") and self.knows(area):
                    base = area
                return f"{action}(={base})"
        return f"solid(={name.removesuffix('.fill')})"

    def made(self, recipe):
        call = CALL.fullmatch(recipe)
        if not call and recipe[0] == "M":
            return Drawing(*recipe.split("|"))
        if not call:
            return self.symbol(recipe[1:]) if recipe[0] == "=" else self.icon(recipe)
        action, arguments = call[1], split(call[2])
        if action in FRAMES:
            action, frame = FRAMES[action]
            arguments.insert(0, frame)
        if action == "turn":
            return turned(self.made(arguments[0]), arguments[1])
        return ACTIONS[action](*map(self.made, arguments))

    def icon(self, name):
        """An icon of the set."""
        kind, _, name = name.rpartition("/")
        text = (self.icons / (kind or "outline") / f"{name}.svg").read_text(encoding="utf-8")
        paths = re.findall(r'<path (?!stroke="none")[^>]*\bd="([^"]+)"', text)
        if kind:
            return Drawing("", evenly("".join(paths), united(*map(svg_paths.path, paths))))
        dots = (f"M{float(x) - float(r):g} {y}a{r} {r} 0 1 0 {2 * float(r):g} 0a{r} {r} 0 1 0-{2 * float(r):g} 0z"
                for x, y, r in DOT.findall(text))
        return Drawing("".join(map(absolute, paths)), "".join(dots))


def evenly(text, area):
    """The data, or that of the area where holes would be elsewhere if each second one counted."""
    even = svg_paths.path(text)
    even.fillType = pathops.FillType.EVEN_ODD
    even.simplify()
    difference = pathops.op(even, area, pathops.PathOp.XOR)
    return text if abs(difference.area) < 0.05 else svg_paths.data(area)


def absolute(text):
    """The data of a path, of which another may stand before."""
    first, *numbers = text[0].upper(), *re.findall(r"^m\s*\S+[\s,]+[-\d.]+[\s,]+(?=[-\d.])", text)
    return text.replace(text[0], first, 1) if not numbers else svg_paths.data(svg_paths.path(text))


def split(arguments):
    """The arguments of a call, which may be calls themselves."""
    parts, depth = [""], 0
    for character in arguments:
        depth += {"(": 1, ")": -1}.get(character, 0)
        if character == "," and depth == 0:
            parts.append("")
        else:
            parts[-1] += character
    return [part.strip() for part in parts]
