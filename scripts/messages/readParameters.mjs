// @ts-check
import { parse } from "@messageformat/parser";

/** What a message does with a parameter. @typedef {{ name: string, type: "string" | "number", from: number, to: number, isText: boolean }} Use */
/** @typedef {import("@messageformat/parser").Token} Token */

/**
 * Lists the parameters of an ICU message, in order, each time that the message uses one. `isText` is true where the message
 * inserts the parameter as text.
 * @param {string} message
 * @param {readonly Intl.LDMLPluralRule[]} categories the plural categories of the language
 * @returns {readonly Use[]}
 * @throws {Error} on a syntax error, and on an argument of another type than string and number
 */
export function readParameters(message, categories) {
  /** @type {Use[]} */
  const uses = [];
  /** @param {readonly Token[]} tokens */
  const visit = (tokens) => {
    for (const token of tokens) {
      if (token.type === "content" || token.type === "octothorpe") continue;
      const { offset, text } = token.ctx;
      const use = { name: token.arg, from: offset, to: offset + text.length };
      if (token.type === "argument") uses.push({ ...use, type: "string", isText: true });
      else if (token.type === "function") {
        if (token.key !== "number" || token.param)
          throw new Error(
            `{${token.arg}, ${token.key}} is not supported: format it before the message.`,
          );
        uses.push({ ...use, type: "number", isText: false });
      } else {
        uses.push({ ...use, type: token.type === "select" ? "string" : "number", isText: false });
        for (const { tokens: inner } of token.cases) visit(inner);
      }
    }
  };
  visit(parse(message, { cardinal: [...categories], ordinal: [], strict: false }));
  return uses;
}
