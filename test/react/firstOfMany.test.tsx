import { cleanup, render } from "@testing-library/react";
import { ElicitationCard, HostProvider, useElicitation, useElicitations } from "mcp-host-ui";
import { createHost, elicitation } from "mcp-host-ui/host";
import { act, type ReactElement } from "react";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { countSteps } from "../support/countSteps.js";
import { openQuestions, shippingAddress } from "../support/questions.js";

const unlimited = Number.POSITIVE_INFINITY;

function Current() {
  const { current } = useElicitation();
  return <p>{current?.id}</p>;
}

function OfSession() {
  return <p>{useElicitations({ session: "quiet" }).open.length}</p>;
}

const places: readonly (readonly [string, ReactElement])[] = [
  ["a hook that shows the current question", <Current key="hook" />],
  ["a hook that lists a session without one", <OfSession key="session" />],
  ["a card", <ElicitationCard key="card" />],
];

describe("a place that shows one question of many", () => {
  it.each(places)("looks at no more of them after a change: %s", async (_name, place) => {
    const few = await stepsOfChange(30, place);
    const many = await stepsOfChange(2_000, place);
    expect(few).toBeGreaterThan(0);
    // Trees of rows are a level or two higher, and React may render a card once more; a place that looks at all questions does so
    // several times.
    expect(many).toBeLessThan(few + 5_000);
  });
});

/** Counts what a change of the last of so many questions takes while a place shows the first. */
async function stepsOfChange(questions: number, place: ReactElement): Promise<number> {
  const host = createHost({
    kinds: [elicitation()],
    limits: { open: unlimited, perMinute: unlimited },
    storage: false,
  });
  onTestFinished(host.close);
  const session = host.openSession({ id: "travel" });
  for (let index = 0; index < questions; index += 1)
    session.receive("elicitation/create", shippingAddress).catch(() => {});
  const [first, last] = (await openQuestions(host, questions)).slice(-2);
  const heard: string[] = [];
  host.subscribe(() => heard.push("state"));
  const { container } = render(<HostProvider host={host}>{place}</HostProvider>);
  await act(() => vi.dynamicImportSettled());
  expect(container.textContent).not.toBe("");
  const before = heard.length;
  // What is looked at once is kept: the first change finds it there.
  await act(() => host.send({ type: "putAside", id: first?.id ?? "" }));
  const stop = countSteps();
  await act(() => host.send({ type: "putAside", id: last?.id ?? "" }));
  const steps = stop();
  expect(heard.length).toBeGreaterThan(before);
  cleanup();
  return steps;
}
