import { describe, expect, it } from "vitest";
import { checkText } from "../../../src/schema/text/checkText.js";

describe("checkText", () => {
  it.each(["", "a\tb\r\nc", "👨‍👩‍👧", "עברית\u200f", "é"])("lets %j pass", (text) => {
    expect(checkText(text)).toBeUndefined();
  });

  it.each(["\ud83d", "a\ude00b", "\ude00\ud83d"])("finds the lone surrogate in %j", (text) => {
    expect(checkText(text)).toBe("lone-surrogate");
  });

  it.each(["\0", "a\u0007", "\u001b[31m", "\u007f", "\u0085"])(
    "finds the control character in %j",
    (text) => {
      expect(checkText(text)).toBe("control-character");
    },
  );
});
