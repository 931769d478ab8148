import { onTestFinished } from "vitest";

/**
 * Counts, from now on, the characters that any code passes over in texts: those that a regular expression goes through until
 * it finds something, or to the end, and those that `indexOf` does. Returns a function that stops it and gives the count.
 */
export function countCharacters(): () => number {
  let characters = 0;
  // What `matchAll`, `match`, `replace`, `test` and `search` do, they do by `exec`.
  const { exec } = RegExp.prototype;
  const { indexOf } = String.prototype;
  const replace = (target: object, name: string, value: unknown) =>
    Object.defineProperty(target, name, { value, writable: true, configurable: true });

  replace(RegExp.prototype, "exec", function (this: RegExp, text: string) {
    const from = this.global || this.sticky ? this.lastIndex : 0;
    const match = exec.call(this, text);
    const end = match ? match.index + match[0].length : text.length;
    if (!this.sticky || match) characters += Math.max(1, end - from);
    return match;
  });
  replace(String.prototype, "indexOf", function (this: string, searched: string, from = 0) {
    const at = indexOf.call(this, searched, from);
    characters += Math.max(1, (at < 0 ? this.length : at) - from);
    return at;
  });
  const restore = () => {
    replace(RegExp.prototype, "exec", exec);
    replace(String.prototype, "indexOf", indexOf);
  };
  onTestFinished(restore);
  return () => {
    restore();
    return characters;
  };
}
