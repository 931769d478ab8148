import { startServer } from "@mcp-host-ui/testing";
import { ElicitationCard, HostPrompts } from "mcp-host-ui";
import { elicitation, roots, sampling } from "mcp-host-ui/host";
import { type ReactNode, useState } from "react";
import { describe, expect, it, onTestFinished } from "vitest";
import { page, userEvent } from "vitest/browser";
import { analysis, models } from "../../kinds/sampling/core/flights.js";
import { listen } from "./listen.js";
import { mountHost } from "./mountHost.js";

const asking = (message: string) => ({
  method: "elicitation/create",
  params: {
    message,
    requestedSchema: { type: "object", properties: { city: { type: "string", title: "City" } } },
  },
});
const secret = {
  method: "elicitation/create",
  params: {
    message: "Who are you?",
    requestedSchema: {
      type: "object",
      properties: { password: { type: "string", title: "Password" } },
    },
  },
};
const generating = { method: "sampling/createMessage", params: analysis };
const listing = { method: "roots/list" };

/** The page of a host, where a button is what calls a tool. */
function App({ onCall, children }: { onCall: () => void; children?: ReactNode }) {
  const [calls, setCalls] = useState(0);
  return (
    <>
      <button
        type="button"
        onClick={() => {
          setCalls(calls + 1);
          onCall();
        }}
      >
        Plan the trip
      </button>
      <p>{calls} calls</p>
      {children}
      <HostPrompts />
    </>
  );
}

/** Mounts the page, and calls a tool by the Enter key that asks one question after another; `then` runs as the last answer arrives. */
async function call(
  asked: readonly { method: string; params?: object }[],
  beside?: ReactNode,
  then = () => {},
) {
  const kinds = [
    elicitation({ url: true }),
    sampling({ generate: async () => ({ content: "Take the 9:40." }), models }),
    roots({ initial: [{ uri: "file:///srv/one", name: "One" }] }),
  ];
  const mounted = await mountHost(
    <App
      onCall={() =>
        // A test that fails closes the connection under the call.
        void mounted.server
          .call(async (ask) => {
            for (const question of asked) await ask({ question });
            then();
            return {};
          })
          .catch(() => {})
      }
    >
      {beside}
    </App>,
    { safety: { armAfter: 0 } },
    {},
    kinds,
  );
  const button = page.getByRole("button", { name: "Plan the trip" });
  await expect.element(button).toBeVisible();
  await userEvent.keyboard("{Tab}");
  await expect.element(button).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  return mounted;
}

const dialog = page.getByRole("dialog");

/** Lets whatever would still move the focus do so: timers that are due, then two frames. */
async function settled() {
  for (let turn = 0; turn < 3; turn += 1)
    await new Promise((resolve) => setTimeout(() => requestAnimationFrame(resolve)));
}

/**
 * Waits for a dialog that is announced by this name and description, and demands that the focus is in it and stays in
 * it, also at a Tab, and that nothing on the page around it can be reached by a screen reader.
 */
async function expectDialog(name: RegExp | string, description: RegExp | string) {
  await expect.element(dialog).toHaveAccessibleName(name);
  await expect.element(dialog).toHaveAccessibleDescription(description);
  await settled();
  const shown = dialog.element();
  expect(shown.contains(document.activeElement), String(document.activeElement?.outerHTML)).toBe(
    true,
  );
  expect(document.activeElement?.closest("[aria-hidden=true]")).toBeNull();
  expect(page.getByRole("button", { name: "Plan the trip" }).query()).toBeNull();
  await userEvent.keyboard("{Tab}");
  expect(shown.contains(document.activeElement)).toBe(true);
}

/** Goes with Tab to what has this name, and presses it. */
async function press(name: RegExp) {
  for (let presses = 0; presses < 40; presses += 1) {
    const focused = document.activeElement;
    const label = focused?.getAttribute("aria-label") ?? focused?.textContent ?? "";
    if (focused instanceof HTMLButtonElement && name.test(label))
      return userEvent.keyboard("{Enter}");
    await userEvent.keyboard("{Tab}");
  }
  throw new Error(`Nothing of the name ${name} takes the focus.`);
}

/** The chain is over: no dialog is left, the focus is where it came from, and nothing behind was pressed meanwhile. */
async function expectEnd() {
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(page.getByRole("button", { name: "Plan the trip" })).toHaveFocus();
  await settled();
  await expect.element(page.getByRole("button", { name: "Plan the trip" })).toHaveFocus();
  expect(page.getByText("1 calls").query()).not.toBeNull();
}

const asks = /Travel Booking\W* asks/;
const deal = /Deals\W* asks/;

/** Calls a tool that asks one question; as its answer arrives, another server asks one of its own. */
async function callAndAskOnceAnswered(beside?: ReactNode) {
  let answer: Promise<unknown> | undefined;
  let ask = () => {};
  const { server, host } = await call([asking("Where to?")], beside, () => ask());
  const other = await startServer(host, { id: "deals", name: "Deals" });
  onTestFinished(() => other.close());
  ask = () => {
    answer = other.elicit(asking("Which deal?").params).answer;
  };
  return { server, answer: () => answer };
}

