# SPDX-License-Identifier: Apache-2.0
# Copyright the Waymark authors
"""Reads the public declarations of Swift sources, for Scripts/support-table.

It knows as much of Swift's grammar as finds the names, labels, comments and attributes of declarations; bodies of
functions are passed over. What it cannot read is an error that names the line.
"""
import re
import sys

LITERAL = re.compile(r'#+"(?:.|\n)*?"#+|"""(?:.|\n)*?"""|"(?:\\.|[^"\\\n])*"|//[^\n]*|/\*(?:.|\n)*?\*/')
SPACE = re.compile(r"(?:\s|;|#(?:if|elseif|else|endif)\b[^\n]*)*")
ATTRIBUTE = re.compile(r"@\w+(\()?")
MODIFIER = re.compile(
    r"(public|open|internal|fileprivate|private|package|static|class(?=\s+(?:func|var|let)\b)|final|nonisolated|mutating"
    r"|override|required|convenience|indirect|weak|unowned|lazy|dynamic|prefix|postfix|isolated)\b(\((?:set|unsafe|safe)\))?")
KEYWORD = re.compile(
    r"(import|typealias|associatedtype|let|var|func|init|subscript|deinit|struct|class|actor|enum|protocol|extension"
    r"|case)\b")
TYPES = {"struct", "class", "actor", "enum", "protocol", "extension"}
OPEN, CLOSE = "([{", ")]}"


class Declaration:
    """One public declaration, by the name that the table shows."""

    def __init__(self, name, path, comment, attributes):
        self.name, self.path, self.comment = name, path, comment
        self.is_unavailable = "unavailable" in attributes
        self.is_deprecated = "deprecated" in attributes and not self.is_unavailable
        # The comment of a declaration that compiles and changes nothing says so.
        self.is_accepted = comment.startswith("Accepted")


class Scope:
    """The file, a type, an extension or a protocol."""

    def __init__(self, kind="file", name="", is_public=False, attributes=""):
        self.kind, self.name, self.is_public, self.attributes = kind, name, is_public, attributes
        # Members that need not say 'public'.
        self.shares = kind == "protocol"


