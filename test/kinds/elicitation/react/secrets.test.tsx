import { type RenderWithHostOptions, renderWithHost } from "@mcp-host-ui/testing";
import { act, cleanup, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { HostPrompts } from "mcp-host-ui";
import { createDecisionLog } from "mcp-host-ui/host";
import { describe, expect, it, onTestFinished } from "vitest";
import { openWire2025 } from "../../../../packages/testing/src/kit/openWire2025.js";
import { tapped } from "../../../support/tapped.js";
import { unlock } from "../../../support/unlock.js";

const properties = {
  user: { type: "string", title: "User name" },
  key: { type: "string", title: "Private key", description: "PEM", maxLength: 8_000 },
  pin: { type: "integer", title: "PIN of your bank card", minimum: 0 },
  codes: { type: "array", title: "Backup codes", items: { type: "string" } },
  login: {
    type: "object",
    title: "Bank account",
    properties: { password: { type: "string", title: "Password" } },
  },
};

const pem = "-----BEGIN KEY-----\nMC4CAQAw\n-----END KEY-----";

async function ask(options: RenderWithHostOptions = {}) {
  const rendered = await renderWithHost(<HostPrompts />, {
    server: { wire: tapped(openWire2025) },
    ...options,
  });
  onTestFinished(async () => {
    cleanup();
    await rendered.close();
  });
  const { answer } = rendered.server.elicit({
    message: "A question",
    requestedSchema: { type: "object", properties },
  });
  answer.catch(() => {});
  const dialog = within(await screen.findByRole("dialog"));
  const user = userEvent.setup();
  await unlock(user);
  const account = within(await dialog.findByRole("group", { name: "Bank account" }));
  await user.click(account.getByRole("button", { name: "Edit as JSON" }));
  const item = () => within(dialog.getByRole("group", { name: "Backup codes" }));
  return { ...rendered, answer, dialog, user, item };
}

/** Fills in every field of the form. */
async function fillIn({ dialog, user, item }: Awaited<ReturnType<typeof ask>>) {
  await user.type(dialog.getByLabelText("User name"), "ada");
  await user.click(dialog.getByLabelText("Private key"));
  await user.paste(pem);
  await user.type(dialog.getByLabelText("PIN of your bank card"), "47110815004711");
  await user.type(item().getByLabelText("Item 1"), "1122-3344");
  await user.click(dialog.getByLabelText("Bank account"));
  await user.paste('{ "password":\n"hunter2" }');
}

const content = {
  user: "ada",
  key: pem,
  pin: 47110815004711,
  codes: ["1122-3344"],
  login: { password: "hunter2" },
};

/** What only a secret of `content` says. */
// Each is too long to stand in a time or an id by chance.
const anySecret = /MC4CAQAw|47110815004711|1122-3344|hunter2/;

/** Everything that the page shows: texts, and what is in fields that are not masked. */
function readable(): string {
  const fields = [
    ...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>("input, textarea"),
  ];
  return [
    document.body.textContent,
    ...fields.filter(({ type }) => type !== "password").map(({ value }) => value),
  ].join("\n");
}

describe("a form that asks for secrets of every kind", () => {
  it("has them again when it was put aside, and leaves them nowhere meanwhile", async () => {
    const asked = await ask();
    await fillIn(asked);
    const { host, user, server } = asked;
    const [question] = host.getState().open;
    await user.click(asked.dialog.getByRole("button", { name: "Later" }));
    await waitFor(() => expect(host.read(`draft:${question?.id}`)).toEqual({ user: "ada" }));
    expect(JSON.stringify(host.getState())).not.toMatch(anySecret);
    expect(document.documentElement.outerHTML).not.toMatch(anySecret);

    await user.click(screen.getByRole("button", { name: "Answer" }));
    const again = within(await screen.findByRole("dialog"));
    expect(again.getByLabelText("PIN of your bank card")).toHaveValue("47110815004711");
    expect(readable()).not.toMatch(anySecret);
    await user.click(again.getByRole("button", { name: "Send anyway…" }));
    await user.click(await again.findByRole("button", { name: "Send it anyway" }));
    await expect(asked.answer).resolves.toEqual({ action: "accept", content });
    expect(server.received).toHaveLength(1);
  });

  it("masks texts of several lines, numbers, lists and nested data until they are shown", async () => {
    const asked = await ask();
    await fillIn(asked);
    expect(readable()).not.toMatch(anySecret);

    for (const show of asked.dialog.getAllByRole("button", { name: "Show" }))
      await asked.user.click(show);
    expect(asked.dialog.getByLabelText("Private key")).toHaveValue(pem);
    expect(asked.dialog.getByLabelText("PIN of your bank card")).toHaveAttribute("type", "text");
    expect(asked.item().getByLabelText("Item 1")).toHaveAttribute("type", "text");
    expect(asked.dialog.getByLabelText("Bank account")).toHaveValue('{ "password":\n"hunter2" }');
    await asked.user.click(
      asked.dialog.getAllByRole("button", { name: "Hide" })[0] ?? document.body,
    );
    expect(readable()).not.toContain("MC4CAQAw");
  });

  it("sends them as they were entered, line breaks and all, once that is confirmed", async () => {
    const asked = await ask();
    await fillIn(asked);
    await asked.user.click(asked.dialog.getByRole("button", { name: "Send anyway…" }));
    const again = await asked.dialog.findByRole("button", { name: "Send it anyway" });
    expect(readable()).not.toMatch(anySecret);
    await asked.user.click(again);
    await expect(asked.answer).resolves.toEqual({ action: "accept", content });
  });

  it("lets a masked text of several lines be edited where the caret stands", async () => {
    const { dialog, user, answer } = await ask();
    const field = () => dialog.getByLabelText<HTMLInputElement>("Private key");
    await user.click(field());
    await user.paste("one\ntwo  three\nfour");
    await user.keyboard("{Enter}five");
    act(() => field().setSelectionRange(3, 3));
    await user.keyboard("s");
    act(() => field().setSelectionRange(5, 8));
    await user.keyboard("2{Delete}");
    await user.click(dialog.getByRole("button", { name: "Send anyway…" }));
    await user.click(await dialog.findByRole("button", { name: "Send it anyway" }));
    await expect(answer).resolves.toMatchObject({ content: { key: "ones\n2 three\nfour\nfive" } });
  });

  it("asks no browser and no password manager to fill in or remember them", async () => {
    const { dialog, item } = await ask();
    for (const field of [
      dialog.getByLabelText("Private key"),
      dialog.getByLabelText("PIN of your bank card"),
      item().getByLabelText("Item 1"),
      dialog.getByLabelText("Bank account"),
    ]) {
      expect(field).toHaveAttribute("autocomplete", "new-password");
      expect(field).toHaveAttribute("spellcheck", "false");
      expect(field).toHaveAttribute("data-1p-ignore");
      expect(field).not.toHaveAttribute("name");
    }
    expect(document.forms[0]).not.toHaveAttribute("action");
  });

  it("keeps none of them in drafts, a surviving storage or a log", async () => {
    const stored: string[] = [];
    const storage = {
      getItem: () => null,
      setItem: (_: string, value: string) => void stored.push(value),
      removeItem: () => {},
    };
    const log = createDecisionLog({ content: true });
    const asked = await ask({ hostOptions: { storage, log } });
    await fillIn(asked);
    const [question] = asked.host.getState().open;
    await waitFor(() => expect(asked.host.read(`draft:${question?.id}`)).toEqual({ user: "ada" }));
    await waitFor(() => expect(stored.join()).toContain('"ada"'));

    await asked.user.click(asked.dialog.getByRole("button", { name: "Send anyway…" }));
    await asked.user.click(await asked.dialog.findByRole("button", { name: "Send it anyway" }));
    await asked.answer;
    expect(stored.join()).not.toMatch(anySecret);
    expect(log.toJsonLines()).toContain('"ada"');
    expect(log.toJsonLines()).not.toMatch(anySecret);
    expect(JSON.stringify(asked.host.getState())).not.toMatch(anySecret);
  });

  it("hides them where it says what was entered, and shows each on demand", async () => {
    const asked = await ask();
    await fillIn(asked);
    await asked.server.close();
    const entered = within(await screen.findByRole("region", { name: "Your answers so far" }));
    expect(readable()).toContain("ada");
    expect(readable()).not.toMatch(anySecret);
    expect(entered.getAllByText("Hidden")).toHaveLength(4);
    await asked.user.click(entered.getAllByRole("button", { name: "Show" })[1] ?? document.body);
    expect(entered.getByText("47110815004711")).toBeVisible();
  });

  it("leaves them out of what is copied when the question is over, and says so", async () => {
    const asked = await ask();
    await fillIn(asked);
    await asked.server.close();
    const entered = within(await screen.findByRole("region", { name: "Your answers so far" }));
    await asked.user.click(entered.getByRole("button", { name: "Copy" }));
    expect(await entered.findByText("Copied, without possible secrets.")).toBeVisible();
    expect(await navigator.clipboard.readText()).toBe("User name\nada");
  });
});

describe("a credential that is pasted into an ordinary field", () => {
  const token = ["ghp", "aB3dE5gH7jK9mN1pQ3sT5vW7yZ9bD1fG3hJ5k"].join("_");
  const note = `Call me first. ${token}`;

  it("is masked in the draft, comes back when the question is resumed, and leaves once it is confirmed", async () => {
    const rendered = await renderWithHost(<HostPrompts />);
    onTestFinished(async () => {
      cleanup();
      await rendered.close();
    });
    const { answer } = rendered.server.elicit({
      message: "Who travels?",
      requestedSchema: { type: "object", properties: { note: { type: "string", title: "Note" } } },
    });
    answer.catch(() => {});
    const user = userEvent.setup();
    await screen.findByRole("dialog");
    await user.click(screen.getByLabelText("Note"));
    await user.paste(note);
    const [question] = rendered.host.getState().open;
    await waitFor(() =>
      expect(rendered.host.read(`draft:${question?.id}`)).toEqual({ note: "Call me first. •••" }),
    );
    await user.click(screen.getByRole("button", { name: "Later" }));
    await user.click(await screen.findByRole("button", { name: "Answer" }));
    expect(await screen.findByLabelText("Note")).toHaveValue(note);

    await user.click(screen.getByRole("button", { name: "Send" }));
    const step = within(await screen.findByRole("group", { name: /Send a secret to/ }));
    expect(rendered.server.received).toEqual([]);
    await user.click(step.getByRole("button", { name: "Send it anyway" }));
    await expect(answer).resolves.toEqual({ action: "accept", content: { note } });
  });
});