describe("the focus, over a chain of dialogs and by keys alone", () => {
  it("goes from question to question, and back once after the last", async () => {
    const { server } = await call([
      asking("The first?"),
      asking("The second?"),
      asking("The third?"),
    ]);
    for (const message of ["The first?", "The second?", "The third?"]) {
      await expectDialog(asks, message);
      await press(/^Send$/);
    }
    await expectEnd();
    expect(server.received).toHaveLength(3);
  });

  it("goes from a review to the next question", async () => {
    const { server } = await call([secret, asking("The second?")]);
    await expectDialog(asks, "Who are you?");
    await press(/^Unlock/);
    const password = page.getByLabelText("Password", { exact: true });
    await expect.element(password).toHaveAttribute("type", "password");
    await expect.element(password).toHaveFocus();
    await userEvent.keyboard("hunter2");
    await press(/^Send anyway…$/);
    await expect.element(page.getByText(/Send a secret to/)).toBeVisible();
    await expectDialog(asks, "Who are you?");
    await press(/^Send it anyway$/);
    await expectDialog(asks, "The second?");
    await press(/^Decline$/);
    await expectEnd();
    expect(server.received).toEqual([
      { action: "accept", content: { password: "hunter2" } },
      { action: "decline" },
    ]);
  });

  it("goes through the stages of sampling, to another sampling, and to a question for roots", async () => {
    const { server } = await call([generating, generating, listing, asking("And now?")]);
    for (const _ of [1, 2]) {
      await expectDialog(/asks to use your model/, /./);
      await press(/^Run/);
      await expectDialog(/Check the answer/, /(?:)/);
      await press(/^Send/);
    }
    await expectDialog(/folder/, /./);
    await press(/^Share/);
    await expectDialog(asks, "And now?");
    await userEvent.keyboard("{Escape}");
    await expectEnd();
    expect(server.received).toHaveLength(4);
  });

  it("goes from one server's question to that of another, which waited", async () => {
    const { server, host } = await call([asking("Where to?")]);
    const other = await startServer(host, { id: "deals", name: "Deals" });
    onTestFinished(() => other.close());
    await expectDialog(asks, "Where to?");
    const { answer } = other.elicit(asking("Which deal?").params);
    await expect.element(dialog).toHaveTextContent("1 of 2");
    await press(/^Send$/);
    await expectDialog(/Deals\W* asks/, "Which deal?");
    await press(/^Send$/);
    await expectEnd();
    expect(server.received).toHaveLength(1);
    expect(await answer).toEqual({ action: "accept", content: {} });
  });

  it("goes back to the page for a question that a card shows, which says itself", async () => {
    const said = listen();
    const { server, host } = await call([asking("Where to?")], <ElicitationCard session="deals" />);
    const other = await startServer(host, { id: "deals", name: "Deals" });
    onTestFinished(() => other.close());
    await expectDialog(asks, "Where to?");
    const { answer } = other.elicit(asking("Which deal?").params);
    await press(/^Send$/);
    await expectEnd();
    const card = page.getByRole("region", { name: /Deals\W* asks/ });
    await expect.element(card).toBeVisible();
    await expect.poll(() => said.filter((text) => /Deals\W* asks/.test(text))).toHaveLength(1);
    await press(/^Decline$/);
    expect(await answer).toEqual({ action: "decline" });
    expect(server.received).toHaveLength(1);
  });

  it("goes to what another server asks once the answer has arrived, and back once after that", async () => {
    const { server, answer } = await callAndAskOnceAnswered();
    await expectDialog(asks, "Where to?");
    await press(/^Send$/);
    await expectDialog(deal, "Which deal?");
    await press(/^Decline$/);
    await expectEnd();
    expect(await answer()).toEqual({ action: "decline" });
    expect(server.received).toHaveLength(1);
  });

  it("goes back to the page where a card shows what another server asks once the answer has arrived", async () => {
    const said = listen();
    const card = <ElicitationCard session="deals" />;
    const { server, answer } = await callAndAskOnceAnswered(card);
    await expectDialog(asks, "Where to?");
    await press(/^Send$/);
    await expect.poll(() => said.filter((text) => deal.test(text))).toHaveLength(1);
    await expectEnd();
    await press(/^Decline$/);
    expect(await answer()).toEqual({ action: "decline" });
    expect(server.received).toHaveLength(1);
  });

  it("comes back from a question that was put aside, and from the bar in which it waits", async () => {
    const { server } = await call([asking("Where to?")]);
    await expectDialog(asks, "Where to?");
    await press(/^Later$/);
    await expectEnd();
    await press(/^Answer$/);
    await expectDialog(asks, "Where to?");
    await press(/^Decline$/);
    await expectEnd();
    expect(server.received).toEqual([{ action: "decline" }]);
  });
});
