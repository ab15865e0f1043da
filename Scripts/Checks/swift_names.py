# SPDX-License-Identifier: Apache-2.0
# Copyright the Waymark authors
"""Finds what Swift files declare and use, for Scripts/Checks/arrows and Scripts/Checks/roles.

Types and members are found by their words and the braces around them, also nested and in extensions. What the body
of a function declares counts for nothing.
"""
import collections
import re

LITERAL = re.compile(
    r'^[ ]*#(?:if|elseif)\b[^\n]*|#+"(?:.|\n)*?"#+|"""(?:.|\n)*?"""|"(?:\\.|[^"\\\n])*"|//[^\n]*|/\*(?:.|\n)*?\*/',
    re.M)
DECLARATION = re.compile(
    r"(?<![\w.])(?:(?P<type>struct|class|enum|protocol|actor|extension|typealias)[ ]+(?P<name>[A-Z_]\w*)"
    r"|(?P<member>func|var|let|case)[ ]+(?P<own>`?[a-z_]\w*)|(?P<made>init|subscript|deinit)\b)|(?P<brace>[{}])")
NEXT_CASE = re.compile(r"`?(?:\((?:[^()]|\([^()]*\))*\)|[ ]*=[^,\n]*)?,\s*`?(\w+)")
# What a file binds for itself: constants, parameters, names of a closure's parameters.
BOUND = re.compile(
    r"\b(?:let|var|for|func|case let)\s+\(?`?([a-z]\w*)"
    r"|(?:[\[(,]\s*(?:\w+\s+)?|\{\s*(?:\[[^\]]*\]\s*)?)`?([a-z]\w*)`?(?=\s*(?::|,|=|\)|\bin\b))")
USED = re.compile(r"(?<![\w#@$])(\.?)\s*`?([A-Za-z_]\w*)`?")
LABEL = re.compile(r"\s*(?:[a-z]\w*\s*)?:")
CALL = re.compile(r"\s*[({<]")
OPENS_A_SCOPE = {"struct", "class", "enum", "protocol", "actor", "extension"}


def without_comments(text):
    """The text with comments, literals and the compiler's conditions blanked, so that places stay the same."""
    return LITERAL.sub(lambda match: re.sub(r"[^\n]", " ", match.group()), text)


def declarations(code):
    """Each type and member that a file declares: kind, name."""
    scopes, opening = [], "body"
    for match in DECLARATION.finditer(code):
        if match["brace"] == "{":
            scopes.append(opening)
            opening = "body"
        elif match["brace"]:
            del scopes[-1:]
            opening = "body"
        elif "body" not in scopes:
            opening = "type" if match["type"] in OPENS_A_SCOPE else "body"
            yield from declared(match, code)


def declared(match, code):
    """What one declaration names; a line of cases names several."""
    if match["type"] not in (None, "extension"):
        yield "type", match["name"]
    if match["member"]:
        yield match["member"], match["own"].strip("`")
    further = match["member"] == "case" and NEXT_CASE.match(code, match.end())
    while further:
        yield "case", further[1]
        further = NEXT_CASE.match(code, further.end())


def uses(code):
    """Each name that a file uses and does not bind itself: name, line, what stands before and behind it."""
    bound = {name for found in BOUND.finditer(code) for name in found.groups()}
    for number, line in enumerate(code.splitlines(), 1):
        for match in USED.finditer(line):
            dot, name, after = match[1], match[2], line[match.end():]
            if name[0].isupper() or dot or name not in bound and not LABEL.match(after):
                yield name, number, dot, after


class Names:
    """The names that are declared in one folder only, and so say which folder is used."""

    def __init__(self, codes, folder):
        """`codes` has the code of each file; `folder` says where a file stands."""
        self.kinds, places = collections.defaultdict(set), collections.defaultdict(set)
        for path, code in codes.items():
            for kind, name in declarations(code):
                self.kinds[name].add(kind)
                places[name].add(folder(path))
        self.home = {name: folders.pop() for name, folders in places.items() if len(folders) == 1}

    def uses(self, code):
        """Each use of such a name: name, line, folder."""
        for name, number, dot, after in uses(code):
            kinds = self.kinds.get(name)
            if name in self.home and (kinds != {"func"} or CALL.match(after)) and (kinds != {"case"} or dot):
                yield name, number, self.home[name]
