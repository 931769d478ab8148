import { contrastOf } from "../../../stories/theming/contrast.js";
import { nameOf } from "./nameOf.js";

type Layer = readonly [colour: string, opacity: number];

/** The paint below an element's text, or `undefined` where a picture is part of it. */
type Grounds = Map<Element, readonly Layer[] | undefined>;

/** What WCAG 1.4.3 exempts: what is off, with its label, and what stands behind a dialog. */
const off =
  ":disabled, [aria-disabled=true], [inert], [aria-hidden=true], [class*=visually-hidden], option";
const typed = "input:not([type=hidden], [type=checkbox], [type=radio], [type=range]), textarea";

/** Lists the texts below an element that WCAG 1.4.3 finds too close in colour to what they stand on. */
export function findFaint(root: Element): readonly string[] {
  const grounds: Grounds = new Map();
  const known = new Map<string, number>();
  return [root, ...root.querySelectorAll("*")].filter(saysSomething).flatMap((element) => {
    const style = getComputedStyle(element);
    const ground = groundOf(element, grounds);
    if (!ground) return [];
    const layers: Layer[] = [...ground, [style.color, opacityOf(element)]];
    const key = layers.join("|");
    const contrast = known.get(key) ?? contrastOf(layers);
    known.set(key, contrast);
    const least = isLarge(style) ? 3 : 4.5;
    // What the canvas rounds.
    return contrast < least - 0.02
      ? [`${contrast.toFixed(2)} of ${least}: ${nameOf(element)}: ${wordsOf(element)}`]
      : [];
  });
}

function saysSomething(element: Element): boolean {
  const says =
    element.matches(typed) ||
    [...element.childNodes].some((node) => node instanceof Text && /\S/.test(node.data));
  return says && isSeen(element) && !element.closest(off) && !labelsWhatIsOff(element);
}

function isSeen(element: Element): boolean {
  return element.checkVisibility({
    visibilityProperty: true,
    opacityProperty: true,
    contentVisibilityAuto: true,
  });
}

function labelsWhatIsOff(element: Element): boolean {
  return element.closest("label")?.control?.matches(":disabled, [aria-disabled=true]") ?? false;
}

function groundOf(element: Element, grounds: Grounds): readonly Layer[] | undefined {
  if (grounds.has(element)) return grounds.get(element);
  const { backgroundColor, backgroundImage } = getComputedStyle(element);
  const below = element.parentElement
    ? groundOf(element.parentElement, grounds)
    : ([["canvas", 1]] as const);
  const layer: Layer = [backgroundColor, opacityOf(element)];
  const isClear = /^rgba\(.*, 0\)$/.test(backgroundColor);
  const ground = isClear ? below : isOpaque(layer) ? [layer] : below && [...below, layer];
  const paint = backgroundImage === "none" ? ground : undefined;
  grounds.set(element, paint);
  return paint;
}

function isOpaque([colour, opacity]: Layer): boolean {
  return opacity === 1 && colour.startsWith("rgb(");
}

/** Of an element and all around it. */
function opacityOf(element: Element | null): number {
  return element === null
    ? 1
    : Number(getComputedStyle(element).opacity) * opacityOf(element.parentElement);
}

/** 18 points, or 14 in bold. */
function isLarge({ fontSize, fontWeight }: CSSStyleDeclaration): boolean {
  const size = Number.parseFloat(fontSize);
  return size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700);
}

function wordsOf({ textContent }: Element): string {
  return textContent.trim().slice(0, 60);
}
