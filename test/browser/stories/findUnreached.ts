import { userEvent } from "vitest/browser";
import { laidOut } from "./laidOut.js";
import { nameOf } from "./nameOf.js";
import { offered } from "./offered.js";

/** How often the focus may stay among what it has been on before it is going round; a date has up to seven parts. */
const mostIdle = 40;
/** What a page holds beyond so many stops is not looked at: it would take minutes. */
const mostPresses = 300;
/** To press a key takes a browser less time than to be told to: so often at least it is pressed at once. */
const fewestAtOnce = 4;

/** Goes through a page with the Tab key. Lists what can be pressed below these elements and was not reached, and what did not show that it was. */
export async function findUnreached(roots: readonly Element[]): Promise<readonly string[]> {
  const left = new Set(roots.flatMap(offered).filter(isStop));
  const bare: HTMLElement[] = [];
  const reached = new Set<Element>();
  const look = ({ target }: FocusEvent): void => {
    if (!(target instanceof HTMLElement)) return;
    reached.add(target);
    if (!left.has(target)) return;
    // Of buttons that exclude each other one is reached; the arrow keys lead to the others.
    for (const stop of left) if (isSameChoice(stop, target)) left.delete(stop);
    if (!isOutlined(target)) bare.push(target);
  };

  let presses = 0;
  document.addEventListener("focusin", look);
  for (let idle = 0; left.size > 0 && idle < mostIdle && presses < mostPresses; ) {
    const before = reached.size;
    const times = Math.min(Math.max(left.size, fewestAtOnce), mostIdle);
    await userEvent.keyboard(`{Tab>${times}/}`);
    presses += times;
    idle = reached.size > before ? 0 : idle + times;
  }
  document.removeEventListener("focusin", look);

  const unseen: string[] = [];
  for (const element of bare)
    if (element.isConnected && !(await framesFocus(element)))
      unseen.push(`does not show the focus: ${saying(element)}`);
  if (presses >= mostPresses) return unseen;
  // What comes late takes the place of something.
  const here = roots.filter((root) => root.isConnected);
  if (here.length > 0 && [...left].some((stop) => !stop.isConnected)) return findUnreached(here);
  return [...[...left].map((stop) => `not reached: ${saying(stop)}`), ...unseen];
}

function saying(element: Element): string {
  return `${nameOf(element)} ${element.ariaLabel ?? element.textContent.trim().slice(0, 60)}`;
}

/** What is reached by other keys, such as the rows of a list, takes itself out of the order. */
function isStop(element: Element): boolean {
  return element instanceof HTMLElement && element.tabIndex >= 0;
}

function isSameChoice(one: Element, other: Element): boolean {
  if (one === other) return true;
  const radios = [one, other].filter(
    (element) => element instanceof HTMLInputElement && element.type === "radio",
  );
  const [first, second] = radios.map((radio) => radio.getAttribute("name"));
  return radios.length === 2 && first === second;
}

/** Whether an element that has the focus, or what stands for it beside it, is outlined. */
function isOutlined(element: Element): boolean {
  return [element, element.nextElementSibling, element.parentElement].some((part) => {
    const { outlineStyle, outlineWidth, boxShadow } = part ? getComputedStyle(part) : emptyStyle;
    return (outlineStyle !== "none" && outlineWidth !== "0px") || boxShadow !== "none";
  });
}

/** Whether an element, or what stands for it beside it, has another border than without the focus. */
async function framesFocus(element: HTMLElement): Promise<boolean> {
  element.focus();
  await laidOut();
  const focused = bordersAround(element);
  element.blur();
  await laidOut();
  return focused !== bordersAround(element);
}

/** Form libraries draw the frame of an input with an element beside it. */
function bordersAround({ parentElement }: Element): string {
  const parts = parentElement ? [parentElement, ...parentElement.children] : [];
  return parts.map((part) => getComputedStyle(part).border).join();
}

const emptyStyle = { outlineStyle: "none", outlineWidth: "0px", boxShadow: "none" };
