import { renderWithHost } from "@mcp-host-ui/testing";
import { screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { type Elicitation, useElicitation, useElicitationForm } from "mcp-host-ui";
import type { ReactNode } from "react";
import { describe, expect, it, onTestFinished } from "vitest";
import { openWire2025 } from "../../../packages/testing/src/kit/openWire2025.js";
import { tapped } from "../../support/tapped.js";

function Ask(): ReactNode {
  const { current } = useElicitation({ mode: "form" });
  return current ? <Form key={current.id} elicitation={current} /> : null;
}

function Form({ elicitation }: { elicitation: Elicitation.Form }): ReactNode {
  const form = useElicitationForm(elicitation);
  if (form.review)
    return (
      <button type="button" onClick={form.confirm}>
        Confirm
      </button>
    );
  return (
    <form onSubmit={form.submit} aria-label={elicitation.message}>
      {form.fields.map(({ name, control, inputProps }) =>
        control === "textarea" ? (
          <textarea key={name} {...inputProps} />
        ) : (
          <input key={name} {...inputProps} />
        ),
      )}
      <button type="submit">Send</button>
    </form>
  );
}

async function renderAsk() {
  const { server, close } = await renderWithHost(<Ask />, {
    server: { wire: tapped(openWire2025) },
  });
  onTestFinished(close);
  const ask = (message: string, properties: object = {}) =>
    server.elicit({ message, requestedSchema: { type: "object", properties } });
  return { ask, user: userEvent.setup() };
}

describe("a hand-made host", () => {
  it("masks a password and sends a list by inputProps", async () => {
    const { ask, user } = await renderAsk();
    const list = { type: "array", items: { type: "string" } };
    const { answer } = ask("Sign in", {
      password: { type: "string", title: "Password" },
      guests: list,
      tags: { ...list, default: ["a, b", "c"] },
    });
    await waitFor(() =>
      expect(screen.getByLabelText("Password")).toHaveAttribute("type", "password"),
    );
    expect(screen.getByLabelText("Tags")).toHaveValue("a, b\nc");
    await user.type(screen.getByLabelText("Password"), "hunter2");
    await user.type(screen.getByLabelText("Guests"), "Ada{enter}Grace");
    await user.type(screen.getByLabelText("Tags"), "{enter}d");
    await user.click(screen.getByRole("button", { name: "Send" }));
    await user.click(screen.getByRole("button", { name: "Confirm" }));
    const content = { password: "hunter2", guests: ["Ada", "Grace"], tags: ["a, b", "c", "d"] };
    expect(await answer).toEqual({ action: "accept", content });
  });

  it("shows the next question when the server withdraws the current one", async () => {
    const { ask, user } = await renderAsk();
    const first = ask("First");
    expect(await screen.findByRole("form", { name: "First" })).toBeVisible();
    const { answer } = ask("Second");
    first.withdraw();
    expect(await screen.findByRole("form", { name: "Second" })).toBeVisible();
    await user.click(screen.getByRole("button", { name: "Send" }));
    expect(await answer).toEqual({ action: "accept", content: {} });
  });
});
