import { nameOf } from "./nameOf.js";

/** A line of text, and where its letters stand. */
interface Line {
  readonly node: Text;
  readonly owner: Element;
  readonly box: Box;
}

interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** Lists the texts below an element that stand on one another. What an open popover hides stands under it. */
export function findOverlaps(root: Element): readonly string[] {
  const lines = linesOf(root).toSorted((one, other) => one.box.top - other.box.top);
  const found = new Set<string>();
  for (const [index, line] of lines.entries())
    for (const other of lines.slice(index + 1)) {
      if (other.box.top >= line.box.bottom) break;
      if (
        other.node !== line.node &&
        isOneLayer(line, other) &&
        isArea(shared(line.box, other.box))
      )
        found.add(
          `${nameOf(line.owner)} and ${nameOf(other.owner)}: ${line.node.data} / ${other.node.data}`,
        );
    }
  return [...found];
}

/** Whether none of two texts is in an open popover without the other. */
function isOneLayer(one: Line, other: Line): boolean {
  return one.owner.closest(":popover-open") === other.owner.closest(":popover-open");
}

function linesOf(root: Element): Line[] {
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const lines: Line[] = [];
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const owner = node.parentElement;
    if (!(node instanceof Text) || !owner || node.data.trim() === "" || !isSeen(owner)) continue;
    const range = document.createRange();
    range.selectNode(node);
    const clip = clipOf(owner, root);
    for (const box of range.getClientRects()) {
      const seen = shared(lettersOf(box), clip);
      if (isArea(seen)) lines.push({ node, owner, box: seen });
    }
  }
  return lines;
}

function isSeen(element: Element): boolean {
  return (
    !element.closest("[class*=visually-hidden]") &&
    !isPinned(element) &&
    element.checkVisibility({
      visibilityProperty: true,
      opacityProperty: true,
      contentVisibilityAuto: true,
    })
  );
}

/** Whether an element stays in sight while what lies under it scrolls on. */
function isPinned(element: Element | null): boolean {
  return (
    element !== null &&
    (getComputedStyle(element).position === "sticky" || isPinned(element.parentElement))
  );
}

/** The part of a line that letters fill: the rest may reach into its neighbours where lines stand close. */
function lettersOf({ left, right, top, height }: DOMRect): Box {
  return { left: left + 1, right: right - 1, top: top + height * 0.3, bottom: top + height * 0.7 };
}

/** What scrolling leaves to be seen of an element's text. */
function clipOf(element: Element, root: Element): Box {
  const everything = { left: -Infinity, right: Infinity, top: -Infinity, bottom: Infinity };
  const above = element === root ? null : element.parentElement;
  const clip = above ? clipOf(above, root) : everything;
  return getComputedStyle(element).overflowY === "visible"
    ? clip
    : shared(clip, element.getBoundingClientRect());
}

function shared(one: Box, other: Box): Box {
  return {
    left: Math.max(one.left, other.left),
    right: Math.min(one.right, other.right),
    top: Math.max(one.top, other.top),
    bottom: Math.min(one.bottom, other.bottom),
  };
}

function isArea({ left, right, top, bottom }: Box): boolean {
  return right - left > 0.5 && bottom - top > 0.5;
}
