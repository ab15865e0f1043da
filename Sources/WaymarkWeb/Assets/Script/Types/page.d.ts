// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

// The values that the scripts hand to one another, and that the server sends: Documentation/Wire.md
// has the latter.

type Route = string[];

/** A skeleton of nodes: 0 asks for the next value, 1 is where the children go. */
type Template = [tag: string, attributes: any[], content?: any] & { count?: number };
/** An element: [template or shape, id, value…, [child…]]. */
type Spec = any[];
/** The template of its root, and of each child: how much greater its id is, and its shape. */
type Shape = [template: number, parts: number[]];
/** Where a node is below another: the places in the child nodes on the way. */
type NodePath = number[];

/** A node of a shape that is copied, and where in it values and elements are. */
interface RowTemplate {
  node: PageElement;
  places: { path: NodePath; name: string; at: number }[];
  /** Distance of an element's id from that of the row -> path to its node. */
  numbers: Map<number, NodePath>;
  /** Id, from `base` on -> template. */
  kinds: Map<number, number>;
  /** Says that nothing in it is numbered before it is asked for. */
  isWhole?: boolean;
}
interface Copy {
  copy: PageElement;
  id: number;
  rowTemplate: RowTemplate;
}

/** An action of a person, as the wire has it. */
interface PageEvent {
  a: string;
  v?: string | number | boolean;
  n?: number;
  route?: Route;
  size?: number[];
}
/** An event until the server has handled it. */
interface Pending {
  serial: number;
  of: PageElement;
  event: PageEvent;
  isSent: boolean;
}

/** The state of an entry of the browser's history; its trail are the entries before it. */
interface HistoryEntry {
  key: string;
  route: Route;
  covers?: number;
  trail?: HistoryEntry[];
}
type Move = "push" | "pop" | "replace" | null;

/** The session that a page goes on with. */
interface SessionKeys {
  page: string;
  token: string;
  seal?: string;
}
/** An input that a person has changed, as it is written down: where it is, its name, its value. */
type Typed = [path: NodePath, name: string, value: any, isDue?: boolean];
/** The inputs that a person has changed -> serial of the event, if it is known. */
interface Edits extends Map<PageElement, number> {
  set(input: PageElement, serial?: number): this;
}
/** The same, while the session changes. */
interface Held {
  input: PageElement;
  name: string;
  value: any;
}
/** The looks of an entry of the history: what was scrolled, focused and typed. */
interface Place {
  positions: [path: NodePath, left: number, top: number][];
  focus: NodePath;
  typed: Typed[];
  life: string;
}
/** The scrolled nodes and headings that were here before a change -> their title. */
type Titles = Map<PageElement, string>;

/** A command that the page runs once: its name and values. */
type Command = [name: string, ...values: any[]];
interface Message {
  k: string;
  n: number;
  s: number;
  t?: [number: number, known: any][];
  css?: string[];
  parts?: string[];
  later?: string[];
  title?: string;
  route?: Route;
  seal?: string;
  sealed?: number;
  do?: Command[];
}
interface ReadyMessage extends Message {
  page?: string;
  same?: boolean;
  kept?: boolean;
  lost?: boolean;
  token?: string;
  ahead?: string[];
}
interface Messages {
  [kind: string]: (message: any) => void;
  ready(message: ReadyMessage): void;
  whole(message: Message & { tree: Spec }): void;
  patch(message: Message & { ops: any[][] }): void;
  done(message: Message): void;
}
/** Several ids: one, or the first, the distance and the count of a run. */
type Ids = number | [first: number, distance: number, count: number];
interface Operations {
  [kind: string]: (...values: any[]) => unknown;
  i(parent: number, index: number, ...specs: Spec[]): void;
  r(...ids: Ids[]): void;
  m(parent: number, index: number, id: number): void;
  x(id: number, spec: Spec): void;
}

/** A module of the script that comes with the first element that needs it. */
interface ScriptModule {
  arrange(lent: Lent, route: Route): void;
}
/** The name of each module -> selectors of the elements that need it. The server writes it before
 `messages.js`, as the modules of the script say it where they are declared. */
declare const needs: Record<string, string[]>;
/** Those that are here, by name. */
type ScriptModules = Record<string, ScriptModule> & {
  columns?: typeof import("../../../Markup/Elements/Windows/columns.js");
  lists?: typeof import("../../../Markup/Elements/Lists/lists.js");
};
/** The functions and values lent to modules, which cannot import them: by the page's own script,
 and by the module of controls once that is here. */
interface Lent extends LentByPage, Partial<LentByControls> {}
interface LentByPage {
  /** The words of the page; controls leave out what it says of itself. */
  words(): string;
  press: typeof import("../Events/events.js").press;
  isModified: typeof import("../Events/events.js").isModified;
  typed: typeof import("../Events/inputs.js").typed;
  sendText: typeof import("../Events/events.js").sendText;
  nodeOf: typeof import("../Tree/shapes.js").nodeOf;
  idOf: typeof import("../Events/events.js").idOf;
  titleInFront: typeof import("../Places/places.js").titleInFront;
  focusTitle: typeof import("../Places/places.js").focusTitle;
  isFocusLost: typeof import("../Places/places.js").isFocusLost;
  tell: typeof import("../Events/events.js").tell;
  tellPlace: typeof import("../Places/places.js").tellPlace;
  make: typeof import("../Tree/elements.js").make;
  endMotion: typeof import("../Places/motion.js").endMotion;
  savePlace: typeof import("../Places/places.js").savePlace;
  places: typeof import("../Places/places.js").places;
  awaited(): number | false;
  giveUp: typeof import("../Messages/connection.js").giveUp;
  isOpen: typeof import("../Events/events.js").isOpen;
  announce: typeof import("../Messages/connection.js").announce;
  /** The key of the session that the page has now. */
  life(): string;
}
interface LentByControls {
  rowsOf: typeof import("../../../Markup/Elements/Lists/Rows/rows.js").rowsOf;
  nextThatBegins: typeof import("../../../Markup/Elements/Lists/Rows/rows.js").nextThatBegins;
  settleInside: typeof import("../../../Markup/Elements/Sheets/sheets.js").settleInside;
  holds: typeof import("../../../Markup/Elements/Sheets/sheets.js").holds;
  leave: typeof import("../../../Markup/Elements/Sheets/sheets.js").leave;
  changeTab: typeof import("../../../Markup/Elements/Screens/Bars/bars.js").changeTab;
  part: typeof import("../Controls/drafts.js").part;
}

/** A gesture of a pointer that is down; its way is across, or down where it draws a sheet. */
interface Gesture {
  sheet?: PageElement;
  begins(across: number, down: number): boolean;
  move(way: number): void;
  rest(speed: number, isUp: boolean, way?: number): void;
}
/** The bar of a screen, with what was read of it before it is fitted. */
interface Bar {
  toolbar: PageElement;
  width: number;
  items: PageElement[];
  told: PageElement[];
  widths: Map<PageElement, number>;
  below: PageElement[];
  button: number;
  back: number;
  title: number;
  isInMiddle: boolean;
  lead: number;
  gap: number;
  overflowed?: PageElement[];
}
/** Where in a list a key is pressed. */
interface KeyPlace {
  list: PageElement;
  line: PageElement;
  target: PageElement;
  stops: PageElement[];
  at: number;
  all: PageElement[];
  place: number;
  isEnd: boolean;
  isWhole: boolean;
}
/** A node of a page that is here already, and an element that it becomes. */
interface Updated {
  node: PageElement;
  slot?: PageElement;
  children: Spec[];
}
