import { screen, waitFor, within } from "@testing-library/react";
import { SamplingCard } from "mcp-host-ui";
import { RuleNotice } from "mcp-host-ui/rules-manager";
import { useState } from "react";
import { describe, expect, it } from "vitest";
import { pressInMenu } from "../support/pressInMenu.js";
import { openQuestions, shippingAddress } from "../support/questions.js";
import { about, renderRules } from "./renderRules.js";

const plain = (element: HTMLElement) =>
  element.textContent?.replaceAll(/[\u2068\u2069]/gu, "") ?? "";

describe("a rule made where the question is", () => {
  it("allows this request and all that wait with it, and tells so with a way back", async () => {
    const { host, sample, press, user, model } = await renderRules();
    const asked = ["Lisbon", "Porto", "Faro"].map((city) => sample(about(city)));
    await openQuestions(host, 3);
    await press("Allow without asking…");
    const step = await screen.findByRole("group", { name: "Allow without asking" });
    await user.click(within(step).getByRole("radio", { name: "Always" }));
    expect(plain(step)).toContain(
      "Travel Booking can run Claude 3.5 Sonnet without asking, up to 1,500 tokens, until you revoke it · without tools · text only · with the same system prompt · up to 20 messages · up to 10,000 characters",
    );
    await user.click(within(step).getByRole("checkbox", { name: /^Send answers/ }));
    await press("Create rule");
    await model.turn(3);
    for (const { answer } of model.asked) answer({ content: "Take the train." });
    for (const { answer } of asked)
      await expect(answer).resolves.toMatchObject({ role: "assistant" });
    expect(host.getState().log.map(({ outcome }) => outcome.by)).toEqual(["rule", "rule", "rule"]);
    const bar = (await screen.findByText(/3 requests decided/)).closest("section");
    await user.click(within(bar as HTMLElement).getByRole("button", { name: "Undo" }));
    await waitFor(() => expect(bar).not.toBeInTheDocument());
    const again = sample(about("Evora"));
    again.answer.catch(() => {});
    await openQuestions(host, 1);
    expect(model.asked).toHaveLength(3);
  });

  it("says no to all that the server asks, as the host", async () => {
    const { host, sample, press, user } = await renderRules();
    const first = sample(about("Lisbon"));
    await openQuestions(host, 1);
    await pressInMenu(user, /reason/i);
    await press("Decline without asking…");
    expect(plain(await screen.findByRole("group", { name: "Decline without asking" }))).toContain(
      "Travel Booking is blocked from using models, until it disconnects",
    );
    await press("Create rule");
    await expect(first.answer).rejects.toBeInstanceOf(Error);
    await expect(sample(about("Porto")).answer).rejects.toBeInstanceOf(Error);
    expect(host.getState().log.map(({ outcome }) => outcome.by)).toEqual(["rule", "rule"]);
  });

  it("is not offered where the person is asked every time, which is said", async () => {
    const { host, sample } = await renderRules();
    await host.send({ type: "sampling/configure", settings: { askEveryTime: true } });
    sample(about("Lisbon")).answer.catch(() => {});
    expect(await screen.findByText(/You asked to see every request/)).toBeVisible();
    expect(screen.queryByRole("button", { name: "Allow without asking…" })).not.toBeInTheDocument();
    await waitFor(() => expect(host.getState().open).toHaveLength(1));
  });

  it("shows beside the request how much of its limits the server has used", async () => {
    const { host, sample } = await renderRules();
    await host.send({
      type: "rules/budget",
      budget: { server: "travel", requestsPerHour: 5, over: "ask" },
    });
    sample(about("Lisbon")).answer.catch(() => {});
    expect(await screen.findByText(/Requests an hour: 0 \/ 5/)).toBeVisible();
  });
});

describe("RuleNotice", () => {
  it("tells beside a card, in a page without dialogs, what a rule decided, and takes it back", async () => {
    const { host, sample, press, model, user } = await renderRules(
      <>
        <SamplingCard />
        <RuleNotice />
      </>,
    );
    const asked = ["Lisbon", "Porto"].map((city) => sample(about(city)));
    await openQuestions(host, 2);
    await press("Allow without asking…");
    await press("Create rule");
    await model.turn(2);
    for (const { answer } of model.asked) answer({ content: "Take the train." });
    for (const { answer } of asked)
      await expect(answer).resolves.toMatchObject({ content: { text: "Take the train." } });
    const notice = screen.getByRole("region", { name: "Rules" });
    await waitFor(() => expect(notice).toHaveTextContent("2 requests decided"));
    await user.click(within(notice).getByRole("button", { name: "Undo" }));
    await waitFor(() => expect(notice).not.toBeInTheDocument());
    sample(about("Evora")).answer.catch(() => {});
    await openQuestions(host, 1);
    expect(model.asked).toHaveLength(2);
  });

  it("says nothing of rules that were there before it", async () => {
    const Later = () => {
      const [isThere, setThere] = useState(false);
      return isThere ? (
        <RuleNotice />
      ) : (
        <button type="button" onClick={() => setThere(true)}>
          Look
        </button>
      );
    };
    const { host, user } = await renderRules(<Later />);
    const rule = { effect: "deny", subject: "roots", expires: "never" } as const;
    await host.send({ type: "rules/add", rules: [{ ...rule, name: "No folders" }] });
    await user.click(screen.getByRole("button", { name: "Look" }));
    expect(screen.queryByRole("region", { name: "Rules" })).not.toBeInTheDocument();
    await host.send({ type: "rules/add", rules: [{ ...rule, name: "None at all" }] });
    expect(await screen.findByRole("region", { name: "Rules" })).toHaveTextContent("None at all");
  });
});

describe("a rule about forms", () => {
  it("is offered with the reason for a no, and refuses the next ones as the host", async () => {
    const { host, server, press, user } = await renderRules();
    const first = server.elicit(shippingAddress);
    await openQuestions(host, 1);
    await pressInMenu(user, /reason/i);
    await press("Decline without asking…");
    expect(plain(await screen.findByRole("group", { name: "Decline without asking" }))).toContain(
      "Travel Booking is blocked from showing forms, until it disconnects",
    );
    expect(screen.queryByRole("button", { name: "Allow without asking…" })).not.toBeInTheDocument();
    await press("Create rule");
    const refused = /host's rules do not show this request/;
    await expect(first.answer).rejects.toThrow(refused);
    await expect(server.elicit(shippingAddress).answer).rejects.toThrow(refused);
    expect(host.getState().log.map(({ outcome }) => outcome.by)).toEqual(["rule", "rule"]);
  });
});
