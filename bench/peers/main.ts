import type { Asking, Peer } from "./peer.js";
import { contentOf, schemaOf } from "./schemaOf.js";
import { layOut, until, watchKeys } from "./watch.js";

const peers: Readonly<Record<string, () => Promise<Peer>>> = {
  floor: async () => (await import("./forms/floor.js")).floor,
  hookForm: async () => (await import("./forms/hookForm.js")).hookForm,
  rjsf: async () => (await import("./forms/rjsf.js")).rjsf,
  prompt: async () => (await import("./forms/ours.js")).prompt,
  card: async () => (await import("./forms/ours.js")).card,
};

/** What the page can be asked to do and to measure; all times are milliseconds. */
export interface Measures {
  /** Asks, and measures until every field is in the page and laid out. */
  readonly ask: () => Promise<number>;
  /** The commits of React since the page began. */
  readonly commits: () => number;
  /** Focuses a field for text, a quarter down the form. */
  readonly focusText: () => void;
  /** Takes the times of the keys since it was asked last. */
  readonly keys: () => number[];
  /** Measures from the next press of Send until all fields are marked as wrong. */
  readonly allWrong: () => Promise<number>;
  /** Gives every field a valid value. */
  readonly fill: () => Promise<void> | void;
  /** Measures from the next press of Send until the answer is on its way. */
  readonly sent: () => Promise<number>;
  /** Moves Send to where it can be pressed. */
  readonly showSend: () => void;
}

declare global {
  var measures: Measures | undefined;
  var commits: number;
}

const query = new URLSearchParams(location.search);
const count = Number(query.get("fields"));
const peer = await peers[query.get("form") ?? ""]?.();
if (!peer) throw new Error(`There is no form called ${query.get("form")}.`);
let hear: ((content: unknown) => void) | undefined;
const asking: Asking = peer(schemaOf(count), (content) => hear?.(content));
const keys = watchKeys();

globalThis.measures = {
  async ask() {
    const started = performance.now();
    asking.ask();
    await until(() => inputs().length >= Math.min(inputsOf(count), asking.inputs ?? Infinity));
    layOut();
    return performance.now() - started;
  },
  commits: () => globalThis.commits,
  focusText() {
    const lines = texts().filter((field) => /text/i.test(labelOf(field)));
    lines[Math.floor(lines.length / 4)]?.focus();
  },
  keys: () => keys.splice(0),
  async allWrong() {
    const pressed = await press();
    const wrong = asking.wrong ?? "[aria-invalid=true]";
    const isThere = () => inputs().length >= inputsOf(count);
    const marked = () => document.querySelectorAll(wrong).length;
    await until(() => marked() >= (isThere() ? count : (asking.inputs ?? count) / 2));
    layOut();
    return performance.now() - pressed;
  },
  async fill() {
    if (asking.fill) return asking.fill(contentOf(count));
    const box = scrollerOf(texts()[0]);
    box.scrollTop = 0;
    for (let before = -1; before < box.scrollTop; box.scrollTop += box.clientHeight) {
      before = box.scrollTop;
      await new Promise((resolve) =>
        setTimeout(resolve, inputs().length < inputsOf(count) ? 100 : 0),
      );
      fillWhatIsThere();
    }
  },
  async sent() {
    const answered = new Promise<void>((resolve) => {
      hear = () => resolve();
    });
    const pressed = await press();
    await answered;
    return performance.now() - pressed;
  },
  showSend: () => send()?.scrollIntoView({ block: "center" }),
};

function fillWhatIsThere(): void {
  for (const field of texts().filter(({ value }) => value === "")) {
    const label = labelOf(field);
    type(field, /number/i.test(label) ? "12" : /address/i.test(label) ? "a@example.com" : "words");
  }
  const radios = inputs().filter((input) => input.type === "radio" && !input.checked);
  for (const radio of radios) if (labelOf(radio) === "medium") radio.click();
}

/** What scrolls an element: a box around it, or the page. */
function scrollerOf(element: Element | undefined): Element {
  for (let box = element?.parentElement; box; box = box.parentElement)
    if (box.scrollHeight > box.clientHeight && /auto|scroll/.test(getComputedStyle(box).overflowY))
      return box;
  return document.documentElement;
}

function inputs(): HTMLInputElement[] {
  return [...document.querySelectorAll("input")];
}

function texts(): HTMLInputElement[] {
  return inputs().filter(({ type }) => type !== "radio");
}

/** Every fourth field is three radios. */
function inputsOf(fields: number): number {
  return fields + 2 * Math.floor((fields + 1) / 4);
}

function labelOf(input: HTMLInputElement): string {
  return [...(input.labels ?? [])]
    .map((label) => label.textContent ?? "")
    .join(" ")
    .trim();
}

function send(): Element | undefined {
  return [...document.querySelectorAll("button")].find(({ type }) => type === "submit");
}

/** When Send was pressed. */
function press(): Promise<number> {
  return new Promise((resolve) => {
    addEventListener("click", () => resolve(performance.now()), { capture: true, once: true });
  });
}

/** Types as the browser does: sets the value behind React's back and fires the event. */
function type(input: HTMLInputElement, value: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(input, value);
  input.dispatchEvent(new InputEvent("input", { bubbles: true, data: value }));
}
