import { Client, InMemoryTransport } from "@modelcontextprotocol/client";
import { App } from "@modelcontextprotocol/ext-apps";
import { AppBridge } from "@modelcontextprotocol/ext-apps/app-bridge";
import { McpServer } from "@modelcontextprotocol/server";
import { render, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { ElicitationCard, ElicitationControlsProvider, HostProvider } from "mcp-host-ui";
import { appCapabilities, appForms } from "mcp-host-ui/apps";
import { AppForm, type AppFormProps } from "mcp-host-ui/apps/react";
import { attachClient, createHost, elicitation } from "mcp-host-ui/host";
import type { ReactNode } from "react";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { z } from "zod";

const uri = "ui://travel/seats";
const schema = {
  type: "object",
  properties: {
    seat: { type: "string", title: "Seat", pattern: "^[0-9]+[A-F]$" },
    meal: { type: "string", title: "Meal", enum: ["fish", "beans"], default: "fish" },
    bags: { type: "integer", title: "Bags", maximum: 3 },
  },
  required: ["seat"],
} as const;

interface Negotiation {
  /** Whether the host opts in. @default true */
  readonly host?: boolean;
  /** Whether the server declares it. @default true */
  readonly server?: boolean;
  /** Whether the view declares it. @default true */
  readonly view?: boolean;
  /** Whether the view begins. @default true */
  readonly begins?: boolean;
  readonly requestedSchema?: object;
  /** Has to resolve before the view is open. */
  readonly opensAfter?: Promise<void>;
}

const extension = "io.modelcontextprotocol/ui";

/** A real server asks a real client, and a real view is asked by a real bridge; the view's person answers by `propose`. */
async function ask(propose: () => Promise<object>, negotiation: Negotiation = {}) {
  const { requestedSchema = schema, begins = true, opensAfter } = negotiation;
  const kinds = [elicitation({ url: true }), ...(negotiation.host === false ? [] : [appForms()])];
  const host = createHost({ kinds, storage: false });
  const server = new McpServer(
    { name: "travel", version: "1.0.0" },
    {
      capabilities: {
        ...(negotiation.server !== false && { extensions: { [extension]: { elicitation: {} } } }),
      },
    },
  );
  const received: object[] = [];
  server.registerTool("book", { inputSchema: z.object({}) }, async () => {
    const params = { mode: "form", message: "Which seat?", requestedSchema } as const;
    const answer = await server.server.request(
      {
        method: "elicitation/create",
        params: { ...params, _meta: { ui: { resourceUri: uri } } },
      } as never,
      { timeout: 60_000 },
    );
    received.push(answer);
    return { content: [] };
  });
  const client = new Client({ name: "host", version: "1.0.0" });
  attachClient(host, client, { id: "travel", name: "Travel Booking" });
  const [ofClient, ofServer] = InMemoryTransport.createLinkedPair();
  await server.connect(ofServer);
  await client.connect(ofClient);

  const asked = vi.fn();
  const began = vi.fn();
  const opened = vi.fn();
  const closed = vi.fn();
  const open: AppFormProps["open"] = async (options) => {
    const bridge = new AppBridge(null, { name: "host", version: "1.0.0" }, appCapabilities(host));
    const [ofHost, ofView] = InMemoryTransport.createLinkedPair();
    const declared = negotiation.view === false ? {} : { elicitation: {} };
    const app = new App({ name: "seats", version: "1.0.0" }, {}, { autoResize: false });
    // What this release's types and schemas leave out of what a view declares.
    const { send } = ofView;
    ofView.send = (message, more) => {
      if ("method" in message && message.method === "ui/initialize" && message.params)
        Object.assign(message.params, { appCapabilities: declared });
      return send.call(ofView, message, more);
    };
    app.setRequestHandler(
      "elicitation/create",
      { params: z.looseObject({}) } as never,
      ((params: unknown) => {
        asked(params, options);
        return propose();
      }) as never,
    );
    onTestFinished(() => app.close());
    const load = async () => {
      if (begins) await app.connect(ofView);
    };
    began();
    await opensAfter;
    opened();
    const { close } = bridge;
    bridge.close = () => {
      closed();
      return close.call(bridge);
    };
    return { bridge, transport: ofHost, load };
  };
  const onError = vi.fn();
  function ViewOrFields({ children }: { children: ReactNode }) {
    return (
      <AppForm open={(options) => open(options)} timeout={begins ? 30_000 : 50}>
        {children}
      </AppForm>
    );
  }
  const app = () => (
    <HostProvider
      host={host}
      safety={{ armAfter: 0 }}
      questions={{ undo: 0 }}
      bars={{ showSent: 0 }}
      custom={{ onError: (error) => onError(error) }}
    >
      <ElicitationControlsProvider fieldsContent={ViewOrFields}>
        <ElicitationCard />
      </ElicitationControlsProvider>
    </HostProvider>
  );
  const { unmount, rerender } = render(app());
  const again = () => rerender(app());
  onTestFinished(async () => {
    unmount();
    await client.close();
    host.close();
  });
  const call = client.callTool({ name: "book", arguments: {} }, { timeout: 60_000 });
  // A question that a test leaves open goes with its connection.
  call.catch(() => {});
  const user = userEvent.setup();
  const press = async (name: string | RegExp) =>
    user.click(await screen.findByRole("button", { name }));
  return {
    host,
    client,
    server,
    received,
    call,
    user,
    press,
    again,
    asked,
    began,
    opened,
    closed,
    onError,
  };
}

const proposing = (content: object) => async () => ({ action: "accept", content });
const never = () => new Promise<object>(() => {});
const seatBox = () => screen.findByRole("textbox", { name: /^Seat/ });

describe("a view in place of a form", () => {
  it("is asked what the person is asked, and what it fills in leaves once the person reviewed it", async () => {
    const { asked, press, received, call, host, server } = await ask(
      proposing({ seat: "7A", bags: 2 }),
    );
    const review = await screen.findByRole("group", { name: /Travel Booking/ });
    expect(asked.mock.calls[0]?.[0]).toMatchObject({
      mode: "form",
      message: "Which seat?",
      requestedSchema: schema,
    });
    expect(asked.mock.calls[0]?.[1]).toMatchObject({ uri, session: "travel" });
    expect(within(review).getByText("7A")).toBeVisible();
    expect(received).toEqual([]);
    expect(server.server.getClientCapabilities()).toMatchObject({
      extensions: { [extension]: { mimeTypes: ["text/html;profile=mcp-app"], elicitation: {} } },
    });
    expect(host.getState().open[0]).toMatchObject({ viewUri: uri });
    await press(/^Send/);
    await call;
    // The suggested meal was not proposed, so it does not leave.
    expect(received).toEqual([{ action: "accept", content: { seat: "7A", bags: 2 } }]);
  });

  it("fills in the fields, which the person can change", async () => {
    const { press, received, call, user } = await ask(proposing({ seat: "7A", meal: "beans" }));
    await screen.findByRole("group", { name: /Travel Booking/ });
    await press("Go back");
    const seat = await seatBox();
    expect(seat).toHaveValue("7A");
    await user.clear(seat);
    await user.type(seat, "8B");
    await press("Send");
    await call;
    expect(received).toEqual([{ action: "accept", content: { seat: "8B", meal: "beans" } }]);
  });

  it.each<[why: string, propose: () => Promise<object>, negotiation: Negotiation]>([
    ["the host does not opt in", proposing({ seat: "7A" }), { host: false }],
    ["the server does not declare it", proposing({ seat: "7A" }), { server: false }],
  ])("is not loaded where %s", async (_why, propose, negotiation) => {
    const { asked, user, press, received, call } = await ask(propose, negotiation);
    await user.type(await seatBox(), "1C");
    await press("Send");
    await call;
    expect(asked).not.toHaveBeenCalled();
    expect(received).toEqual([{ action: "accept", content: { seat: "1C", meal: "fish" } }]);
  });

  it.each<[why: string, propose: () => Promise<object>, negotiation: Negotiation]>([
    ["it does not declare it", proposing({ seat: "7A" }), { view: false }],
    ["it does not begin in time", proposing({ seat: "7A" }), { begins: false }],
    ["it fails", () => Promise.reject(new Error("No seats.")), {}],
    ["it declines, which only a person may", async () => ({ action: "decline" }), {}],
    ["it cancels", async () => ({ action: "cancel" }), {}],
    ["it answers nonsense", async () => ({ action: "accept", content: 7 as never }), {}],
  ])("gives way to the fields where %s", async (_why, propose, negotiation) => {
    const { user, press, received, call, onError } = await ask(propose, negotiation);
    await user.type(await seatBox(), "1C");
    expect(screen.getByText(/form didn’t work/)).toBeVisible();
    expect(onError).toHaveBeenCalledOnce();
    await press("Send");
    await call;
    expect(received).toEqual([{ action: "accept", content: { seat: "1C", meal: "fish" } }]);
  });

  it("gives way to the fields whenever the person likes", async () => {
    const { user, press, received, call, asked } = await ask(never);
    await waitFor(() => expect(asked).toHaveBeenCalledOnce());
    expect(screen.queryByRole("textbox", { name: /^Seat/ })).toBeNull();
    await press("Show the fields instead");
    await user.type(await seatBox(), "1C");
    await press("Send");
    await call;
    expect(received).toEqual([{ action: "accept", content: { seat: "1C", meal: "fish" } }]);
  });

  it("hands the focus to the fields that it gives way to", async () => {
    const { press, asked } = await ask(never);
    await waitFor(() => expect(asked).toHaveBeenCalledOnce());
    await press("Show the fields instead");
    await waitFor(async () => expect(await seatBox()).toHaveFocus());
  });

  it("stays as it is when its app renders anew with other functions", async () => {
    const { asked, press, received, call, again } = await ask(async () => {
      await waitFor(() => expect(renders).toBe(2));
      return { action: "accept", content: { seat: "7A" } };
    });
    let renders = 1;
    await waitFor(() => expect(asked).toHaveBeenCalledOnce());
    again();
    renders = 2;
    await screen.findByRole("group", { name: /Travel Booking/ });
    expect(asked).toHaveBeenCalledOnce();
    await press(/^Send/);
    await call;
    expect(received).toEqual([{ action: "accept", content: { seat: "7A" } }]);
  });

  it("is closed where it comes only once the fields are shown", async () => {
    let openView = () => {};
    const opensAfter = new Promise<void>((resolve) => {
      openView = resolve;
    });
    const { press, began, opened, closed, asked } = await ask(never, { opensAfter });
    await waitFor(() => expect(began).toHaveBeenCalledOnce());
    await press("Show the fields instead");
    expect(await seatBox()).toBeVisible();
    expect(opened).not.toHaveBeenCalled();
    openView();
    await waitFor(() => expect(opened).toHaveBeenCalledOnce());
    await waitFor(() => expect(closed).toHaveBeenCalledOnce());
    expect(asked).not.toHaveBeenCalled();
  });

  it("gives way to the fields where it fills in more than a form may suggest", async () => {
    const { received, onError } = await ask(proposing({ seat: "7".repeat(25_001) }));
    expect(await seatBox()).toHaveValue("");
    expect(onError.mock.calls[0]?.[0]).toMatchObject({
      message:
        "What the view filled in suggests an answer of more than 25,000 characters (limits.defaultCharacters)",
    });
    expect(received).toEqual([]);
  });

  it("gives way to the fields at a press that sends: nothing was filled in yet", async () => {
    const { press, received, asked } = await ask(never);
    await waitFor(() => expect(asked).toHaveBeenCalledOnce());
    await press("Send");
    expect(await seatBox()).toBeVisible();
    expect(received).toEqual([]);
  });

  it.each<[what: string, content: object]>([
    ["the schema refuses", { seat: "nowhere" }],
    ["is of another type", { seat: "7A", bags: "two" }],
    ["nobody asks for", { seat: "7A", price: 0 }],
    ["is no option", { seat: "7A", meal: "steak" }],
  ])("cannot send what %s", async (_what, content) => {
    const { received } = await ask(proposing(content));
    expect(await seatBox()).toBeVisible();
    expect(screen.queryByRole("group", { name: /Travel Booking/ })).toBeNull();
    expect(received).toEqual([]);
  });

  it("is not loaded where the request asks for a password: the danger and the locked field are ours", async () => {
    const login = {
      type: "object",
      properties: { password: { type: "string", title: "Password" } },
    };
    const { asked, received } = await ask(proposing({ password: "hunter2" }), {
      requestedSchema: login,
    });
    await screen.findByRole("group", { name: /Don’t enter a password here/ });
    expect(await screen.findByText("Password")).toBeVisible();
    expect(asked).not.toHaveBeenCalled();
    expect(received).toEqual([]);
  });
});
