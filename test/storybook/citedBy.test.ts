import { describe, expect, it } from "vitest";
import { citedBy } from "../../.storybook/reference/citedBy.js";

const site = "https://modelcontextprotocol.io/specification";

describe("citedBy", () => {
  it.each([
    ["(client/roots, 2025-11-25)", "client/roots", `${site}/2025-11-25/client/roots`],
    ["(client/roots, all revisions)", "client/roots", `${site}/2026-07-28/client/roots`],
    [
      "what the person may do (client/elicitation, Response Actions); more",
      "client/elicitation, Response Actions",
      `${site}/2026-07-28/client/elicitation#response-actions`,
    ],
    ["(basic/patterns/mrtr).", "basic/patterns/mrtr", `${site}/2026-07-28/basic/patterns/mrtr`],
    ["(basic/index)", "basic/index", `${site}/2026-07-28/basic`],
    ["time (WCAG 2.2.1).", "WCAG 2.2.1", "https://www.w3.org/TR/WCAG22/"],
  ])("reads %s", (text, label, href) => {
    expect(citedBy([text])).toEqual([expect.objectContaining({ label, href })]);
  });

  it("names what is cited twice once, and nothing where nothing is", () => {
    expect(citedBy(["(client/roots)", "see client/roots"])).toHaveLength(1);
    expect(citedBy(["The server's own name."])).toEqual([]);
  });
});
