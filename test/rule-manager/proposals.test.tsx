import "../kinds/sampling/react/warm.js";
import { act, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { HostProvider } from "mcp-host-ui";
import { sampling } from "mcp-host-ui/host";
import { createRules, rulesFor, rulesKey } from "mcp-host-ui/rules";
import { RulesManager } from "mcp-host-ui/rules-manager";
import { expect, it, onTestFinished } from "vitest";
import { tellInAct } from "../../packages/testing/src/kit/tellInAct.js";
import { openRelay } from "../support/openRelay.js";
import { openQuestion, openQuestions } from "../support/questions.js";
import { about } from "./renderRules.js";

it("shows what another window proposes, and makes it only once somebody accepts", async () => {
  const { host, session, openWindow } = openRelay({
    unattendedAfter: Number.POSITIVE_INFINITY,
    kinds: [sampling({ reviewResponse: false, generate: async () => ({ content: "Done." }) })],
    rules: createRules(),
  });
  const { remote } = openWindow({ heartbeat: Number.POSITIVE_INFINITY });
  const { unmount } = render(
    <HostProvider host={tellInAct(host, act)}>
      <RulesManager />
    </HostProvider>,
  );
  onTestFinished(unmount);
  const answer = session.receive("sampling/createMessage", about("Lisbon"));
  answer.catch(() => {});
  await openQuestions(host, 1);
  const question = await openQuestion(remote);
  const rules = rulesFor(question, { lasting: "always" });
  expect(rules).toHaveLength(1);
  await expect(
    remote.send({ type: "rules/propose", id: question.id, rules }),
  ).resolves.toMatchObject({ done: true });
  expect(host.read(rulesKey)?.rules).toEqual([]);
  await userEvent.click(await screen.findByRole("button", { name: "Create rules" }));
  await expect(answer).resolves.toMatchObject({ content: { text: "Done." } });
  expect(host.read(rulesKey)?.rules).toHaveLength(1);
});
