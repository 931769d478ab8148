import { type RenderWithHostOptions, renderWithHost, startServer } from "@mcp-host-ui/testing";
import { act, screen, waitFor } from "@testing-library/react";
import {
  type Elicitation,
  type UseElicitationOptions,
  type UseElicitationResult,
  useElicitation,
} from "mcp-host-ui";
import type { Host } from "mcp-host-ui/host";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { shippingAddress } from "../../../../support/questions.js";

/** Renders the hook beside a real server; `now` is what it returned last. */
async function renderElicitation(
  options?: UseElicitationOptions,
  renderOptions?: RenderWithHostOptions,
) {
  const seen: UseElicitationResult[] = [];
  function Probe() {
    const result = useElicitation(options);
    seen.push(result);
    return <output>{result.open.length} open</output>;
  }
  const rendered = await renderWithHost(<Probe />, renderOptions);
  onTestFinished(rendered.close);
  return {
    ...rendered,
    seen,
    now: () => {
      const last = seen.at(-1);
      if (!last) throw new Error("The hook has not rendered.");
      return last;
    },
    opened: (count: number) => screen.findByText(`${count} open`),
  };
}

function formOf(view: Elicitation.View | undefined): Elicitation.OpenForm {
  if (view?.mode !== "form") throw new Error("There is no open form.");
  return view;
}

const secondSurface = { id: "second", kind: "dialog", visible: true } as const;

function openSecondSurface(host: Host) {
  return act(() => host.send({ type: "openSurface", surface: secondSurface }));
}

