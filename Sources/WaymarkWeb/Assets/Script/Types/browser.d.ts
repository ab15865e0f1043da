// SPDX-License-Identifier: Apache-2.0
// Copyright the Waymark authors

// What the scripts take for granted of the browser: a node that they look for is an element of the
// page, and events come from such elements. What only some elements have is undefined in others.

interface PageElement extends HTMLElement {
  // What is written here becomes text.
  readonly dataset: Record<string, any>;
  ariaValueMin: any;
  ariaValueMax: any;
  ariaValueNow: any;
  readonly childNodes: NodeListOf<PageElement>;
  readonly children: HTMLCollectionOf<PageElement>;
  readonly firstElementChild: PageElement;
  readonly lastElementChild: PageElement;
  readonly nextElementSibling: PageElement;
  readonly previousElementSibling: PageElement;
  readonly parentElement: PageElement;
  readonly parentNode: PageElement;
  readonly firstChild: PageElement;
  readonly nextSibling: PageElement;
  cloneNode(isDeep?: boolean): PageElement;
  moveBefore(node: Node, before: Node): void;

  /** Of text areas. */
  rows: number;

  /** Of texts. */
  data: string;
  /** Of pictures. */
  readonly complete: boolean;
  readonly naturalWidth: number;
  readonly naturalHeight: number;
  readonly src: string;
  /** Of links. */
  readonly href: string;
  readonly target: string;
  /** Of controls; what is typed becomes a number where one is computed with it. */
  disabled: boolean;
  type: string;
  value: any;
  readonly defaultValue: any;
  placeholder: string;
  checked: boolean;
  selectionStart: number;
  readonly selectionEnd: number;
  readonly selectedOptions: HTMLCollectionOf<HTMLOptionElement>;
  readonly options: HTMLOptionsCollection;
  valueAsNumber: number;
  readonly step: any;
  readonly min: string;
  readonly max: string;
  select(): void;
  setSelectionRange(start: number, end: number): void;
  /** Of forms. */
  readonly elements: Record<string, PageElement>;
  reset(): void;
  /** Of links to a part of the style sheet: what waits for it, until it is there. */
  wait?: Promise<void>;
  /** Of dialogs. */
  open: boolean;
  showModal(): void;
  close(): void;
}

interface ParentNode {
  querySelector(selectors: string): PageElement;
  querySelectorAll(selectors: string): NodeListOf<PageElement>;
}
interface Document {
  readonly activeElement: PageElement;
  getElementById(id: string): PageElement;
  createElement(tag: string): PageElement;
  createElementNS(namespace: string, tag: string): PageElement;
}
interface Element {
  closest(selectors: string): PageElement;
  setAttribute(name: string, value: any): void;
  getElementsByTagName(name: string): HTMLCollectionOf<PageElement>;
}
interface Node {
  contains(other: EventTarget): boolean;
}
interface CSSStyleDeclaration {
  setProperty(name: string, value: any): void;
}
interface Storage {
  getItem(name: string): any;
  setItem(name: string, value: any): void;
}
/** Serves as an address. */
interface Location extends URL {}
interface Navigator {
  readonly connection?: { saveData: boolean };
}
interface Performance {
  getEntriesByType(type: "navigation"): PerformanceNavigationTiming[];
}

interface UIEvent {
  readonly target: PageElement;
}
interface ToggleEvent {
  readonly target: PageElement;
}
interface PageRecord extends MutationRecord {
  readonly target: PageElement;
  readonly previousSibling: PageElement;
}
interface MutationObserver {
  takeRecords(): PageRecord[];
}
/** An event of a node of the page that has no type of its own, such as a change or a scroll. */
interface PageChange extends Event {
  readonly target: PageElement;
}
declare function addEventListener(
  type: "cancel" | "change" | "close" | "scroll" | "scrollend",
  listener: (event: PageChange) => void, options?: boolean | AddEventListenerOptions): void;
/** A kind that a variable holds: what its events are, each listener says itself. */
type HeldKind<T extends string> = T & (string extends T ? unknown : never);
declare function addEventListener<T extends string>(
  type: HeldKind<T>, listener: (event: any) => void,
  options?: boolean | AddEventListenerOptions): void;
