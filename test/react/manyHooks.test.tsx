import { cleanup, render } from "@testing-library/react";
import { HostProvider, useElicitations } from "mcp-host-ui";
import { createHost, elicitation } from "mcp-host-ui/host";
import { act } from "react";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { countSteps } from "../support/countSteps.js";
import { openQuestions, shippingAddress } from "../support/questions.js";

const unlimited = Number.POSITIVE_INFINITY;
const questions = 300;

describe("useElicitations without an id", () => {
  it("looks at the host's questions once for a change, however many places show them", async () => {
    const one = await stepsOfChange(1);
    const many = await stepsOfChange(20);
    expect(one).toBeGreaterThan(0);
    // Each place costs a few steps of React's own; none looks at all questions again.
    expect(many - one).toBeLessThan(19 * questions);
  });
});

/** Counts what a change of one question takes while so many hooks listen. */
async function stepsOfChange(hooks: number): Promise<number> {
  const host = createHost({
    kinds: [elicitation()],
    limits: { open: unlimited, perMinute: unlimited },
    storage: false,
  });
  onTestFinished(host.close);
  const session = host.openSession({ id: "travel" });
  for (let index = 0; index < questions; index += 1)
    session.receive("elicitation/create", shippingAddress).catch(() => {});
  const [first] = await openQuestions(host, questions);
  const seen: number[] = [];
  const Badge = () => {
    const { open } = useElicitations();
    seen.push(open.filter(({ question }) => question.aside).length);
    return null;
  };
  render(
    <HostProvider host={host}>
      {Array.from({ length: hooks }, (_, index) => (
        <Badge key={String(index)} />
      ))}
    </HostProvider>,
  );
  // What the first question loads takes steps of its own when it arrives.
  await vi.dynamicImportSettled();
  const rendered = seen.length;
  const stop = countSteps();
  await act(() => host.send({ type: "putAside", id: first?.id ?? "" }));
  const steps = stop() - hooks * questions;
  expect(seen.slice(rendered)).toEqual(Array.from({ length: hooks }, () => 1));
  cleanup();
  return steps;
}
