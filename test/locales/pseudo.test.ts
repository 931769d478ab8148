import { en } from "mcp-host-ui/locales/en";
import { pseudo } from "mcp-host-ui/locales/pseudo";
import { describe, expect, it } from "vitest";

const messages = pseudo(en);

describe("pseudo", () => {
  it("makes a text longer, accented and bracketed", () => {
    expect(messages.prompt.decline).toBe("[Dééclïïnéé]");
  });

  it("leaves a name in a sentence as it is", () => {
    expect(messages.elicitation.asks({ server: "Aeolia" })).toBe("[\u2068Aeolia\u2069 ååsks]");
  });

  it("counts as the language does", () => {
    expect(messages.prompt.asides({ count: 1 })).toMatch(/^\[1 q/);
    expect(messages.prompt.asides({ count: 1_000 })).toMatch(/^\[1,000 q/);
  });

  it("says which language it is made of", () => {
    expect(messages.locale).toBe("en-XA");
    expect(new Intl.NumberFormat(messages.locale).format(1_000)).toBe("1,000");
  });
});
