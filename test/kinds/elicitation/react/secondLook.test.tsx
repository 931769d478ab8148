import { type RenderWithHostOptions, renderWithHost } from "@mcp-host-ui/testing";
import { act, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import {
  type Elicitation,
  ElicitationCard,
  ElicitationForm,
  HostPrompts,
  type UseElicitationFormResult,
  useElicitation,
  useElicitationForm,
} from "mcp-host-ui";
import { createInspector } from "mcp-host-ui/safety";
import type { ReactNode } from "react";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { unlock } from "../../../support/unlock.js";

const signIn = {
  message: "Please sign in.",
  requestedSchema: {
    type: "object",
    properties: {
      user: { type: "string", title: "User name" },
      word: { type: "string", title: "Password" },
    },
  },
};
const secret = { user: "ada", word: "hunter2" };

async function ask(ui: ReactNode, options: RenderWithHostOptions = {}) {
  const rendered = await renderWithHost(ui, options);
  onTestFinished(rendered.close);
  const { answer } = rendered.server.elicit(signIn);
  answer.catch(() => {});
  return { ...rendered, answer, user: userEvent.setup() };
}

/** Gives the open form to a function, with nothing of ours around it. */
function Open({ children }: { children: (form: Elicitation.OpenForm) => ReactNode }): ReactNode {
  const { open } = useElicitation();
  const form = open.find((question) => question.mode === "form");
  return form && children(form);
}

interface HeadlessProps {
  readonly form: Elicitation.OpenForm;
  readonly attempts: ElicitationForm.Attempt[];
  readonly confirmSecret?: ElicitationForm.ConfirmSecret;
}

/** A form of an app's own: no part of ours, only the hook. */
function Headless({ form, attempts, confirmSecret }: HeadlessProps): ReactNode {
  const { control, fields, submit }: UseElicitationFormResult = useElicitationForm(form, {
    confirmSecret,
  });
  return (
    <>
      <button
        type="button"
        onClick={() => {
          for (const field of fields)
            control.setEntry(field, field.name === "word" ? secret.word : secret.user);
        }}
      >
        Fill in
      </button>
      <button type="button" onClick={async () => attempts.push(await submit())}>
        Go
      </button>
    </>
  );
}

async function askHeadless(
  confirmSecret?: ElicitationForm.ConfirmSecret,
  options: RenderWithHostOptions = {},
) {
  const attempts: ElicitationForm.Attempt[] = [];
  const headless = (form: Elicitation.OpenForm) => (
    <Headless form={form} attempts={attempts} {...(confirmSecret && { confirmSecret })} />
  );
  const asked = await ask(<Open>{headless}</Open>, options);
  const go = async () => {
    const before = attempts.length;
    await asked.user.click(screen.getByRole("button", { name: "Go" }));
    await waitFor(() => expect(attempts).toHaveLength(before + 1));
    return attempts.at(-1);
  };
  await asked.user.click(await screen.findByRole("button", { name: "Fill in" }));
  return { ...asked, go };
}

describe("useElicitationForm alone", () => {
  it("sends no secret at once: submit resolves to what has to be looked at, which confirm sends", async () => {
    const { go, server, answer } = await askHeadless();
    const look = await go();
    expect(look).toMatchObject({
      done: false,
      rejection: "needs-confirmation",
      content: secret,
      secrets: [{ name: "word" }],
    });
    expect(server.received).toEqual([]);

    if (look?.done !== false || look.rejection !== "needs-confirmation")
      throw new Error("No look.");
    await expect(look.confirm()).resolves.toMatchObject({ done: true });
    await expect(answer).resolves.toEqual({ action: "accept", content: secret });
  });

  it("goes back to the fields, and asks again at the next attempt", async () => {
    const { go, server } = await askHeadless();
    const look = await go();
    if (look?.done !== false || look.rejection !== "needs-confirmation")
      throw new Error("No look.");
    look.goBack();
    await expect(look.confirm()).resolves.toBeUndefined();
    expect(await go()).toMatchObject({ rejection: "needs-confirmation" });
    expect(server.received).toEqual([]);
  });

  it("lets the app ask in its own way, and sends once it says yes", async () => {
    const confirmSecret = vi.fn<ElicitationForm.ConfirmSecret>().mockResolvedValueOnce(false);
    const { go, server, answer } = await askHeadless(confirmSecret);
    expect(await go()).toBeUndefined();
    expect(server.received).toEqual([]);
    confirmSecret.mockResolvedValueOnce(true);
    expect(await go()).toMatchObject({ done: true });
    await expect(answer).resolves.toEqual({ action: "accept", content: secret });
    expect(confirmSecret).toHaveBeenCalledTimes(2);
    expect(confirmSecret.mock.lastCall?.[0]).toMatchObject({
      content: secret,
      secrets: [{ name: "word" }],
    });
  });

  it("takes what nobody could judge for secret", async () => {
    const inspector = {
      ...createInspector(),
      inspectFields: () => Promise.reject(new Error("offline")),
    };
    const { go, server } = await askHeadless(undefined, { inspector });
    expect(await go()).toMatchObject({ secrets: [{ name: "user" }, { name: "word" }] });
    expect(server.received).toEqual([]);
  });
});

describe("useElicitation", () => {
  it("sends no secret at one accept: the receipt names what the user has to confirm", async () => {
    const held: { form?: Elicitation.OpenForm } = {};
    const { answer, server } = await ask(
      <Open>
        {(form) => {
          held.form = form;
          return null;
        }}
      </Open>,
    );
    await waitFor(() => expect(held.form).toBeDefined());
    const refused = await act(async () => held.form?.accept(secret));
    expect(refused).toMatchObject({
      done: false,
      rejection: "unconfirmed",
      issues: [{ path: ["word"] }],
    });
    expect(server.received).toEqual([]);
    await act(async () => held.form?.accept(secret, { confirmed: ["word"] }));
    await expect(answer).resolves.toEqual({ action: "accept", content: secret });
  });

  it("sends a form without secrets at one accept", async () => {
    const held: { form?: Elicitation.OpenForm } = {};
    const { answer } = await ask(
      <Open>
        {(form) => {
          held.form = form;
          return null;
        }}
      </Open>,
    );
    await waitFor(() => expect(held.form).toBeDefined());
    await act(async () => held.form?.accept({ user: "ada" }));
    await expect(answer).resolves.toEqual({ action: "accept", content: { user: "ada" } });
  });
});

const levels: readonly (readonly [string, () => ReactNode])[] = [
  [
    "parts",
    () => <Open>{(form) => <ElicitationForm.Root key={form.id} elicitation={form} />}</Open>,
  ],
  ["the prompt", () => <HostPrompts />],
  ["the card", () => <ElicitationCard />],
];

describe.each(levels)("%s", (_, ui) => {
  const fillIn = async ({ user }: { user: ReturnType<typeof userEvent.setup> }) => {
    await unlock(user);
    await user.type(await screen.findByLabelText("Password"), secret.word);
    await user.click(screen.getByRole("button", { name: "Send anyway…" }));
  };

  it("shows our second look, under every policy", async () => {
    const asked = await ask(ui(), { review: "never" });
    await fillIn(asked);
    const step = await screen.findByRole("group", { name: /Send a secret to/ });
    expect(asked.server.received).toEqual([]);
    await asked.user.click(within(step).getByRole("button", { name: "Send it anyway" }));
    await expect(asked.answer).resolves.toEqual({
      action: "accept",
      content: { word: secret.word },
    });
  });

  it("leaves the second look to the app's own confirmSecret", async () => {
    const confirmSecret = vi.fn<ElicitationForm.ConfirmSecret>().mockResolvedValueOnce(false);
    const asked = await ask(ui(), { confirmSecret });
    await fillIn(asked);
    await waitFor(() => expect(confirmSecret).toHaveBeenCalledTimes(1));
    expect(asked.server.received).toEqual([]);
    expect(screen.queryByRole("group", { name: /Send a secret/ })).not.toBeInTheDocument();

    confirmSecret.mockResolvedValueOnce(true);
    await asked.user.click(screen.getByRole("button", { name: "Send anyway…" }));
    await expect(asked.answer).resolves.toEqual({
      action: "accept",
      content: { word: secret.word },
    });
  });
});
