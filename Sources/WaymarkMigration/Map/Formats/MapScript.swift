// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

#if Tool
/// The script of the page: search, selection, keys.
enum MapScript {
    static let text = #"""

        "use strict";
        const { screens, edges } = JSON.parse(document.getElementById("data").textContent);
        const map = document.getElementById("map");
        const details = document.getElementById("details");
        const search = document.getElementById("search");
        const count = document.getElementById("count");
        const byID = new Map(screens.map((screen) => [screen.id, screen]));
        const boxes = new Map();
        for (const box of map.querySelectorAll(".screen")) boxes.set(box.dataset.id, box);
        const place = (item) => (item.file ? `${item.file}:${item.line}` : "");

        function make(name, text, ...children) {
          const element = document.createElement(name);
          if (text) element.textContent = text;
          element.append(...children);
          return element;
        }

        function edgeItem(edge, other) {
          const button = make("button", byID.get(other).name);
          button.addEventListener("click", () => select(other, true));
          const words = [edge.kind, edge.label && `“${edge.label}”`].filter(Boolean).join(" ");
          return make("li", "", button, ` ${words}`, make("br"), make("code", place(edge)));
        }

        function section(title, items) {
          if (items.length) details.append(make("h3", title), make("ul", "", ...items));
        }

        function describe(screen) {
          details.replaceChildren(make("h2", screen.name), make("p", "", make("code", place(screen))));
          if (screen.isUnreachable) details.append(make("p", "Nothing leads here."));
          details.lastChild.classList.toggle("bad", screen.isUnreachable);
          section("Leads to", edges.filter((e) => e.from === screen.id).map((e) => edgeItem(e, e.to)));
          section("Comes from", edges.filter((e) => e.to === screen.id).map((e) => edgeItem(e, e.from)));
        }

        function overview() {
          const bad = screens.filter((screen) => screen.isUnreachable);
          details.replaceChildren(make("h2", `${screens.length} screens, ${edges.length} ways`),
            make("p", "Choose a screen to see where it is written, and what leads to it and from it."),
            make("p", "Arrow keys go along the lines, / searches, Escape clears."));
          section("Nothing leads here", bad.map((screen) => {
            const button = make("button", screen.name);
            button.addEventListener("click", () => select(screen.id, true));
            return make("li", "", button, make("br"), make("code", place(screen)));
          }));
        }

        let selected = null;

        function select(id, moves) {
          selected = byID.has(id) ? id : null;
          map.classList.toggle("selecting", selected !== null);
          for (const [key, box] of boxes) {
            box.classList.toggle("selected", key === selected);
            box.setAttribute("aria-pressed", key === selected);
          }
          for (const way of map.querySelectorAll(".way, .label")) {
            const ends = [way.dataset.from, way.dataset.to];
            way.classList.toggle("near", selected !== null && ends.includes(selected));
          }
          history.replaceState(null, "", selected === null ? "#" : "#" + encodeURIComponent(selected));
          if (selected === null) return overview();
          describe(byID.get(selected));
          if (moves) {
            boxes.get(selected).focus({ preventScroll: true });
            boxes.get(selected).scrollIntoView({ block: "center", inline: "center" });
          }
        }

        function found() {
          const words = search.value.toLowerCase().split(/\s+/).filter(Boolean);
          return screens.filter((screen) => {
            const labels = edges.filter((edge) => edge.to === screen.id).map((edge) => `${edge.kind} ${edge.label}`);
            const text = [screen.name, place(screen), ...labels].join(" ").toLowerCase();
            return words.every((word) => text.includes(word));
          });
        }

        function showFound() {
          const hits = new Set(found().map((screen) => screen.id));
          map.classList.toggle("searching", search.value.trim() !== "");
          for (const [id, box] of boxes) box.classList.toggle("found", hits.has(id));
          count.textContent = search.value.trim() ? `${hits.size} of ${screens.length}` : "";
        }

        function neighbour(key) {
          const way = (from, to) => edges.find((edge) => edge[from] === selected && edge[to] !== selected)?.[to];
          if (key === "ArrowRight") return way("from", "to");
          if (key === "ArrowLeft") return way("to", "from");
          const here = boxes.get(selected).getBoundingClientRect();
          const down = key === "ArrowDown" ? 1 : -1;
          const column = [...boxes].map(([id, box]) => [id, box.getBoundingClientRect()])
            .filter(([, rect]) => Math.abs(rect.left - here.left) < 4 && (rect.top - here.top) * down > 0);
          return column.sort((a, b) => (a[1].top - b[1].top) * down)[0]?.[0];
        }

        for (const [id, box] of boxes) {
          box.setAttribute("tabindex", "0");
          box.setAttribute("role", "button");
          box.setAttribute("aria-label", byID.get(id).name);
          box.addEventListener("click", () => select(id === selected ? null : id, false));
        }
        map.addEventListener("keydown", (event) => {
          const id = document.activeElement?.closest?.(".screen")?.dataset.id;
          if (id && (event.key === "Enter" || event.key === " ")) select(id, true);
          else if (selected !== null && event.key.startsWith("Arrow")) {
            const next = neighbour(event.key);
            if (next) select(next, true);
          } else return;
          event.preventDefault();
        });
        document.addEventListener("keydown", (event) => {
          if (event.key === "/" && document.activeElement !== search) {
            event.preventDefault();
            search.focus();
          } else if (event.key === "Escape") {
            search.value = "";
            showFound();
            select(null, false);
          }
        });
        search.addEventListener("input", showFound);
        search.addEventListener("keydown", (event) => {
          const first = found()[0];
          if (event.key === "Enter" && first) select(first.id, true);
        });
        boxes.values().next().value?.scrollIntoView({ block: "center", inline: "end" });
        select(decodeURIComponent(location.hash.slice(1)), true);

        """#
}
#endif
