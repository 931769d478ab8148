import { renderWithHost } from "@mcp-host-ui/testing";
import { fireEvent, screen } from "@testing-library/react";
import { type UserEvent, userEvent } from "@testing-library/user-event";
import { ElicitationControlsProvider, type ElicitationForm, HostPrompts } from "mcp-host-ui";
import type { ComponentType, ReactNode } from "react";
import { describe, expect, it, onTestFinished } from "vitest";
import { openWire2025 } from "../../../packages/testing/src/kit/openWire2025.js";
import { Questions } from "../../../stories/pages/samples/ReplaceControl.tsx";
import { tapped } from "../../support/tapped.js";

/** Lets a real server ask for one optional property. */
async function ask(ui: ReactNode, name: string, schema: object) {
  const { server, close } = await renderWithHost(ui, { server: { wire: tapped(openWire2025) } });
  onTestFinished(close);
  const requestedSchema = { type: "object", properties: { [name]: { title: "Stay", ...schema } } };
  const { answer } = server.elicit({ message: "How long will you stay?", requestedSchema });
  await screen.findByRole("dialog");
  return { answer, user: userEvent.setup() };
}

const send = (user: UserEvent) => user.click(screen.getByRole("button", { name: "Send" }));
const clearName = /^Clear the answer to .Stay.$/;
const clear = () => screen.queryByRole("button", { name: clearName });

describe("the documented slider", () => {
  const nights = { type: "integer", minimum: 1, maximum: 5 };

  it("stands for no answer until it is moved, and nothing is sent for it", async () => {
    const { answer, user } = await ask(<Questions />, "nights", nights);
    const slider = await screen.findByRole("slider", { name: "Stay" });
    expect(slider).toHaveAttribute("aria-valuetext", "No answer");
    expect(screen.getByRole("status", { name: "" })).toHaveTextContent("No answer");
    expect(clear()).toBeNull();
    await send(user);
    expect(await answer).toEqual({ action: "accept", content: {} });
  });

  it("can be moved to the least number, and back to no answer", async () => {
    const { answer, user } = await ask(<Questions />, "nights", nights);
    const slider = await screen.findByRole("slider", { name: "Stay" });
    fireEvent.change(slider, { target: { value: "1" } });
    expect(slider).toHaveAttribute("aria-valuetext", "1");
    fireEvent.change(slider, { target: { value: "0" } });
    expect(slider).toHaveAttribute("aria-valuetext", "No answer");
    fireEvent.change(slider, { target: { value: "1" } });
    await send(user);
    expect(await answer).toEqual({ action: "accept", content: { nights: 1 } });
  });
});

const setTo = (value: unknown): ComponentType<ElicitationForm.ControlProps> =>
  function Setter({ onValueChange, controlRef, attributes }) {
    // The kind of the field is the table's to keep.
    const set = () => onValueChange(value as string);
    return (
      <button type="button" id={attributes.id} ref={controlRef} onClick={set}>
        Set
      </button>
    );
  };

const choices = { type: "array", items: { type: "string", enum: ["short", "long"] } };

describe("an optional field with a control of the app's own", () => {
  it.each<[kind: string, schema: object, value: unknown]>([
    ["text", { type: "string" }, "long"],
    ["text", { type: "string", default: "short" }, "long"],
    ["text", { type: "string", default: "" }, ""],
    ["date", { type: "string", format: "date" }, "2030-01-02"],
    ["number", { type: "number" }, 3],
    ["boolean", { type: "boolean" }, true],
    ["boolean", { type: "boolean", default: false }, true],
    ["choice", { type: "string", enum: ["short", "long"] }, "1"],
    ["choices", choices, ["1"]],
    ["list", { type: "array", items: { type: "string" } }, ["long"]],
    ["json", { type: "object", properties: {} }, '{"nights":3}'],
  ])("can be cleared to no answer: %s, %o", async (kind, schema, value) => {
    const ui = (
      <ElicitationControlsProvider controls={{ [kind]: setTo(value) }}>
        <HostPrompts />
      </ElicitationControlsProvider>
    );
    const { answer, user } = await ask(ui, "stay", schema);
    await user.click(await screen.findByRole("button", { name: "Stay" }));
    await user.click(screen.getByRole("button", { name: clearName }));
    expect(screen.getByText("No answer")).toHaveFocus();
    expect(clear()).toBeNull();
    await send(user);
    expect(await answer).toEqual({ action: "accept", content: {} });
  });

  it("has nothing to clear while its text box is empty", async () => {
    const { answer, user } = await ask(<Questions />, "city", { type: "string" });
    const box = await screen.findByRole("textbox", { name: "Stay" });
    await user.type(box, "Lisbon");
    expect(clear()).not.toBeNull();
    await user.clear(box);
    expect(clear()).toBeNull();
    await send(user);
    expect(await answer).toEqual({ action: "accept", content: {} });
  });
});
