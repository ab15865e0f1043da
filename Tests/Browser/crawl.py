# SPDX-License-Identifier: Apache-2.0
# Copyright the Waymark authors
"""A walk from link to link, as whoever has no script can go."""
from collections import deque
from html.parser import HTMLParser
from urllib.parse import urljoin, urlsplit


class Document(HTMLParser):
    """A page as it is without a script: its titles, and the targets of its links."""

    def __init__(self, text):
        super().__init__()
        self.links, self.dead = [], []
        self.words = {"title": [], "h1": []}
        self._inside = None
        self.feed(text)

    @property
    def window(self):
        return self.words["title"][0]

    @property
    def title(self):
        """The title of the screen in front."""
        return self.words["h1"][-1]

    def handle_starttag(self, tag, attributes):
        about = dict(attributes)
        if tag in self.words:
            self._inside = tag
            self.words[tag].append("")
        if tag == "a" and "href" in about:
            self.links.append(about["href"])
        elif "link" in (about.get("class") or "").split() and "disabled" not in about:
            self.dead.append(about)

    def handle_data(self, data):
        if self._inside:
            self.words[self._inside][-1] += data

    def handle_endtag(self, tag):
        if tag == self._inside:
            self._inside = None


def walk(request, start, most):
    """Up to so many pages of one site, the nearest first: the path of each, the answer, and the
    path of the page that led there."""
    before, waiting = {"/": None}, deque(["/"])
    for _ in range(most):
        if not waiting:
            return
        path = waiting.popleft()
        answer = request.get(start + path)
        yield path, answer, before[path]
        for link in Document(answer.text()).links:
            to = urlsplit(urljoin(start + path, link))
            if to.netloc == urlsplit(start).netloc and to.path not in before:
                before[to.path] = path
                waiting.append(to.path)
