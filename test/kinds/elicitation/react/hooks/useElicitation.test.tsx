import { type RenderWithHostOptions, renderWithHost, startServer } from "@mcp-host-ui/testing";
import { act, screen, waitFor } from "@testing-library/react";
import {
  type Elicitation,
  type QuestionFilter,
  type UseElicitationOptions,
  type UseElicitationResult,
  type UseElicitationsResult,
  useElicitation,
  useElicitations,
} from "mcp-host-ui";
import type { Host } from "mcp-host-ui/host";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { openQuestion, shippingAddress } from "../../../../support/questions.js";

type Seen = UseElicitationResult & UseElicitationsResult;

/** Renders the hooks beside a real server; `now` returns their last results. */
async function renderElicitation(
  options: UseElicitationOptions & { readonly reads?: boolean } = {},
  renderOptions?: RenderWithHostOptions,
) {
  const seen: Seen[] = [];
  const { reads = false, ...claim } = options;
  function Reader({ result }: { result?: UseElicitationResult }) {
    const lists = useElicitations(claim);
    seen.push({ current: undefined, ended: undefined, ...result, ...lists });
    return <output>{lists.open.length} open</output>;
  }
  function Claimant() {
    const result = useElicitation(claim);
    return (
      <>
        <Reader result={result} />
        <p>{result.current?.message}</p>
      </>
    );
  }
  const rendered = await renderWithHost(reads ? <Reader /> : <Claimant />, renderOptions);
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

/** Renders the lists alone. */
const renderLists = (filter: QuestionFilter = {}, options?: RenderWithHostOptions) =>
  renderElicitation({ ...filter, reads: true }, options);

function formOf(view: Elicitation.View | undefined): Elicitation.Form {
  if (view?.mode !== "form") throw new Error("There is no open form.");
  return view;
}

const secondSurface = { id: "second", kind: "dialog", visible: true } as const;

function openSecondSurface(host: Host) {
  return act(() => host.send({ type: "openSurface", surface: secondSurface }));
}

describe("useElicitations", () => {
  it("hands out each open question with what can be done about it", async () => {
    const { server, now, opened } = await renderLists();
    const { answer } = server.elicit(shippingAddress);
    await opened(1);

    const form = formOf(now().open[0]);
    expect(form.message).toBe(shippingAddress.message);
    const receipt = await act(() => form.accept?.({ city: "Lisbon" }));

    expect(receipt).toMatchObject({ done: true, outcome: { sent: "accept", by: "person" } });
    await expect(answer).resolves.toEqual({ action: "accept", content: { city: "Lisbon" } });
    expect(now().open).toEqual([]);
    expect(now().settled).toMatchObject([{ mode: "settled", outcome: { sent: "accept" } }]);
  });

  it("hands out no way to accept a form that no answer would be valid for, and says why", async () => {
    const { server, now, opened } = await renderLists();
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
      mode: "form",
      status: "unanswerable",
      blockingProblems: [{ code: "never-valid" }],
    });
    await act(() => view?.decline());
    await expect(answer).resolves.toEqual({ action: "decline" });
  });

  it("keeps a reason for declining in the host", async () => {
    const { server, now, opened } = await renderLists();
    const { answer } = server.elicit(shippingAddress);
    await opened(1);
    await act(() => formOf(now().open[0]).decline("Too early to say"));
    await expect(answer).resolves.toEqual({ action: "decline" });
    expect(now().settled).toMatchObject([{ outcome: { reason: "Too early to say" } }]);
  });

  it("returns a receipt that says so when an answer comes second", async () => {
    const { server, now, opened } = await renderLists();
    const { answer } = server.elicit(shippingAddress);
    await opened(1);
    const form = formOf(now().open[0]);
    const receipts = await act(() => Promise.all([form.cancel(), form.decline()]));
    expect(receipts).toMatchObject([{ done: true }, { done: false, rejection: "settled" }]);
    await expect(answer).resolves.toEqual({ action: "cancel" });
  });

  it("lists questions and claims none", async () => {
    const { server, host, opened } = await renderLists();
    server.elicit(shippingAddress);
    await opened(1);
    expect(host.getState().open[0]?.surface).toBeUndefined();
  });
});