describe("useElicitation", () => {
  it("hands out each open question with what can be done about it", async () => {
    const { server, now, opened } = await renderElicitation();
    const { answer } = server.elicit(shippingAddress);
    await opened(1);

    const form = formOf(now().open[0]);
    expect(form.request.message).toBe(shippingAddress.message);
    const receipt = await act(() => form.accept({ city: "Lisbon" }));

    expect(receipt).toMatchObject({ done: true, outcome: { sent: "accept", by: "person" } });
    await expect(answer).resolves.toEqual({ action: "accept", content: { city: "Lisbon" } });
    expect(now().open).toEqual([]);
    expect(now().settled).toMatchObject([{ phase: "settled", outcome: { sent: "accept" } }]);
  });

  it("hands out no way to accept a form that no answer would be valid for, and says why", async () => {
    const { server, now, opened } = await renderElicitation();
    const { answer } = server.elicit({
      message: "Which size?",
      requestedSchema: {
        type: "object",
        properties: { size: { type: "string", enum: [] } },
        required: ["size"],
      },
    });
    await opened(1);
    await waitFor(() => expect(now().open[0]).not.toHaveProperty("accept"));

    const [view] = now().open;
    expect(view).toMatchObject({
      mode: "unanswerable",
      blockingProblems: [{ code: "never-valid" }],
    });
    await act(() => view?.decline());
    await expect(answer).resolves.toEqual({ action: "decline" });
  });

  it("keeps a reason for declining in the host", async () => {
    const { server, now, opened } = await renderElicitation();
    const { answer } = server.elicit(shippingAddress);
    await opened(1);
    await act(() => formOf(now().open[0]).decline("Too early to say"));
    await expect(answer).resolves.toEqual({ action: "decline" });
    expect(now().settled).toMatchObject([{ outcome: { reason: "Too early to say" } }]);
  });

  it("returns a receipt that says so when an answer comes second", async () => {
    const { server, now, opened } = await renderElicitation();
    const { answer } = server.elicit(shippingAddress);
    await opened(1);
    const form = formOf(now().open[0]);
    const receipts = await act(() => Promise.all([form.cancel(), form.decline()]));
    expect(receipts).toMatchObject([{ done: true }, { done: false, rejection: "settled" }]);
    await expect(answer).resolves.toEqual({ action: "cancel" });
  });

  it("has nothing to show without a surface, and opens none", async () => {
    const { server, host, now, opened } = await renderElicitation();
    server.elicit(shippingAddress);
    await opened(1);
    expect(now().current).toBeUndefined();
    expect(host.getState().open[0]?.surface).toBeUndefined();
  });

  it("shows one question after another with a surface", async () => {
    const { server, now, opened } = await renderElicitation({ surface: "dialog" });
    server.elicit({ ...shippingAddress, message: "First?" });
    server.elicit({ ...shippingAddress, message: "Second?" });
    await opened(2);
    expect(now().current?.request.message).toBe("First?");
    await act(() => formOf(now().current).cancel());
    expect(now().current?.request.message).toBe("Second?");
  });

  it("gives the same objects until a question changes", async () => {
    const { server, host, seen, now, opened } = await renderElicitation({ surface: "dialog" });
    server.elicit(shippingAddress);
    await opened(1);
    const before = now();
    expect(before.current).toBe(before.open[0]);
    const count = seen.length;
    await openSecondSurface(host);
    await act(() => host.send({ type: "closeSurface", id: "second" }));
    expect(seen).toHaveLength(count);
    expect(now()).toBe(before);
  });

  it("leaves its questions to another surface when it is unmounted", async () => {
    const { server, host, opened, unmount } = await renderElicitation({ surface: "inline" });
    server.elicit(shippingAddress);
    await opened(1);
    await openSecondSurface(host);
    expect(host.getState().open[0]?.surface).not.toBe("second");
    unmount();
    expect(host.getState().open[0]?.surface).toBe("second");
  });

  it("leaves its questions to a window that can be seen while its own cannot", async () => {
    const { server, host, opened } = await renderElicitation({ surface: "inline" });
    server.elicit(shippingAddress);
    await opened(1);
    await openSecondSurface(host);
    const visibility = vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
    act(() => void document.dispatchEvent(new Event("visibilitychange")));
    expect(host.getState().open[0]?.surface).toBe("second");
    visibility.mockReturnValue("visible");
    act(() => void document.dispatchEvent(new Event("visibilitychange")));
    expect(host.getState().open[0]?.surface).not.toBe("second");
  });

  it("puts a question aside and takes it up again", async () => {
    const { server, now, opened } = await renderElicitation({ surface: "dialog" });
    server.elicit(shippingAddress);
    await opened(1);
    await act(() => formOf(now().current).putAside());
    expect(now().current).toBeUndefined();
    expect(now().open).toMatchObject([{ aside: true }]);
    await act(() => formOf(now().open[0]).resume());
    expect(now().current).toMatchObject({ aside: false });
  });

  it("keeps a question that the server takes back in sight until it is dismissed", async () => {
    const { server, now, opened } = await renderElicitation({ surface: "dialog" });
    const { withdraw } = server.elicit(shippingAddress);
    await opened(1);
    withdraw();
    await opened(0);
    const { current } = now();
    expect(current).toMatchObject({ phase: "settled", outcome: { sent: "nothing", by: "server" } });
    if (current?.phase !== "settled") throw new Error("It should be settled.");
    await act(() => current.dismiss?.());
    expect(now().current).toBeUndefined();
    expect(now().settled[0]).not.toHaveProperty("dismiss");
  });

  it("stops the whole call of a question that only one call may have asked", async () => {
    const { server, now, opened } = await renderElicitation();
    const { answer } = server.elicit(shippingAddress);
    await opened(1);
    await act(() => formOf(now().open[0]).stopCall?.());
    await expect(answer).rejects.toThrow("The call was stopped by the person.");
    expect(server.received).toEqual([{ action: "cancel" }]);
  });

  it("stops no call where it could be either of two", async () => {
    const { server, now, opened } = await renderElicitation();
    server.elicit(shippingAddress);
    await opened(1);
    server.elicit(shippingAddress);
    await opened(2);
    expect(now().open[0]).toHaveProperty("stopCall");
    expect(now().open[1]).not.toHaveProperty("stopCall");
  });

  it("renders with an id only when that question changes", async () => {
    const { server, host, now, opened } = await renderElicitation();
    server.elicit({ ...shippingAddress, message: "First?" });
    server.elicit({ ...shippingAddress, message: "Second?" });
    await opened(2);
    const [first, second] = now().open;
    if (!first || !second) throw new Error("There should be two.");
    const one = await renderElicitation(
      { id: first.id, surface: "inline" },
      { host, server: { id: "another" } },
    );
    expect(one.now().open.map(({ id }) => id)).toEqual([first.id]);
    const count = one.seen.length;
    await act(() => formOf(second).cancel());
    expect(one.seen).toHaveLength(count);
    await act(() => formOf(first).cancel());
    expect(one.now().settled).toMatchObject([{ id: first.id, phase: "settled" }]);
  });

  it("looks only at the session that it is told", async () => {
    const { server, host, now, opened } = await renderElicitation({ session: "travel" });
    const other = await startServer(host, { id: "weather" });
    onTestFinished(other.close);
    other.elicit({ ...shippingAddress, message: "Which city?" });
    server.elicit(shippingAddress);
    await opened(1);
    await waitFor(() => expect(host.getState().open).toHaveLength(2));
    expect(now().open).toMatchObject([{ session: "travel" }]);
  });

  it("follows the visit of a page from consent to its end", async () => {
    const { server, now, opened } = await renderElicitation({ surface: "dialog" });
    const { answer } = server.elicit({
      mode: "url",
      message: "Pay here",
      url: "https://pay.example/1",
      elicitationId: "pay-1",
    });
    await opened(1);
    const { current } = now();
    if (current?.mode !== "url") throw new Error("It should ask for consent.");
    await act(() => current.accept());
    await expect(answer).resolves.toEqual({ action: "accept" });
    const waiting = now().current;
    expect(waiting).toMatchObject({ phase: "settled", visit: "waiting" });
    if (waiting?.mode !== "settled" || !waiting.visit) throw new Error("It should wait.");
    await act(() => waiting.complete?.());
    const complete = await waitFor(() => {
      const { current: last } = now();
      expect(last).toMatchObject({ visit: "complete" });
      return last;
    });
    expect(complete).not.toHaveProperty("complete");
  });
});
