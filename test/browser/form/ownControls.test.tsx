import {
  type ElicitationControlProps,
  ElicitationControlsProvider,
  HostPrompts,
} from "mcp-host-ui";
import type { ComponentType, ReactNode } from "react";
import { describe, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { Questions } from "../../../stories/pages/samples/ReplaceControl.tsx";
import { mountHost } from "../components/mountHost.js";

const form = (name: string, schema: object) => ({
  message: "How long will you stay?",
  requestedSchema: { type: "object", properties: { [name]: { title: "Stay", ...schema } } },
});

const slider = page.getByRole("slider", { name: "Stay" });
const clear = page.getByRole("button", { name: "Clear Stay" });
const send = page.getByRole("button", { name: "Send", exact: true });

describe("the documented slider", () => {
  const nights = form("nights", { type: "integer", minimum: 1, maximum: 5 });

  it("stands for no answer until it is moved, and nothing is sent for it", async () => {
    const { server } = await mountHost(<Questions />, { armAfter: 0 });
    const { answer } = server.elicit(nights);
    await expect.element(slider).toHaveAttribute("aria-valuetext", "No answer");
    await expect.element(clear).not.toBeInTheDocument();
    await send.click();
    expect(await answer).toEqual({ action: "accept", content: {} });
  });

  it("can be moved to the least number, and sends it", async () => {
    const { server } = await mountHost(<Questions />, { armAfter: 0 });
    const { answer } = server.elicit(nights);
    await slider.click({ position: { x: 2, y: 8 } });
    await userEvent.keyboard("{ArrowRight}");
    await expect.element(slider).toHaveAttribute("aria-valuetext", "1");
    await send.click();
    expect(await answer).toEqual({ action: "accept", content: { nights: 1 } });
  });
});

const setTo = (value: unknown): ComponentType<ElicitationControlProps> =>
  function Setter({ onValueChange, controlRef, attributes }) {
    // The kind of the field is the table's to keep.
    const set = () => onValueChange(value as string);
    return (
      <button type="button" id={attributes.id} ref={controlRef} onClick={set}>
        Set
      </button>
    );
  };

/** Mounts a form whose one field has a control of the app's own. */
async function ask(kind: string, control: ComponentType<ElicitationControlProps>, schema: object) {
  const { server } = await mountHost(
    <ElicitationControlsProvider controls={{ [kind]: control }}>
      <HostPrompts />
    </ElicitationControlsProvider>,
    { armAfter: 0 },
  );
  return server.elicit(form("stay", schema));
}

describe("an optional field with a control of the app's own", () => {
  it.each<[kind: string, schema: object, value: unknown]>([
    ["text", { type: "string" }, "long"],
    ["text", { type: "string", default: "short" }, "long"],
    ["date", { type: "string", format: "date" }, "2030-01-02"],
    ["number", { type: "number" }, 3],
    ["boolean", { type: "boolean" }, true],
    ["choice", { type: "string", enum: ["short", "long"] }, "1"],
    ["choices", { type: "array", items: { type: "string", enum: ["short", "long"] } }, ["1"]],
    ["list", { type: "array", items: { type: "string" } }, ["long"]],
    ["json", { type: "object", properties: {} }, '{"nights":3}'],
  ])("can be cleared: %s, %o", async (kind, schema, value) => {
    const { answer } = await ask(kind, setTo(value), schema);
    await page.getByRole("button", { name: "Set" }).click();
    await clear.click();
    await expect.element(page.getByText("No answer")).toHaveFocus();
    await expect.element(clear).not.toBeInTheDocument();
    await send.click();
    expect(await answer).toEqual({ action: "accept", content: {} });
  });

  it("offers nothing to clear while a text box is empty", async () => {
    const { server } = await mountHost(<Questions />, { armAfter: 0 });
    const { answer } = server.elicit(form("city", { type: "string" }));
    const box = page.getByRole("textbox", { name: "Stay" });
    await box.fill("Lisbon");
    await expect.element(clear).toBeVisible();
    await box.fill("");
    await expect.element(clear).not.toBeInTheDocument();
    await send.click();
    expect(await answer).toEqual({ action: "accept", content: {} });
  });
});

const whole = { style: { inlineSize: "100%", boxSizing: "border-box" } } as const;

describe("a control of the app's own", () => {
  it.each<[what: string, control: () => ReactNode]>([
    ["an element as wide as it can be", () => <input data-own {...whole} />],
    ["a block", () => <div data-own>Any length</div>],
    [
      "something in a block",
      () => (
        <div>
          <button type="button" data-own {...whole}>
            Set
          </button>
        </div>
      ),
    ],
  ])("has the whole width of its field: %s", async (_what, control) => {
    await ask("text", control, { type: "string", description: "Counted in nights." });
    await expect.element(page.getByText("Counted in nights.")).toBeVisible();
    const own = document.querySelector("[data-own]");
    const field = own?.closest(".mcp-form-field");
    expect(field?.clientWidth).toBeGreaterThan(300);
    expect(own?.getBoundingClientRect().width).toBe(field?.getBoundingClientRect().width);
  });
});
