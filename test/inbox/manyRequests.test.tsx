import { render, screen, waitFor } from "@testing-library/react";
import { HostProvider, useInbox } from "mcp-host-ui";
import { createHost, elicitation } from "mcp-host-ui/host";
import { Profiler } from "react";
import { expect, it, onTestFinished, vi } from "vitest";
import { shippingAddress } from "../support/questions.js";

const unlimited = Number.POSITIVE_INFINITY;

it("looks through a long list for many requests at once, and has all of them in the end", async () => {
  // As in a page: React renders when it does.
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  onTestFinished(() => void Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true }));
  const host = createHost({
    kinds: [elicitation()],
    limits: { open: unlimited, perMinute: unlimited },
    unattendedAfter: unlimited,
  });
  onTestFinished(() => host.close());
  const server = host.openSession({ id: "travel", name: "Travel Booking" });
  const ask = (count: number) =>
    Array.from({ length: count }, () => {
      const asked = server.receive("elicitation/create", shippingAddress);
      // Refused where the test ends before it is answered.
      asked.catch(() => {});
      return asked;
    });
  let lists = 0;
  const count = () => {
    lists += 1;
  };
  function Count() {
    const { open } = useInbox();
    return <output>{open.length}</output>;
  }
  render(
    <HostProvider host={host}>
      <Profiler id="list" onRender={count}>
        <Count />
      </Profiler>
    </HostProvider>,
  );

  const first = ask(1_001);
  await waitFor(() => expect(screen.getByRole("status")).toHaveTextContent("1001"));
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  onTestFinished(() => void vi.useRealTimers());
  lists = 0;
  const later: Promise<unknown>[] = [];
  for (let asked = 0; asked < 20; asked += 1) {
    later.push(...ask(1));
    await expect.poll(() => host.getState().open.length).toBe(1_002 + asked);
  }
  expect(lists).toBe(0);
  vi.advanceTimersByTime(10);
  await expect.poll(() => screen.getByRole("status").textContent).toBe("1021");
  expect(lists).toBe(1);
  vi.useRealTimers();

  const { open } = host.getState();
  const answer = { action: "decline" };
  for (const { id } of open) void host.send({ type: "settle", id, answer });
  const received = await Promise.all([...first, ...later]);
  expect(new Set(received.map((got) => JSON.stringify(got)))).toEqual(
    new Set([JSON.stringify(answer)]),
  );
  await waitFor(() => expect(screen.getByRole("status")).toHaveTextContent("0"));
});
