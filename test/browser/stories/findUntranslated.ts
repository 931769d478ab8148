import { nameOf } from "./nameOf.js";

/** What is never ours to translate: what a server sent, names, times that `Intl` writes, code, and what the person typed. */
const foreign = "bdi, mark, time, pre, code, option, textarea, [translate=no], [contenteditable]";
const spoken = [
  "aria-label",
  "aria-description",
  "aria-roledescription",
  "aria-valuetext",
  "title",
  "alt",
  "placeholder",
];

/** Lists the texts below an element, seen or spoken, that are in no catalogue: the pseudo-locale puts brackets around those. */
export function findUntranslated(root: Element): readonly string[] {
  const elements = [root, ...root.querySelectorAll("*")].filter(
    (element) => !element.closest(foreign),
  );
  return elements.flatMap((element) => [
    ...textsOf(element).map((text) => `${nameOf(element)}: ${text}`),
    ...spoken.flatMap((attribute) => {
      const text = element.getAttribute(attribute) ?? "";
      return isOurs(text) ? [`${nameOf(element)} [${attribute}]: ${text}`] : [];
    }),
  ]);
}

/** The texts of an element itself: what stands together was put there as one. */
function textsOf(element: Element): readonly string[] {
  const own = [...element.childNodes].filter((node) => node instanceof Text);
  const text = own.map(({ data }) => data).join("");
  return isOurs(text) ? [text] : [];
}

/** Whether a text has words that came neither from a catalogue nor into one of its sentences. */
function isOurs(text: string): boolean {
  let rest = text.replace(/\u2068[^\u2069]*\u2069/g, "");
  while (/\[[^[\]]*\]/.test(rest)) rest = rest.replace(/\[[^[\]]*\]/g, "");
  return /\p{L}/u.test(rest);
}
