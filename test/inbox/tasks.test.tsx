import { render, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { HostPrompts, HostProvider, RequestInbox } from "mcp-host-ui";
import { attachClient, createHost, elicitation } from "mcp-host-ui/host";
import { de } from "mcp-host-ui/locales/de";
import type { ServeHostOptions } from "mcp-host-ui/relay";
import { createTasks, tasksKey } from "mcp-host-ui/tasks";
import { type TaskView, useTasks } from "mcp-host-ui/tasks/react";
import type { ReactNode } from "react";
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { App, bookTrip, openHost } from "../../stories/pages/samples/Tasks.js";
import { openRelay } from "../support/openRelay.js";
import { shippingAddress } from "../support/questions.js";
import { type ServedTask, serveTasks2026 } from "../support/taskServer2026.js";

const actEnvironment = "IS_REACT_ACT_ENVIRONMENT";

// Servers are looked after by timers, as in a page, inside no `act`.
beforeEach(() => void Reflect.set(globalThis, actEnvironment, false));
afterEach(() => void Reflect.set(globalThis, actEnvironment, true));

const form = { method: "elicitation/create", params: { mode: "form", ...shippingAddress } };
const done = { content: [{ type: "text", text: "Booked." }] };

/** Shows the tasks of a server, each of whose tools becomes one. */
async function openInbox(
  task: ServedTask,
  {
    ui = <RequestInbox />,
    messages,
  }: { readonly ui?: ReactNode; readonly messages?: typeof de } = {},
) {
  const server = serveTasks2026(Object.assign(task, { pollIntervalMs: 100 }));
  const tasks = createTasks();
  const host = createHost({
    kinds: [elicitation(), tasks],
    unattendedAfter: Number.POSITIVE_INFINITY,
  });
  onTestFinished(host.close);
  const client = server.newClient();
  const session = attachClient(host, client, { id: "travel", name: "Travel Booking" });
  await server.connect(client);
  onTestFinished(() => client.close());
  const { unmount } = render(
    <HostProvider
      host={host}
      safety={{ armAfter: 0 }}
      questions={{ undo: 0 }}
      {...(messages && { messages })}
    >
      {ui}
    </HostProvider>,
  );
  onTestFinished(unmount);
  const call = (name = "Book a trip") => {
    const result = tasks.callTool(session, { name: "book" }, { name });
    result.catch(() => {});
    return result;
  };
  return { server, host, client, call, user: userEvent.setup() };
}

const row = (name: RegExp) => screen.findByRole("row", { name });

describe("the tasks of an inbox", () => {
  it("are listed while a server works on them, and take the person to what they ask", async () => {
    const task: ServedTask = { status: "working", statusMessage: "Looking for hotels" };
    const { server, call, user } = await openInbox(task, {
      ui: (
        <>
          <RequestInbox />
          <HostPrompts />
        </>
      ),
    });
    const result = call();
    const working = await row(/Working.*Book a trip.*Looking for hotels/);
    expect(within(working).queryByRole("button", { name: /^Open/ })).not.toBeInTheDocument();
    expect(screen.getByRole("region", { name: "Requests" })).toHaveTextContent(
      "You’re all caught up",
    );

    Object.assign(task, { status: "input_required", inputRequests: { city: form } });
    await user.click(await screen.findByRole("button", { name: "Later" }));
    const needy = await row(/Needs you.*Book a trip/);
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
    await user.click(within(needy).getByRole("button", { name: /^Open: .*Book a trip/ }));
    const dialog = within(await screen.findByRole("dialog"));
    await user.type(await dialog.findByRole("textbox", { name: /City/ }), "Lisbon");
    await user.click(dialog.getByRole("button", { name: "Send" }));
    const lisbon = { action: "accept", content: { city: "Lisbon" } };
    await waitFor(() => expect(server.updates).toEqual([["task-1", { city: lisbon }]]));
    // Its server says still that it needs input: the person has nothing left to do.
    await row(/Working.*Book a trip/);

    Object.assign(task, { status: "completed", result: done });
    expect(await result).toEqual(done);
    await row(/Done.*Book a trip/);
  });

  it("are stopped at their server", async () => {
    const task: ServedTask = { status: "working" };
    const { server, call, user } = await openInbox(task);
    const result = call();
    const working = await row(/Working.*Book a trip/);
    await user.click(within(working).getByRole("button", { name: /^Stop task: .*Book a trip/ }));
    await waitFor(() => expect(server.cancelled).toEqual(["task-1"]));
    const stopping = await row(/Stopping.*Book a trip/);
    expect(within(stopping).queryByRole("button")).not.toBeInTheDocument();
    Object.assign(task, { status: "cancelled" });
    await expect(result).rejects.toMatchObject({ name: "AbortError" });
    await row(/Stopped.*Book a trip/);
  });

  it("go when the person dismisses those that are over, and no others", async () => {
    const task: ServedTask = { status: "completed", result: done };
    const { call, user } = await openInbox(task);
    await call("First");
    await call("Second");
    Object.assign(task, { status: "working" });
    void call("Third");
    await row(/Working.*Third/);
    expect(await row(/3 tasks/)).toBeVisible();
    const first = await row(/Done.*First/);
    await user.click(within(first).getByRole("button", { name: /^Dismiss: .*First/ }));
    await waitFor(() => expect(first).not.toBeInTheDocument());
    await user.click(screen.getByRole("button", { name: "Dismiss all finished tasks" }));
    await row(/1 task/);
    expect(screen.queryByRole("row", { name: /Second/ })).not.toBeInTheDocument();
    await row(/Working.*Third/);
  });

  it("say that the connection went, and that nobody knows what became of one", async () => {
    const { client, server, call } = await openInbox({ status: "working" });
    void call("Forgotten");
    await row(/Working.*Forgotten/);
    server.tasks.clear();
    const forgotten = await row(/Outcome unknown.*Forgotten/);
    expect(within(forgotten).getByRole("button", { name: /^Dismiss/ })).toBeVisible();
    void call("Cut off");
    await row(/Working.*Cut off/);
    await client.close();
    await row(/Connection lost.*Cut off/);
  });

  it("show hostile words of a server as what they are", async () => {
    const { call } = await openInbox({
      status: "working",
      statusMessage: `Done\u202E<b>${"long ".repeat(2_000)}`,
    });
    void call("Book\u202Ea trip");
    const shown = await row(/Working.*Book/);
    expect(shown.textContent).not.toContain("\u202E");
    expect(shown.textContent?.length).toBeLessThan(1_000);
  });

  it("are worked by keys alone", async () => {
    const { server, call, user } = await openInbox({ status: "working" });
    void call();
    (await row(/Working.*Book a trip/)).focus();
    await user.keyboard("{ArrowRight}{Enter}");
    await waitFor(() => expect(server.cancelled).toEqual(["task-1"]));
  });

  it("are told in the language of the page", async () => {
    const { call } = await openInbox({ status: "working" }, { messages: de });
    void call();
    const shown = await row(/Wird bearbeitet.*Book a trip/);
    expect(within(shown).getByRole("button", { name: /^Aufgabe stoppen/ })).toBeVisible();
  });
});

describe("the tasks of an inbox in another window", () => {
  async function openTask(options: ServeHostOptions = {}) {
    const server = serveTasks2026({ status: "working", pollIntervalMs: 100 });
    const tasks = createTasks();
    const { host, openWindow } = openRelay({ kinds: [elicitation(), tasks] });
    const client = server.newClient();
    const session = attachClient(host, client, { id: "trips", name: "Trips" });
    await server.connect(client);
    onTestFinished(() => client.close());
    const { remote } = openWindow({ heartbeat: Number.POSITIVE_INFINITY, ...options });
    const { unmount } = render(
      <HostProvider host={remote} safety={{ armAfter: 0 }}>
        <RequestInbox />
      </HostProvider>,
    );
    onTestFinished(unmount);
    tasks.callTool(session, { name: "book" }, { name: "Book a trip" }).catch(() => {});
    return { server, remote, host };
  }

  it("are shown, stopped and dismissed from there", async () => {
    const { server } = await openTask();
    const working = await row(/Trips.*Working.*Book a trip/);
    await userEvent.click(within(working).getByRole("button", { name: /^Stop task/ }));
    await waitFor(() => expect(server.cancelled).toEqual(["task-1"]));
    await row(/Trips.*Stopping.*Book a trip/);
    server.tasks.clear();
    const gone = await row(/Trips.*Outcome unknown.*Book a trip/);
    await userEvent.click(within(gone).getByRole("button", { name: /^Dismiss/ }));
    await waitFor(() => expect(gone).not.toBeInTheDocument());
  });

  it("are neither shown to nor stopped by a window that does not see their server", async () => {
    const { server, remote, host } = await openTask({
      sees: ({ type, session }) => type !== "session" || session !== "trips",
    });
    await waitFor(() => expect(host.read(tasksKey)).toMatchObject([{ status: "working" }]));
    const [task] = host.read(tasksKey) ?? [];
    expect(await remote.send({ type: "tasks/cancel", id: task?.id })).toMatchObject({
      rejection: "unknown",
    });
    expect(remote.read(tasksKey)).toEqual([]);
    expect(server.cancelled).toEqual([]);
  });
});

describe("the sample of the guide", () => {
  it("books a trip, tells what waits, and asks the person", async () => {
    const task: ServedTask = { status: "input_required", inputRequests: { city: form } };
    const server = serveTasks2026(Object.assign(task, { pollIntervalMs: 100 }));
    const host = openHost();
    onTestFinished(host.close);
    const client = server.newClient();
    const session = attachClient(host, client, { id: "travel", name: "Travel Booking" });
    await server.connect(client);
    onTestFinished(() => client.close());
    const { unmount } = render(<App host={host} />);
    onTestFinished(unmount);
    const result = bookTrip(session);
    await screen.findByText("0 at work, 1 waiting for you");
    const dialog = within(await screen.findByRole("dialog"));
    await userEvent.type(await dialog.findByRole("textbox", { name: /City/ }), "Lisbon");
    const send = dialog.getByRole("button", { name: "Send" });
    await waitFor(() => expect(document.querySelector("[data-arming]")).toBeNull());
    await userEvent.click(send);
    const lisbon = { action: "accept", content: { city: "Lisbon" } };
    await waitFor(() => expect(server.updates).toEqual([["task-1", { city: lisbon }]]));
    await screen.findByText("1 at work, 0 waiting for you");
    Object.assign(task, { status: "completed", result: done });
    expect(await result).toEqual(done);
  });
});

describe("useTasks", () => {
  it("hands out the same view until something about the task changes", async () => {
    const seen: (readonly TaskView[])[] = [];
    function Watch() {
      seen.push(useTasks().tasks);
      return null;
    }
    const task: ServedTask = { status: "working" };
    const { server, call } = await openInbox(task, { ui: <Watch /> });
    void call();
    await waitFor(() => expect(server.looks.length).toBeGreaterThan(3));
    const views = new Set(seen.flat());
    expect(views.size).toBe(1);
    Object.assign(task, { statusMessage: "Nearly there" });
    await waitFor(() =>
      expect(seen.at(-1)).toMatchObject([{ task: { message: "Nearly there" }, state: "working" }]),
    );
    expect(new Set(seen.flat()).size).toBe(2);
  });

  it("lists the tasks of one session alone", async () => {
    const seen = vi.fn();
    function Watch() {
      const { tasks } = useTasks({ session: "elsewhere" });
      seen(useTasks().tasks.length, tasks.length);
      return null;
    }
    const { call } = await openInbox({ status: "working" }, { ui: <Watch /> });
    void call();
    await waitFor(() => expect(seen).toHaveBeenLastCalledWith(1, 0));
  });

  it("says where a host has no tasks", async () => {
    const host = createHost({ kinds: [elicitation()] });
    onTestFinished(host.close);
    function Watch() {
      const { isAvailable, tasks } = useTasks();
      return <p>{`${isAvailable}, ${tasks.length}`}</p>;
    }
    const { unmount } = render(
      <HostProvider host={host}>
        <Watch />
      </HostProvider>,
    );
    onTestFinished(unmount);
    expect(screen.getByText("false, 0")).toBeVisible();
  });
});