describe("useElicitation", () => {
  it("claims forms alone with that mode, and leaves pages to the next place", async () => {
    const { server, host, now, opened } = await renderElicitation({ mode: "form" });
    await openSecondSurface(host);
    server.elicit({
      mode: "url",
      message: "Pay here",
      url: "https://pay.example/1",
      elicitationId: "pay-1",
    });
    server.elicit(shippingAddress);
    await opened(2);
    expect(now().current).toMatchObject({ mode: "form", message: shippingAddress.message });
    const elsewhere = host.getState().open.filter(({ surface }) => surface === "second");
    expect(elsewhere).toMatchObject([{ request: { mode: "url" } }]);
  });

  it("leaves a question for which nothing is drawn to the next place, or unattended", async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    onTestFinished(() => void vi.useRealTimers());
    function DrawsNothing() {
      const { current } = useElicitation();
      return current?.mode === "url" ? <p>{current.message}</p> : <output>nothing</output>;
    }
    const { server, host, close } = await renderWithHost(<DrawsNothing />);
    onTestFinished(close);
    const { answer } = server.elicit(shippingAddress);
    const { surface } = await openQuestion(host);
    expect(surface).toBeDefined();
    await act(() => vi.advanceTimersByTimeAsync(2_000));
    expect(host.getState().open[0]?.surface).toBeUndefined();
    await openSecondSurface(host);
    const [question] = host.getState().open;
    expect(question?.surface).toBe("second");
    const cancel = {
      type: "settle",
      id: question?.id ?? "",
      answer: { action: "cancel" },
    } as const;
    await act(() => host.send(cancel));
    await expect(answer).resolves.toEqual({ action: "cancel" });
  });

  it("returns one question after another", async () => {
    const { server, now, opened } = await renderElicitation({ surface: "dialog" });
    server.elicit({ ...shippingAddress, message: "First?" });
    server.elicit({ ...shippingAddress, message: "Second?" });
    await opened(2);
    expect(now().current?.message).toBe("First?");
    await act(() => formOf(now().current).cancel());
    expect(now().current?.message).toBe("Second?");
  });

  it("gives the same objects until a question changes", async () => {
    const { server, host, seen, now, opened } = await renderElicitation({ surface: "dialog" });
    server.elicit(shippingAddress);
    await opened(1);
    const { current, open, settled } = now();
    const count = seen.length;
    await openSecondSurface(host);
    await act(() => host.send({ type: "closeSurface", id: "second" }));
    expect(seen).toHaveLength(count);
    expect(now()).toMatchObject({ current, open, settled });
    expect(now().current).toBe(current);
  });

  it("leaves its questions to another surface when it is unmounted", async () => {
    const { server, host, opened, unmount } = await renderElicitation();
    server.elicit(shippingAddress);
    await opened(1);
    await openSecondSurface(host);
    expect(host.getState().open[0]?.surface).not.toBe("second");
    unmount();
    expect(host.getState().open[0]?.surface).toBe("second");
  });

  it("leaves its questions to a window that can be seen while its own cannot", async () => {
    const { server, host, opened } = await renderElicitation();
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
    expect(now().open).toMatchObject([{ question: { aside: true } }]);
    await act(() => formOf(now().open[0]).resume());
    expect(now().current?.question).toMatchObject({ aside: false });
  });

  it("returns a withdrawn question as ended until it is dismissed, and the next one as current", async () => {
    const { server, now, opened } = await renderElicitation();
    const { withdraw } = server.elicit(shippingAddress);
    await opened(1);
    withdraw();
    await opened(0);
    const { answer } = server.elicit({ ...shippingAddress, message: "Next?" });
    await opened(1);
    const { ended } = now();
    expect(ended).toMatchObject({ mode: "settled", outcome: { sent: "nothing", by: "server" } });
    expect(now().current?.message).toBe("Next?");
    await act(() => ended?.dismiss?.());
    expect(now().ended).toBeUndefined();
    await act(() => formOf(now().current).accept?.({ city: "Lisbon" }));
    await expect(answer).resolves.toEqual({ action: "accept", content: { city: "Lisbon" } });
  });

  it("stops the whole call of a question that only one call may have asked", async () => {
    const { server, now, opened } = await renderLists();
    const { answer } = server.elicit(shippingAddress);
    await opened(1);
    await act(() => formOf(now().open[0]).stopCall?.());
    await expect(answer).rejects.toThrow("The call was stopped by the person.");
    expect(server.received).toEqual([{ action: "cancel" }]);
  });

  it("stops no call where it could be either of two", async () => {
    const { server, now, opened } = await renderLists();
    server.elicit(shippingAddress);
    await opened(1);
    server.elicit(shippingAddress);
    await opened(2);
    expect(now().open[0]).toHaveProperty("stopCall");
    expect(now().open[1]).not.toHaveProperty("stopCall");
  });

  it("renders with an id only when that question changes", async () => {
    const { server, host, now, opened } = await renderLists();
    server.elicit({ ...shippingAddress, message: "First?" });
    server.elicit({ ...shippingAddress, message: "Second?" });
    await opened(2);
    const [first, second] = now().open;
    if (!first || !second) throw new Error("There should be two.");
    const one = await renderElicitation({ id: first.id }, { host, server: { id: "another" } });
    expect(one.now().open.map(({ id }) => id)).toEqual([first.id]);
    const count = one.seen.length;
    await act(() => formOf(second).cancel());
    expect(one.seen).toHaveLength(count);
    await act(() => formOf(first).cancel());
    expect(one.now().settled).toMatchObject([{ id: first.id, mode: "settled" }]);
  });

  it("looks only at the session that it is told", async () => {
    const { server, host, now, opened } = await renderLists({ session: "travel" });
    const other = await startServer(host, { id: "weather" });
    onTestFinished(other.close);
    other.elicit({ ...shippingAddress, message: "Which city?" });
    server.elicit(shippingAddress);
    await opened(1);
    await waitFor(() => expect(host.getState().open).toHaveLength(2));
    expect(now().open).toMatchObject([{ server: { id: "travel", name: "Travel Booking" } }]);
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
    await act(() => current.accept?.());
    await expect(answer).resolves.toEqual({ action: "accept" });
    const { ended } = now();
    expect(ended).toMatchObject({ mode: "settled", status: "waiting" });
    if (!ended?.url) throw new Error("The visit should wait.");
    await act(() => ended.complete?.());
    await waitFor(() => expect(now().ended).toMatchObject({ status: "complete" }));
    expect(now().ended).not.toHaveProperty("complete");
  });
});
