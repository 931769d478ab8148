import { screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { type Elicitation, useElicitation, useElicitationForm } from "mcp-host-ui";
import { renderWithHost } from "mcp-host-ui/testing";
import type { ReactNode } from "react";
import { describe, expect, it, onTestFinished } from "vitest";
import { openWire2025 } from "../../../src/testing/openWire2025.js";
import { tapped } from "../../support/tapped.js";

function Ask(): ReactNode {
  const { current } = useElicitation({ surface: "inline" });
  return current?.mode === "form" ? <Form key={current.id} question={current} /> : null;
}

function Form({ question }: { question: Elicitation.OpenForm }): ReactNode {
  const { fieldProps, fields, submit, control } = useElicitationForm(question);
  const { confirm } = control;
  return (
    <form onSubmit={(event) => void submit(event)} aria-label={question.request.message}>
      {fields.map(({ name, kind }) =>
        kind === "list" ? (
          <textarea key={name} aria-label={name} {...fieldProps(name)} />
        ) : (
          <input key={name} aria-label={name} {...fieldProps(name)} />
        ),
      )}
      <button type="submit">Send</button>
      <button type="button" onClick={() => void confirm()}>
        Confirm
      </button>
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
  it("masks a password and sends a list by fieldProps", async () => {
    const { ask, user } = await renderAsk();
    const list = { type: "array", items: { type: "string" } };
    const { answer } = ask("Sign in", {
      password: { type: "string", title: "Password" },
      guests: list,
      tags: { ...list, default: ["a, b", "c"] },
    });
    await waitFor(() =>
      expect(screen.getByLabelText("password")).toHaveAttribute("type", "password"),
    );
    expect(screen.getByLabelText("tags")).toHaveValue("a, b\nc");
    await user.type(screen.getByLabelText("password"), "hunter2");
    await user.type(screen.getByLabelText("guests"), "Ada{enter}Grace");
    await user.type(screen.getByLabelText("tags"), "{enter}d");
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
