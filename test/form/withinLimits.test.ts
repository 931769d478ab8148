import { describe, expect, it } from "vitest";
import { inspectForm } from "../../src/form/model/inspectForm.js";
import { withholdFromContent } from "../../src/kinds/elicitation/core/withholdFromContent.js";
import { createAllowance } from "../../src/wire/protocol/allowance.js";
import type { RequestLimits } from "../../src/wire/protocol/requestLimits.js";

const request = {
  mode: "form",
  message: "Where to?",
  requestedSchema: { type: "object", properties: { city: { type: "string", title: "City" } } },
} as const;

describe("inspectForm", () => {
  it("tells an app's own inspector the host's limits, and how many steps are left", async () => {
    const told: (RequestLimits | undefined)[] = [];
    const allowance = createAllowance({ fields: 7, steps: 5_000 });
    allowance.left -= 2_000;
    await inspectForm(request, [], allowance, {
      async inspectFields(_, __, limits) {
        told.push(limits);
        return [];
      },
    });
    expect(told).toMatchObject([{ fields: 7, steps: 3_000 }]);
  });
});

describe("withholdFromContent", () => {
  it("withholds what could not be judged within the host's limits", async () => {
    const content = { city: "Rome" };
    await expect(withholdFromContent(request, content)).resolves.toMatchObject({ content });
    // What was read once is not read again.
    const another = structuredClone(request);
    await expect(withholdFromContent(another, content, { steps: 1 })).resolves.toEqual({
      action: "accept",
      content: {},
      withheld: ["city"],
    });
  });
});
