import { type RenderWithHostOptions, renderWithHost } from "@mcp-host-ui/testing";
import { cleanup, fireEvent, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { HostPrompts } from "mcp-host-ui";
import { describe, expect, it, onTestFinished } from "vitest";
import { openWire2025 } from "../../../../packages/testing/src/kit/openWire2025.js";
import { tapped } from "../../../support/tapped.js";

const sentence = /too large to check your whole answer/;
const settings = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`k${index}`, index]));

/** A form whose answers cost 900 steps for each member of `config`. */
const involved = (config: object = {}) => ({
  type: "object",
  properties: { config: { type: "object", title: "Config", ...config } },
  allOf: Array.from({ length: 900 }, () => ({
    properties: { config: { additionalProperties: { type: "number" } } },
  })),
});

async function ask(requestedSchema: object, options: RenderWithHostOptions = {}) {
  const rendered = await renderWithHost(<HostPrompts />, {
    server: { wire: tapped(openWire2025) },
    safety: { review: "never" },
    hostOptions: { limits: { steps: 100_000 } },
    ...options,
  });
  onTestFinished(async () => {
    cleanup();
    await rendered.close();
  });
  const { answer } = rendered.server.elicit({ message: "Your settings?", requestedSchema });
  answer.catch(() => {});
  const dialog = within(await screen.findByRole("dialog"));
  const user = userEvent.setup();
  const press = async (name: string) => user.click(await dialog.findByRole("button", { name }));
  const write = (value: object) =>
    fireEvent.change(dialog.getByLabelText("Config"), { target: { value: JSON.stringify(value) } });
  return { ...rendered, answer, dialog, press, write };
}

describe("an answer that takes too long to check", () => {
  it("is looked at once before it leaves, and says why", async () => {
    const { answer, dialog, press, write } = await ask(involved());
    await expect(dialog.findByLabelText("Config")).resolves.toBeVisible();
    expect(dialog.queryByText(sentence)).toBeNull();
    write(settings(150));
    await press("Send");
    await expect(dialog.findByText(sentence)).resolves.toBeInTheDocument();
    // Before that "Send" is still the form's.
    await dialog.findByRole("group", { name: /will get/ });
    await press("Send");
    await expect(answer).resolves.toEqual({
      action: "accept",
      content: { config: settings(150) },
    });
  });

  it("is checked where it is small", async () => {
    const { answer, dialog, press, write } = await ask(involved());
    write({ a: "x" });
    await press("Send");
    await expect(dialog.findByRole("alert")).resolves.toBeVisible();
    write({ a: 1 });
    await press("Send");
    await expect(answer).resolves.toEqual({ action: "accept", content: { config: { a: 1 } } });
    expect(dialog.queryByText(sentence)).toBeNull();
  });

  it("is checked where the host allows more steps", async () => {
    const { answer, dialog, press, write } = await ask(involved(), {
      hostOptions: { limits: { steps: 1_000_000 } },
    });
    write(settings(150));
    await press("Send");
    await expect(answer).resolves.toMatchObject({ action: "accept" });
    expect(dialog.queryByText(sentence)).toBeNull();
  });

  it("is said at once where it is what the server suggests, and can be declined", async () => {
    const { answer, dialog, press } = await ask(involved({ default: settings(150) }));
    await expect(dialog.findByText(sentence)).resolves.toBeVisible();
    await press("Decline");
    await expect(answer).resolves.toEqual({ action: "decline" });
  });
});
