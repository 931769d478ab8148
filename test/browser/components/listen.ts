import { onTestFinished } from "vitest";

const live = "[role=status], [role=alert], [aria-live]";

/** Writes down what a screen reader would say: the text of a live region whenever it is written, or comes into the page. */
export function listen(): readonly string[] {
  const said: string[] = [];
  const observer = new MutationObserver((records) => {
    const regions = new Set(records.flatMap(regionsOf));
    for (const region of regions) if (region.isConnected) said.push(region.textContent.trim());
  });
  observer.observe(document.body, { subtree: true, childList: true, characterData: true });
  onTestFinished(() => observer.disconnect());
  return said;
}

/** The live regions in which something was written. */
function regionsOf({ target, addedNodes }: MutationRecord): readonly Element[] {
  const element = target instanceof Element ? target : target.parentElement;
  const around = element?.closest(live);
  const within = [...addedNodes].flatMap((node) =>
    node instanceof Element ? [node, ...node.querySelectorAll("*")] : [],
  );
  const regions = [...(around ? [around] : []), ...within.filter((node) => node.matches(live))];
  return regions.filter(({ textContent }) => textContent.trim() !== "");
}
