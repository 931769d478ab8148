import { ElicitationControlsProvider, ElicitationForm, HostPrompts } from "mcp-host-ui";
import type { ReactNode } from "react";
import { describe, expect, it } from "vitest";
import { page } from "vitest/browser";
import { Forms } from "../../form/parts/Forms.js";
import { mountHost } from "../components/mountHost.js";

const stay = {
  message: "How long will you stay?",
  requestedSchema: {
    type: "object",
    properties: { stay: { type: "string", title: "Stay", description: "Counted in nights." } },
  },
};

const whole = { style: { inlineSize: "100%", boxSizing: "border-box" } } as const;
const wide = () => <input data-own {...whole} />;

async function expectWholeWidth(ui: ReactNode) {
  const { server } = await mountHost(ui, { safety: { armAfter: 0 } });
  server.elicit(stay);
  await expect.element(page.getByText("Counted in nights.")).toBeVisible();
  const own = document.querySelector("[data-own]");
  const field = own?.closest(".mcp-form-field");
  expect(field?.clientWidth).toBeGreaterThan(300);
  expect(own?.getBoundingClientRect().width).toBe(field?.getBoundingClientRect().width);
}

describe("a control of the app's own", () => {
  it.each<[what: string, control: () => ReactNode]>([
    ["an element as wide as it can be", wide],
    ["a block", () => <div data-own>Any length</div>],
    ["an element in a block", () => <div>{wide()}</div>],
  ])("has the whole width of its field: %s", async (_what, control) => {
    await expectWholeWidth(
      <ElicitationControlsProvider controls={{ text: control }}>
        <HostPrompts />
      </ElicitationControlsProvider>,
    );
  });

  it("has the whole width of a field that the app puts together itself", async () => {
    await expectWholeWidth(
      <Forms>
        <ElicitationForm.Field name="stay">
          <ElicitationForm.Label />
          <ElicitationForm.Optional />
          <ElicitationForm.Description />
          {wide()}
        </ElicitationForm.Field>
      </Forms>,
    );
  });
});
