import { type RenderWithHostOptions, renderWithHost } from "@mcp-host-ui/testing";
import { act, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import {
  type Elicitation,
  ElicitationCard,
  ElicitationForm,
  HostPrompts,
  useElicitations,
} from "mcp-host-ui";
import { createInspector } from "mcp-host-ui/safety";
import type { ReactNode } from "react";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { Form } from "../../../../stories/pages/samples/PlainForm.tsx";
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
function Open({ children }: { children: (form: Elicitation.Form) => ReactNode }): ReactNode {
  const { open } = useElicitations();
  const form = open.find((question) => question.mode === "form");
  return form && children(form);
}

/** Draws the form of the guide, with the app's own `confirmSecret` where there is one. */
async function askHeadless(
  confirmSecret?: ElicitationForm.ConfirmSecret,
  options: RenderWithHostOptions = {},
) {
  const headless = (form: Elicitation.Form) => <Form key={form.id} elicitation={form} />;
  const asked = await ask(<Open>{headless}</Open>, {
    ...options,
    safety: { ...options.safety, ...(confirmSecret && { confirmSecret }) },
  });
  await asked.user.type(await screen.findByLabelText("User name"), secret.user);
  await asked.user.type(screen.getByLabelText("Password"), secret.word);
  const press = (name: string) => asked.user.click(screen.getByRole("button", { name }));
  return { ...asked, press };
}

describe("useElicitationForm alone", () => {
  it("lets the app ask in its own way, and sends once it says yes", async () => {
    const confirmSecret = vi.fn<ElicitationForm.ConfirmSecret>().mockResolvedValueOnce(false);
    const { press, server, answer } = await askHeadless(confirmSecret);
    await press("Send");
    await waitFor(() => expect(confirmSecret).toHaveBeenCalledOnce());
    expect(server.received).toEqual([]);
    confirmSecret.mockResolvedValueOnce(true);
    await press("Send");
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
    const { press, server } = await askHeadless(undefined, { safety: { inspector } });
    await press("Send");
    await screen.findByRole("heading", { name: /secret/ });
    expect(screen.getAllByText("Hidden")).toHaveLength(2);
    expect(server.received).toEqual([]);
  });
});

describe("useElicitation", () => {
  it("sends no secret at one accept: the receipt names what the user has to confirm", async () => {
    const held: { form?: Elicitation.Form } = {};
    const { answer, server } = await ask(
      <Open>
        {(form) => {
          held.form = form;
          return null;
        }}
      </Open>,
    );
    await waitFor(() => expect(held.form).toBeDefined());
    const refused = await act(async () => held.form?.accept?.(secret));
    expect(refused).toMatchObject({
      done: false,
      rejection: "unconfirmed",
      issues: [{ path: ["word"] }],
    });
    expect(server.received).toEqual([]);
    await act(async () => held.form?.accept?.(secret, { confirmed: ["word"] }));
    await expect(answer).resolves.toEqual({ action: "accept", content: secret });
  });

  it("sends a form without secrets at one accept", async () => {
    const held: { form?: Elicitation.Form } = {};
    const { answer } = await ask(
      <Open>
        {(form) => {
          held.form = form;
          return null;
        }}
      </Open>,
    );
    await waitFor(() => expect(held.form).toBeDefined());
    await act(async () => held.form?.accept?.({ user: "ada" }));
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
    const asked = await ask(ui(), { safety: { review: "never" } });
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
    const asked = await ask(ui(), { safety: { confirmSecret } });
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
