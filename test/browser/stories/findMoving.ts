import { nameOf } from "./nameOf.js";

/** Lists what moves, or would on the next change, of an element and those below it. */
export function findMoving(root: Element): readonly string[] {
  return [root, ...root.querySelectorAll("*")].flatMap((element) =>
    [undefined, "::before", "::after"]
      .filter((part) => moves(getComputedStyle(element, part)))
      .map((part) => `${nameOf(element)}${part ?? ""}`),
  );
}

function moves({
  animationName,
  transitionDuration,
  scrollBehavior,
}: CSSStyleDeclaration): boolean {
  return (
    animationName !== "none" ||
    scrollBehavior === "smooth" ||
    transitionDuration.split(",").some((duration) => Number.parseFloat(duration) > 0)
  );
}
