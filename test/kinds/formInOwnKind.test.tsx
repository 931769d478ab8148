import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import { createMcpHandler, fromJsonSchema, McpServer } from "@modelcontextprotocol/server";
import { render, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { ElicitationForm, HostProvider } from "mcp-host-ui";
import {
  attachClient,
  createHost,
  type Elicit,
  elicitation,
  type Question,
} from "mcp-host-ui/host";
import { describe, expect, it, onTestFinished } from "vitest";
import { ownKind } from "../support/ownKind.js";
import { openQuestion } from "../support/questions.js";

const inputSchema = {
  type: "object",
  properties: {
    route: {
      type: "object",
      title: "Route",
      properties: { from: { type: "string", title: "From" }, to: { type: "string", title: "To" } },
      required: ["from", "to"],
    },
    stops: {
      type: "array",
      title: "Stops",
      items: { type: "object", properties: { city: { type: "string" } } },
      default: [{ city: "Madrid" }],
    },
  },
  required: ["route"],
} as const;

/** A real client and server whose one tool records its arguments. */
async function openTravel() {
  const received: unknown[] = [];
  const handler = createMcpHandler(() => {
    const server = new McpServer({ name: "travel", version: "1.0.0" });
    server.registerTool("book", { inputSchema: fromJsonSchema(inputSchema) }, async (given) => {
      received.push(given);
      return { content: [] };
    });
    return server;
  });
  const host = createHost({ kinds: [elicitation(), ownKind("tool")], storage: false });
  const client = new Client({ name: "host", version: "1.0.0" });
  const session = attachClient(host, client, { id: "travel", name: "Travel" });
  await client.connect(
    new StreamableHTTPClientTransport(new URL("http://in-this-test.invalid/mcp"), {
      fetch: (url, init) => handler.fetch(new Request(url, init)),
    }),
  );
  onTestFinished(async () => {
    host.close();
    await client.close();
  });
  return { host, client, session, received };
}

describe("a form of an app's own kind, on a connection that carries no nested elicitation answer", () => {
  it("shows nested arguments, and the tool gets all of them", async () => {
    const { host, client, session, received } = await openTravel();
    const request = { mode: "form", message: "Book this?", requestedSchema: inputSchema };
    const asked = session.receive("tool/ask", request);
    const question = await openQuestion(host);
    const user = userEvent.setup();
    render(
      <HostProvider host={host} safety={{ armAfter: 0 }}>
        <ElicitationForm.Root
          elicitation={{ question: question as Question<Elicit.FormRequest> }}
        />
      </HostProvider>,
    );
    await user.type(await screen.findByRole("textbox", { name: /^From/ }), "Lisbon");
    await user.type(screen.getByRole("textbox", { name: /^To/ }), "Oslo");
    expect(document.body).not.toHaveTextContent("can’t receive");
    await user.click(screen.getByRole("button", { name: "Send" }));

    const { answer } = (await asked) as { answer: { content: Record<string, unknown> } };
    await client.callTool({ name: "book", arguments: answer.content });
    expect(received).toEqual([
      { route: { from: "Lisbon", to: "Oslo" }, stops: [{ city: "Madrid" }] },
    ]);
  });

  it("still leaves out of a server's own form what the SDK would refuse, and names it", async () => {
    const { host, session } = await openTravel();
    const { properties } = inputSchema;
    const requestedSchema = {
      type: "object",
      properties: { ...properties, seat: { type: "string" } },
    };
    const request = { message: "Book this?", requestedSchema };
    const asked = session.receive("elicitation/create", request);
    const question = await openQuestion(host);
    const { container } = render(
      <HostProvider host={host} safety={{ armAfter: 0 }}>
        <ElicitationForm.Root
          elicitation={{ question: question as Question<Elicit.FormRequest> }}
        />
      </HostProvider>,
    );
    expect(await screen.findByText(/Route.*can’t receive an answer of this kind/)).toBeVisible();
    expect(screen.queryByRole("textbox", { name: /^From/ })).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole("button", { name: "Send" }));
    await waitFor(() => expect(container.firstChild).toHaveAttribute("data-phase", "sent"));
    await expect(asked).resolves.toMatchObject({ action: "accept", content: {} });
  });
});
