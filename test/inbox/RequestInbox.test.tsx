import { type RenderWithHostOptions, renderWithHost, startServer } from "@mcp-host-ui/testing";
import { screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import {
  ElicitationCard,
  HostPrompts,
  HostProvider,
  Inbox,
  RequestInbox,
  useInbox,
} from "mcp-host-ui";
import { createHost, elicitation, type HostKind, type LocalHost, roots } from "mcp-host-ui/host";
import type { ReactNode } from "react";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { openQuestions, shippingAddress } from "../support/questions.js";

const seat = { ...shippingAddress, message: "Which seat?" };

async function renderInbox(ui: ReactNode = <RequestInbox />, options?: RenderWithHostOptions) {
  const rendered = await renderWithHost(ui, {
    hostOptions: { unattendedAfter: Number.POSITIVE_INFINITY },
    ...options,
  });
  onTestFinished(rendered.close);
  return { ...rendered, user: userEvent.setup() };
}

async function addServer(host: LocalHost, id: string, name: string) {
  const server = await startServer(host, { id, name });
  onTestFinished(() => server.close());
  return server;
}

const row = (name: RegExp) => screen.findByRole("row", { name });
const rowNames = () =>
  screen.getAllByRole("row").map((shown) => shown.textContent?.replaceAll(/[\u2068\u2069]/gu, ""));

describe("RequestInbox", () => {
  it("says that nothing waits", async () => {
    await renderInbox();
    expect(screen.getByRole("region", { name: "Requests" })).toHaveTextContent(
      "You’re all caught up",
    );
    expect(screen.queryByRole("grid")).not.toBeInTheDocument();
  });

  it("lists what is open by server, oldest first, with kind and state", async () => {
    const { host, server } = await renderInbox();
    const other = await addServer(host, "deals", "Best Deals");
    server.elicit(shippingAddress);
    await openQuestions(host, 1);
    other.elicit({
      mode: "url",
      message: "Pay here",
      url: "https://pay.example/",
      elicitationId: "1",
    });
    await openQuestions(host, 2);
    server.elicit(seat);
    await openQuestions(host, 3);
    await waitFor(() => expect(screen.getAllByRole("row")).toHaveLength(5));
    expect(rowNames()).toEqual([
      expect.stringContaining("Travel Booking: 2 requests"),
      expect.stringMatching(/Form.*Waiting.*just now.*tickets/),
      expect.stringMatching(/Form.*Which seat/),
      expect.stringContaining("Best Deals: 1 request"),
      expect.stringMatching(/Link.*Pay here/),
    ]);
    expect(screen.getByText("3 waiting")).toBeVisible();
  });

  it("declines and cancels what is safe to settle unseen", async () => {
    const { server, user } = await renderInbox();
    const first = server.elicit(shippingAddress);
    await user.click(
      within(await row(/tickets/)).getByRole("button", { name: /^Decline: .*tickets/ }),
    );
    await expect(first.answer).resolves.toEqual({ action: "decline" });
    const second = server.elicit(seat);
    await user.click(within(await row(/Waiting.*seat/)).getByRole("button", { name: /^Cancel: / }));
    await expect(second.answer).resolves.toEqual({ action: "cancel" });
  });

  it("settles nothing that the person has begun to answer", async () => {
    const { host, server } = await renderInbox();
    server.elicit(shippingAddress);
    const shown = await row(/tickets/);
    const [question] = await openQuestions(host);
    await host.send({ type: "saveDraft", id: question?.id ?? "", draft: { city: "Lis" } });
    await waitFor(() => expect(shown).toHaveTextContent("Draft"));
    expect(within(shown).getAllByRole("button")).toEqual([
      within(shown).getByRole("button", { name: /^Open: / }),
    ]);
  });

  it("brings a request to the front, and back from where it was put aside", async () => {
    const onOpen = vi.fn<() => void>();
    const { server, user } = await renderInbox(
      <>
        <ElicitationCard />
        <RequestInbox onOpen={onOpen} />
      </>,
    );
    server.elicit(shippingAddress);
    server.elicit(seat);
    expect(await row(/On screen.*tickets/)).toBeVisible();
    await user.click(await screen.findByRole("button", { name: /^Open: .*seat/ }));
    expect(await row(/On screen.*seat/)).toBeVisible();
    expect(await row(/Waiting.*tickets/)).toBeVisible();
    const card = screen.getByRole("region", { name: /Travel Booking.* asks/ });
    expect(card).toHaveTextContent("Which seat?");
    expect(onOpen).toHaveBeenCalledOnce();

    await user.click(screen.getByRole("button", { name: "Later" }));
    expect(await row(/For later.*seat/)).toBeVisible();
    await user.click(screen.getByRole("button", { name: /^Open: .*seat/ }));
    expect(await row(/On screen.*seat/)).toBeVisible();
  });

  it("shows what became of what was settled, who did it and why, until it is dismissed", async () => {
    const { host, server, user } = await renderInbox();
    const { answer, withdraw } = server.elicit(shippingAddress);
    await openQuestions(host);
    withdraw();
    await expect(answer).rejects.toBeInstanceOf(Error);
    expect(await row(/Not answered.*The server.*tickets.*withdrew this question/)).toBeVisible();
    server.elicit(seat);
    const [question] = await openQuestions(host);
    await host.send({
      type: "settle",
      id: question?.id ?? "",
      answer: { action: "decline", reason: "too nosy" },
    });
    expect(await row(/Declined.*You.*seat.*too nosy/)).toBeVisible();

    await user.click(screen.getByRole("button", { name: /^Dismiss: .*tickets/ }));
    await waitFor(() => expect(screen.getByText("1 done")).toBeVisible());
    await user.click(screen.getByRole("button", { name: "Dismiss all" }));
    expect(await screen.findByText("You’re all caught up")).toBeVisible();
    expect(screen.queryByRole("grid")).not.toBeInTheDocument();
  });

  it("warns of what is to know before a request is opened", async () => {
    const { server } = await renderInbox();
    server.elicit({
      message: "Sign in",
      requestedSchema: { type: "object", properties: { password: { type: "string" } } },
    });
    const name = /Form.*1 warning.*Sign in/;
    expect(await screen.findByRole("row", { name })).toBeVisible();
  });

  it("tells how many are open, at first and whenever that changes", async () => {
    const onCountChange = vi.fn<(count: number) => void>();
    const { server, host } = await renderInbox(<RequestInbox onCountChange={onCountChange} />);
    server.elicit(shippingAddress);
    const [question] = await openQuestions(host);
    await waitFor(() => expect(onCountChange).toHaveBeenLastCalledWith(1));
    await host.send({ type: "putAside", id: question?.id ?? "" });
    await host.send({ type: "settle", id: question?.id ?? "", answer: { action: "cancel" } });
    await waitFor(() => expect(onCountChange).toHaveBeenLastCalledWith(0));
    expect(new Set(onCountChange.mock.calls.flat())).toEqual(new Set([0, 1]));
  });

  it("lists one session only, where it is told to", async () => {
    const { host, server } = await renderInbox(
      <>
        <RequestInbox session="deals" />
        <Inbox.Badge aria-label="All" />
      </>,
    );
    const other = await addServer(host, "deals", "Best Deals");
    server.elicit(shippingAddress);
    other.elicit(seat);
    expect(await row(/seat/)).toBeVisible();
    expect(screen.queryByRole("row", { name: /tickets/ })).not.toBeInTheDocument();
    expect(await screen.findByText("2 waiting")).toBeVisible();
  });

  it("lists the questions of a kind that it knows nothing of", async () => {
    const weather: HostKind = {
      name: "weather",
      capabilities: {},
      start: () => ({
        requests: { "weather/ask": (params, { ask }) => ask(params) },
        answer: () => ({ reply: { sent: "result", result: {} } }),
        fallback: () => ({ sent: "result", result: {} }),
      }),
    };
    const host = createHost({
      kinds: [elicitation(), weather],
      storage: false,
      unattendedAfter: Number.POSITIVE_INFINITY,
    });
    await renderInbox(<RequestInbox />, { host });
    host
      .openSession({ id: "sky", name: "Sky" })
      .receive("weather/ask", {})
      .catch(() => {});
    const shown = await row(/Sky.*Request.*Waiting.*No message/);
    expect(within(shown).getAllByRole("button")).toHaveLength(1);
  });

  it.each(["its button", "the Enter key"])(
    "brings back a visit whose call is over, by %s",
    async (by) => {
      const ui = (
        <>
          <RequestInbox />
          <HostPrompts />
        </>
      );
      const { host, server, user } = await renderInbox(ui);
      server.elicit({
        mode: "url",
        message: "Pay",
        url: "https://pay.example/",
        elicitationId: "1",
      });
      const [asked] = await openQuestions(host, 1);
      await host.send({ type: "settle", id: asked?.id ?? "", answer: { action: "accept" } });
      const open = await screen.findByRole("button", { name: /^Open: .*Pay/ });
      expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
      if (by === "its button") await user.click(open);
      else {
        (await row(/Pay/)).focus();
        await user.keyboard("{Enter}");
      }
      expect(await screen.findByRole("dialog", { name: /Finish in your browser/ })).toBeVisible();
      expect(screen.queryByRole("button", { name: /^Open: .*Pay/ })).not.toBeInTheDocument();
      expect(server.received).toEqual([{ action: "accept" }]);
    },
  );

  it("says what a server asks for that has nowhere to write anything, open and settled", async () => {
    const { server, user } = await renderInbox(<RequestInbox />, {
      hostOptions: { kinds: [roots()], unattendedAfter: Number.POSITIVE_INFINITY },
    });
    server.request({ method: "roots/list" });
    const shown = await row(/Folders.*Share folders with .*Travel Booking/);
    expect(shown).not.toHaveTextContent("No message");
    await user.click(within(shown).getByRole("button", { name: /^Cancel: .*Folders/ }));
    expect(await row(/You.*Share folders with .*Travel Booking/)).toBeVisible();
  });

  it("takes single words of a host app's own, however deep in the catalogue", async () => {
    const { server } = await renderInbox(<RequestInbox />, {
      messages: { inbox: { kinds: { form: "Questionnaire" }, states: { waiting: "In line" } } },
    });
    server.elicit(shippingAddress);
    expect(await row(/Questionnaire.*In line.*tickets/)).toBeVisible();
    server.elicit({ mode: "url", message: "Pay", url: "https://pay.example/", elicitationId: "1" });
    expect(await row(/Link.*In line.*Pay/)).toBeVisible();
  });

  it("shows a server's text as text", async () => {
    const { server } = await renderInbox();
    server.elicit({ ...seat, message: `Hi\u202e <b>there</b> ${"x".repeat(5_000)}` });
    const shown = await row(/<b>there<\/b>/);
    expect(shown.querySelector("b")).toBeNull();
    expect(shown.textContent?.length).toBeLessThan(1_500);
  });

  it("keeps the focus in the list when the row that has it goes", async () => {
    const { server, user } = await renderInbox();
    const { answer } = server.elicit(shippingAddress);
    server.elicit(seat);
    const first = await row(/tickets/);
    await row(/seat/);
    await user.tab();
    await waitFor(() => expect(first).toHaveFocus());
    await user.keyboard("{ArrowRight}{ArrowRight}{Enter}");
    await expect(answer).resolves.toEqual({ action: "decline" });
    await waitFor(async () => expect(await row(/Waiting.*seat/)).toHaveFocus());
  });

  it("goes on with what still waits, not with what was settled, when the last row that waits goes", async () => {
    const { server, user } = await renderInbox();
    server.elicit(shippingAddress);
    await row(/tickets/);
    const { answer } = server.elicit(seat);
    await row(/seat/);
    await user.tab();
    await user.keyboard("{ArrowDown}{ArrowRight}{ArrowRight}{Enter}");
    await expect(answer).resolves.toEqual({ action: "decline" });
    await screen.findByText("1 done");
    await waitFor(async () => expect(await row(/Waiting.*tickets/)).toHaveFocus());
  });

  it("renders one row when one question changes", async () => {
    const { host, server } = await renderInbox();
    server.elicit(shippingAddress);
    server.elicit(seat);
    const [, second] = await openQuestions(host, 2);
    const untouched = await row(/tickets/);
    const changed = await row(/seat/);
    const heard: Element[] = [];
    const watch = (target: Element) => {
      const observer = new MutationObserver(() => heard.push(target));
      observer.observe(target, {
        subtree: true,
        childList: true,
        characterData: true,
        attributes: true,
      });
      onTestFinished(() => observer.disconnect());
    };
    watch(untouched);
    watch(changed);
    await host.send({ type: "putAside", id: second?.id ?? "" });
    await waitFor(() => expect(changed).toHaveTextContent("For later"));
    expect(new Set(heard)).toEqual(new Set([changed]));
  });
});

describe("useInbox", () => {
  it("hands out the same items until something about them changes", async () => {
    const seen: ReturnType<typeof useInbox>[] = [];
    function Reader() {
      seen.push(useInbox());
      return null;
    }
    const host = createHost({
      kinds: [elicitation()],
      storage: false,
      unattendedAfter: Number.POSITIVE_INFINITY,
    });
    const { server, rerender } = await renderInbox(<Reader />, { host });
    server.elicit(shippingAddress);
    server.elicit(seat);
    const [first, second] = await openQuestions(host, 2);
    await waitFor(() => expect(seen.at(-1)?.count).toBe(2));
    const before = seen.at(-1);
    await host.send({ type: "saveDraft", id: first?.id ?? "", draft: { city: "L" } });
    rerender(
      <HostProvider host={host}>
        <Reader />
      </HostProvider>,
    );
    await waitFor(() => expect(seen.at(-1)?.open).toBeDefined());
    await host.send({ type: "putAside", id: second?.id ?? "" });
    await waitFor(() => expect(seen.at(-1)?.open[1]?.state).toBe("aside"));
    expect(seen.at(-1)?.open[0]?.question).toBe(before?.open[0]?.question);
    expect(seen.at(-1)?.servers).toMatchObject([{ id: "travel", name: "Travel Booking" }]);
  });
});
