import { cleanup, render, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { HostPrompts, HostProvider } from "mcp-host-ui";
import { createDecisionLog } from "mcp-host-ui/host";
import { describe, expect, it, onTestFinished } from "vitest";
import { openRelay } from "../support/openRelay.js";
import { openQuestion } from "../support/questions.js";
import { unlock } from "../support/unlock.js";

const signIn = {
  message: "Sign in.",
  requestedSchema: {
    type: "object",
    properties: {
      user: { type: "string", title: "User name" },
      word: { type: "string", title: "Your password" },
    },
  },
};

/** Two windows on one host, one of which shows the form. */
async function openTwoWindows() {
  const relay = openRelay({ log: createDecisionLog({ content: true }) });
  const [shown, other] = [relay.openWindow(), relay.openWindow()];
  const { answer } = relay.ask(signIn);
  const { id } = await openQuestion(other.remote);
  // What another window brings arrives when it does, and inside no `act`.
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  onTestFinished(() => void Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true }));
  render(
    <HostProvider safety={{ armAfter: 0 }} host={shown.remote}>
      <HostPrompts />
    </HostProvider>,
  );
  onTestFinished(cleanup);
  const dialog = within(await screen.findByRole("dialog"));
  const user = userEvent.setup();
  await unlock(user);
  await user.type(dialog.getByLabelText("User name"), "ada");
  await user.type(dialog.getByLabelText("Your password"), "hunter2");
  const draft = () => other.remote.read(`draft:${id}`);
  await expect.poll(draft).toEqual({ user: "ada" });
  return { ...relay, other, answer, id, dialog, user };
}

describe("a secret that is typed in one window", () => {
  it("reaches the server, and no other window: neither in its state nor in the draft, the log or any message", async () => {
    const { host, other, answer, id, dialog, user } = await openTwoWindows();
    await user.click(dialog.getByRole("button", { name: "Send anyway…" }));
    await user.click(await dialog.findByRole("button", { name: "Send it anyway" }));
    await expect(answer).resolves.toEqual({
      action: "accept",
      content: { user: "ada", word: "hunter2" },
    });

    await expect.poll(() => other.remote.getState().log).toHaveLength(1);
    expect(other.remote.getState().log[0]?.sent).toEqual({
      action: "accept",
      content: { user: "ada" },
      withheld: ["word"],
    });
    expect(other.remote.read(`draft:${id}`)).toBeUndefined();
    expect(JSON.stringify(other.remote.getState())).not.toContain("hunter2");
    expect(JSON.stringify(host.getState())).not.toContain("hunter2");
    expect(JSON.stringify(other.far.sent)).toContain("ada");
    expect(JSON.stringify(other.far.sent)).not.toContain("hunter2");
  });

  it("is not handed to another window when its own goes away", async () => {
    const { other, id, answer } = await openTwoWindows();
    answer.catch(() => {});
    cleanup();
    await expect.poll(() => other.remote.read(`draft:${id}`)).toEqual({ user: "ada" });
    expect(JSON.stringify(other.far.sent)).not.toContain("hunter2");
  });
});

describe("a window that sends commands of its own", () => {
  const openOne = async () => {
    const relay = openRelay();
    const [own, other] = [relay.openWindow(), relay.openWindow()];
    const { answer } = relay.ask(signIn);
    const { id } = await openQuestion(own.remote);
    await openQuestion(other.remote);
    return { ...relay, own, other, answer, id };
  };

  it("puts no secret into the draft that the host and other windows have", async () => {
    const { host, own, other, id } = await openOne();
    const draft = { user: "ada", word: "hunter2", unasked: "x", token: "hunter2" };
    await own.remote.send({ type: "saveDraft", id, draft });
    await expect
      .poll(() => other.remote.read(`draft:${id}`))
      .toEqual({ user: "ada", unasked: "x" });
    expect(host.read(`draft:${id}`)).toEqual({ user: "ada", unasked: "x" });
    expect(JSON.stringify(other.far.sent)).not.toContain("hunter2");
  });

  it("keeps the newest of several drafts, and keeps each before the answer that follows", async () => {
    const { host, id, answer } = await openOne();
    const saves = ["a", "ad", "ada"].map((user) =>
      host.send({ type: "saveDraft", id, draft: { user, word: "hunter2" } }),
    );
    const declined = host.send({ type: "settle", id, answer: { action: "decline" } });
    expect(await Promise.all(saves)).toEqual([{ done: true }, { done: true }, { done: true }]);
    expect(await declined).toMatchObject({ done: true });
    await expect(answer).resolves.toEqual({ action: "decline" });
    expect(JSON.stringify(host.getState())).not.toContain("hunter2");
  });

  it("sends no secret at one command: the host names what the user has to confirm", async () => {
    const { host, own, answer, id } = await openOne();
    const content = { user: "ada", word: "hunter2" };
    const settle = (more: object) =>
      own.remote.send({ type: "settle", id, answer: { action: "accept", content, ...more } });
    const refusal = {
      done: false,
      rejection: "unconfirmed",
      issues: [{ path: ["word"], code: "unconfirmed", params: {} }],
    };
    expect(await settle({})).toMatchObject(refusal);
    expect(await settle({ reviewed: true, confirmed: ["user"] })).toMatchObject(refusal);
    expect(host.getState().open).toHaveLength(1);
    expect(await settle({ confirmed: ["word"] })).toMatchObject({ done: true });
    await expect(answer).resolves.toEqual({ action: "accept", content });
  });
});
