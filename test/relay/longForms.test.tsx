import { clearImmediate, setImmediate } from "node:timers";
import { cleanup, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { HostPrompts, HostProvider } from "mcp-host-ui";
import { describe, expect, it, onTestFinished } from "vitest";
import { draftKey } from "../../src/host/keys.js";
import { countSteps } from "../support/countSteps.js";
import { openRelay } from "../support/openRelay.js";
import { openQuestion } from "../support/questions.js";

/** Long to read, short to show. */
const longToRead = {
  message: "Where to?",
  requestedSchema: {
    type: "object",
    properties: { city: { type: "string", title: "City" } },
    allOf: Array.from({ length: 9_999 }, (_, index) => ({ [`k${index}`]: 1 })),
  },
};

/** Counts what each task does, from now on: between two of them there is a tick. */
function countTasks(): () => readonly number[] {
  const counts: number[] = [];
  let stop = countSteps();
  let ticks = setImmediate(tick);
  function tick() {
    counts.push(stop());
    stop = countSteps();
    ticks = setImmediate(tick);
  }
  const end = () => {
    clearImmediate(ticks);
    stop();
  };
  onTestFinished(end);
  return () => {
    end();
    return counts;
  };
}

describe("a form that is long to read", () => {
  it("is read a slice at a time in a window, too, and answered there", async () => {
    const { host, ask, openWindow } = openRelay();
    const { remote } = openWindow();
    const { answer } = ask(longToRead);
    const { id } = await openQuestion(remote);
    // What another window brings arrives when it does, and inside no `act`.
    Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
    onTestFinished(() => void Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true }));
    const counted = countTasks();
    render(
      <HostProvider safety={{ armAfter: 0 }} host={remote}>
        <HostPrompts />
      </HostProvider>,
    );
    onTestFinished(cleanup);
    const city = await screen.findByLabelText("City");
    const counts = counted().filter((count) => count > 1_000);
    expect(counts.length).toBeGreaterThan(20);
    // Read at once it is more than 400,000; taking the question over from the host is the most that is left.
    expect(Math.max(...counts)).toBeLessThan(200_000);
    const user = userEvent.setup();
    await user.type(city, "Rome");
    // What may be a secret is not kept: once this is, the form has been judged, and asks for nothing else.
    // Judging ten thousand members is work, and takes as long as the machine leaves it to wait for its turn.
    await expect.poll(() => host.read(draftKey(id)), { timeout: 60_000 }).toEqual({ city: "Rome" });
    await user.click(screen.getByRole("button", { name: "Send" }));
    // Only the beginning of so much is checked: the person looks at what leaves.
    await screen.findByRole("button", { name: "Go back" });
    await user.click(screen.getByRole("button", { name: "Send" }));
    await expect(answer).resolves.toEqual({ action: "accept", content: { city: "Rome" } });
  }, 120_000);
});
