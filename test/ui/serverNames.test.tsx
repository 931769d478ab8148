import "../kinds/sampling/react/warm.js";
import { render, screen, waitFor } from "@testing-library/react";
import {
  DecisionLogView,
  ElicitationCard,
  HostProvider,
  RequestInbox,
  RootsCard,
  RootsSettings,
  SamplingCard,
} from "mcp-host-ui";
import { createDecisionLog, createHost, elicitation, roots, sampling } from "mcp-host-ui/host";
import { describe, expect, it, onTestFinished } from "vitest";
import { analysis } from "../kinds/sampling/core/flights.js";
import { openQuestions, shippingAddress } from "../support/questions.js";

/** More marks on one letter than any language stacks, and a control that turns what follows round. */
const marks = "\u0300\u0316".repeat(60);
const hostile = `Z${marks}algo\u202e`;

describe("the host's own name for a server", () => {
  it("hides nothing, wherever it stands: hosts take names from servers, too", async () => {
    const host = createHost({
      kinds: [
        elicitation(),
        sampling({ generate: () => new Promise(() => {}) }),
        roots({ initial: ["file:///work"] }),
      ],
      log: createDecisionLog(),
      unattendedAfter: Number.POSITIVE_INFINITY,
    });
    onTestFinished(host.close);
    const session = host.openSession({ id: "travel", name: hostile });
    const asked = [
      session.receive("elicitation/create", shippingAddress),
      session.receive("sampling/createMessage", analysis),
      session.receive("roots/list", {}),
    ];
    for (const answer of asked) answer.catch(() => {});
    await openQuestions(host, 3);
    const decided = session.receive("elicitation/create", shippingAddress);
    const question = (await openQuestions(host, 4)).at(-1);
    await host.send({
      type: "settle",
      id: question?.id ?? "",
      answer: { action: "cancel" },
      rule: hostile,
    });
    await expect(decided).resolves.toEqual({ action: "cancel" });

    render(
      <HostProvider host={host} safety={{ armAfter: 0 }}>
        <ElicitationCard />
        <SamplingCard />
        <RootsCard />
        <RequestInbox />
        <RootsSettings />
        <DecisionLogView />
      </HostProvider>,
    );

    const names = () => screen.getAllByText(/Z.*algo\ufffd/);
    await waitFor(() => expect(names().length).toBeGreaterThan(8));
    expect(document.body.textContent).not.toContain("\u202e");
    expect(document.body.textContent).not.toMatch(/\p{M}{5}/u);
    const labels = [...document.querySelectorAll("[aria-label]")].map((element) =>
      element.getAttribute("aria-label"),
    );
    expect(labels.filter((label) => label?.includes("algo"))).not.toEqual([]);
    expect(labels.filter((label) => /\u202e|\p{M}{5}/u.test(label ?? ""))).toEqual([]);
  });
});
