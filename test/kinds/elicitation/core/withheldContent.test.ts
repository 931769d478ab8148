import { describe, expect, it } from "vitest";
import { withholdFromContent } from "../../../../src/kinds/elicitation/core/withholdFromContent.js";
import type { ElicitFormRequest } from "../../../../src/wire/protocol/elicitRequest.js";

const form = (properties: Record<string, object>): ElicitFormRequest => ({
  mode: "form",
  message: "Who travels?",
  requestedSchema: { type: "object", properties } as ElicitFormRequest["requestedSchema"],
});
const booking = form({
  note: { type: "string", title: "Note" },
  word: { type: "string", title: "Your password" },
  data: { type: "object", title: "Seats" },
});

describe("withholdFromContent", () => {
  it("keeps what a form asks for openly, whatever it says, and no secret that it asks for", async () => {
    const content = { note: "password: none needed", word: "swordfish", data: { seat: "1A" } };
    expect(await withholdFromContent(booking, content)).toEqual({
      action: "accept",
      content: { note: content.note, data: content.data },
      withheld: ["word"],
    });
  });

  it("keeps no nested data that names a secret, and nothing nobody was shown that does", async () => {
    const content = { data: { login: { apiKey: "sesame" } }, more: { pin: 1234 }, seat: "1A" };
    expect(await withholdFromContent(booking, content)).toEqual({
      action: "accept",
      content: { seat: "1A" },
      withheld: ["data", "more"],
    });
  });

  it("keeps nothing where not all could be inspected", async () => {
    const content = { note: "By the window", data: { seat: "1A" }, seat: "1A" };
    const limits = { inspectedCharacters: 1 };
    expect(await withholdFromContent(booking, content, limits)).toEqual({
      action: "accept",
      content: {},
      withheld: ["note", "data", "seat"],
    });
    const whole = await withholdFromContent(booking, content);
    expect(whole).toEqual({ action: "accept", content });
  });

  it("puts dots in the place of what has the shape of a credential", async () => {
    const token = `ghp_${"a1".repeat(18)}`;
    const content = { note: `Use ${token}.` };
    expect(await withholdFromContent(booking, content)).toEqual({
      action: "accept",
      content: { note: "Use •••." },
    });
  });
});
