# SPDX-License-Identifier: Apache-2.0
# Copyright the Waymark authors
"""What a page weighs: its first load, and what each step brings."""
import gzip
import html
import re
import urllib.request


def packed(address):
    """The body of an answer as it comes over the line, to a browser that unpacks gzip."""
    request = urllib.request.Request(address, headers={"Accept-Encoding": "gzip"})
    with urllib.request.urlopen(request, timeout=30) as answer:
        return answer.read()


def files_of(address):
    """The bytes of a document and of each file that it names, without their heads."""
    document = packed(address + "/")
    sizes = {"document": len(document)}
    text = gzip.decompress(document).decode()
    for name in re.findall(r'(?:href|src)="(/_waymark/[^"]*)"', text):
        sizes[name.split("?")[0].rsplit("/", 1)[1]] = len(packed(address + html.unescape(name)))
    return sizes


def frame_size(text):
    """The bytes of a message with the head of its frame."""
    size = len(text.encode())
    return size + (2 if size < 126 else 4 if size < 1 << 16 else 10)