class Reader:
    """Reads the declarations of one file. Bodies of functions are passed over."""

    def __init__(self, path, hidden):
        self.path, self.hidden = path, hidden
        self.text = path.read_text(encoding="utf-8")
        self.code = LITERAL.sub(blanked, self.text)
        self.at, self.found, self.internal = 0, [], set()

    def error(self, why):
        line = self.code.count("\n", 0, self.at) + 1
        sys.exit(f"declarations: {self.path}:{line}: cannot be read: {why}")

    def take(self, pattern):
        match = pattern.match(self.code, self.at)
        if match:
            self.at = match.end()
        return match

    def balanced(self):
        """Passes over brackets, of which the opening one is here; returns what is inside."""
        start, depth = self.at, 0
        while self.at < len(self.code):
            sign = self.code[self.at]
            depth += (sign in OPEN) - (sign in CLOSE)
            self.at += 1
            if depth == 0:
                return self.code[start + 1:self.at - 1]
        self.error("a bracket is never closed")

    def angles(self):
        """Passes over <…>, if there are any here."""
        if self.code[self.at:self.at + 1] != "<":
            return
        depth = 0
        while depth or self.code[self.at] == "<":
            if self.code[self.at] in OPEN:
                self.balanced()
                continue
            if self.code[self.at] == "<":
                depth += 1
            elif self.code[self.at] == ">" and self.code[self.at - 1] != "-":
                depth -= 1
            self.at += 1
            if depth == 0:
                return

    def skip_to(self, signs):
        """Passes over everything before one of the signs, brackets as a whole; returns what it was."""
        start = self.at
        while self.at < len(self.code) and self.code[self.at] not in signs:
            if self.code[self.at] in OPEN:
                self.balanced()
            else:
                self.at += 1
        return self.code[start:self.at]

    def rest_of_statement(self):
        """Passes over what belongs to a property, a requirement or a case, up to the end of its last line."""
        start = self.at
        while self.at < len(self.code):
            self.skip_to("\n};")
            if self.at >= len(self.code) or self.code[self.at] in "};":
                break
            line = self.code[start:self.at].rstrip()
            after = re.compile(r"\s*").match(self.code, self.at).end()
            goes_on = line.endswith(("=", ",", ":", "->", "&", "where")) or line.count("<") > line.count(">")
            follows = re.compile(r"->|where\b|\{|\.\w|\?|:|=|throws\b|async\b").match(self.code, after)
            if not goes_on and not follows:
                break
            self.at = after
        return self.code[start:self.at]

    def read(self, scope):
        """Reads the members of a scope up to its end."""
        while True:
            self.take(SPACE)
            if self.at >= len(self.code):
                return
            if self.code[self.at] == "}":
                if scope.kind == "file":
                    self.error("a bracket too many")
                return
            self.declaration(scope)

    def declaration(self, scope):
        start, attributes, modifiers = self.at, "", set()
        while True:
            match = self.take(ATTRIBUTE)
            if match:
                if match[1]:
                    self.at -= 1
                    self.balanced()
                self.angles()
                attributes += self.code[match.start():self.at] + "\n"
            else:
                match = self.take(MODIFIER)
                if not match:
                    break
                modifiers.add(match[1] if not match[2] else match[1] + match[2])
            self.take(SPACE)
        keyword = self.take(KEYWORD)
        if not keyword:
            self.error("no declaration begins with " + repr(self.code[self.at:self.at + 20]))
        self.take(SPACE)
        is_public = bool(modifiers & {"public", "open"}) or (
            scope.shares and not modifiers & {"private", "fileprivate", "internal"})
        is_public = is_public and (scope.is_public or scope.kind == "file")
        if keyword[1] in TYPES:
            self.type(keyword[1], scope, start, attributes, modifiers, is_public)
        else:
            self.member(keyword[1], scope, start, attributes, is_public)

    def type(self, kind, scope, start, attributes, modifiers, is_public):
        name = re.match(r"[\w.]+", self.skip_to("{"))
        name = name.group() if name else self.error("a type without a name")
        inner = Scope(kind, name, is_public, attributes + scope.attributes)
        if kind == "extension":
            inner.is_public = name not in self.hidden and not modifiers & {"private", "fileprivate"}
            inner.shares = "public" in modifiers
        else:
            inner.name = f"{scope.name}.{name}" if scope.name else name
            if is_public:
                self.add(inner.name, start, attributes + scope.attributes)
            else:
                self.internal.add(name)
        self.at += 1
        self.read(inner)
        self.at += 1

    def member(self, keyword, scope, start, attributes, is_public):
        names = []
        if keyword in ("func", "init", "subscript"):
            name = keyword
            if keyword == "func":
                name = self.skip_to("(<") if self.code[self.at] not in "<=!>" else self.skip_to("(")
                name = name.strip().strip("`")
            elif self.code[self.at] in "?!":
                self.at += 1
            self.angles()
            self.take(SPACE)
            names = [f"{name}({labels(self.balanced(), keyword == 'subscript' or not name.isidentifier())})"]
            if scope.kind == "protocol":
                self.rest_of_statement()
            else:
                self.skip_to("{")
                self.balanced()
        elif keyword == "deinit":
            self.skip_to("{")
            self.balanced()
        else:
            begin = self.at
            rest = self.rest_of_statement()
            if keyword == "case":
                names = [case_name(part) for part in split(rest)]
                is_public = scope.is_public and scope.kind == "enum"
            elif keyword != "import":
                match = re.match(r"`?(\w+)`?", rest)
                names = [match[1]] if match else self.error(f"no name after {keyword} at {begin}")
        if not is_public:
            return
        for name in names:
            self.add(f"{scope.name}.{name}" if scope.name else name, start, attributes + scope.attributes)

    def add(self, name, start, attributes):
        """Takes a declaration, unless it is not for apps or has what every view has."""
        last = name.split("(")[0].rsplit(".", 1)[-1]
        owners = name.split("(")[0].split(".")
        if last in ("body", "Body") or last.startswith("build") or owners[0] == "Never":
            return
        if any(part.startswith("_") for part in owners):
            return
        self.found.append(Declaration(name, self.path, self.comment(start), attributes))

    def comment(self, start):
        """The comment above a declaration, in one line."""
        lines = []
        for line in reversed(self.text[:start].splitlines()[:self.text.count("\n", 0, start)]):
            if not line.strip().startswith("///"):
                break
            lines.insert(0, line.strip()[3:].strip())
        return re.sub(r"\s+", " ", "\n".join(line or "¶" for line in lines)).strip()


def blanked(match):
    """A comment or literal as spaces, so that places stay the same; a literal keeps its quotes."""
    text = re.sub(r"[^\n]", " ", match.group())
    return text if match.group().startswith("/") else '"' + text[1:-1] + '"'


def split(text):
    """The parts between commas that no bracket holds."""
    parts, depth, part = [], 0, ""
    for index, sign in enumerate(text):
        depth += (sign in OPEN + "<") - (sign in CLOSE or sign == ">" and text[index - 1:index] != "-")
        if sign == "," and depth == 0:
            parts.append(part)
            part = ""
        else:
            part += sign
    return [part.strip() for part in parts + [part] if part.strip()]


def labels(parameters, need_two=False):
    """The labels of parameters; those of operators and subscripts have one only where two words stand."""
    result = ""
    for parameter in split(parameters):
        bare = re.sub(r"^(?:@\w+(?:<[^>]*>|\([^)]*\))?\s+)*", "", parameter)
        found = re.match(r"`?(\w+)`?(\s+\w+)?", bare)
        result += (found[1] if found[2] or not need_two else "_") + ":"
    return result


def case_name(part):
    name = re.match(r"`?(\w+)", part)[1]
    if "(" not in part:
        return name
    named = [re.match(r"(\w+)\s*:", one) for one in split(part[part.index("(") + 1:part.rindex(")")])]
    return f"{name}({''.join(one[1] + ':' if one else '_:' for one in named)})"


def read_sources(folder):
    """Every public declaration below a folder, in the order of files."""
    paths = sorted(folder.rglob("*.swift"))
    hidden, public = set(), set()
    for path in paths:
        reader = Reader(path, set())
        reader.read(Scope())
        hidden |= reader.internal
        public |= {one.name for one in reader.found}
    found = []
    for path in paths:
        reader = Reader(path, hidden - public)
        reader.read(Scope())
        found += reader.found
    return found
