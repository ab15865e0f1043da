# SPDX-License-Identifier: Apache-2.0
# Copyright the Waymark authors
"""Pictures of a page: for what an engine says that it shows, and does not."""
import pathlib
import tempfile
import zlib


def colors(page, left, top, right, bottom):
    """The colours that are to be seen in a part of the page."""
    with tempfile.TemporaryDirectory() as folder:
        path = pathlib.Path(folder, "page.png")
        page.screenshot(path)
        width, channels, packed = parts(path.read_bytes())
    return {bytes(line[x * channels:x * channels + 3])
            for line in lines(zlib.decompress(packed), width * channels, channels, bottom)[top:]
            for x in range(left, right)}


def parts(picture):
    """A PNG is chunks of a length, a name, bytes and a sum."""
    at, packed, header = 8, b"", b""
    while at < len(picture):
        end = at + 8 + int.from_bytes(picture[at:at + 4], "big")
        name, content = picture[at + 4:at + 8], picture[at + 8:end]
        header = content if name == b"IHDR" else header
        packed += content if name == b"IDAT" else b""
        at = end + 4
    return int.from_bytes(header[:4], "big"), {2: 3, 6: 4}[header[9]], packed


def lines(content, size, channels, count):
    """The first lines: a byte of each says how its others differ from those beside and above."""
    above, found = bytearray(size), []
    for at in range(0, count * (size + 1), size + 1):
        line = bytearray(content[at + 1:at + 1 + size])
        for x in range(size):
            a, c = (line[x - channels], above[x - channels]) if x >= channels else (0, 0)
            line[x] = (line[x] + expected(content[at], a, above[x], c)) % 256
        found.append(line)
        above = line
    return found


def expected(kind, a, b, c):
    """The value that is expected after one beside it, one above, and one above that beside it."""
    near = min((a, b, c), key=lambda value: abs(a + b - c - value))
    return [0, a, b, (a + b) // 2, near][kind]
