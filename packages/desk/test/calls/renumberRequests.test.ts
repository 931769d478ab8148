import { renumberRequests } from "@mcp-host-ui/desk";
import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import { describe, expect, it, onTestFinished } from "vitest";
import { startTrips } from "../../../../test/support/desk/startTrips.js";

/** Calls the trips' server by a client of its own; resolves to what was sent. */
async function call(url: string, wrap = renumberRequests) {
  const sent: { id?: string | number; method: string; params: object }[] = [];
  const transport = new StreamableHTTPClientTransport(new URL(url), {
    fetch: (input, init) => {
      if (typeof init?.body === "string") sent.push(JSON.parse(init.body));
      return fetch(input, init);
    },
  });
  const client = new Client(
    { name: "back-end", version: "1" },
    {
      capabilities: { elicitation: { form: {} } },
      versionNegotiation: { mode: { pin: "2026-07-28" } },
    },
  );
  await client.connect(wrap(transport));
  onTestFinished(() => client.close());
  const params = { name: "book", arguments: { id: 0 } };
  const result = await client.request(
    { method: "tools/call", params },
    { allowInputRequired: true },
  );
  return { result, ids: sent.filter(({ method }) => method === "tools/call").map(({ id }) => id) };
}

describe("renumberRequests", () => {
  it("gives the requests of each client ids that no other has, and hands their results back", async () => {
    const trips = await startTrips();
    onTestFinished(trips.stop);
    const calls = [await call(trips.url), await call(trips.url)];

    const ids = calls.flatMap(({ ids }) => ids);
    expect(new Set(ids).size).toBe(2);
    expect(ids.map((id) => typeof id)).toEqual(["string", "string"]);
    expect(calls.map(({ result }) => Object(result).resultType)).toEqual([
      "input_required",
      "input_required",
    ]);
    expect(trips.received).toHaveLength(2);
  });

  it("has something to do: clients alone count alike", async () => {
    const trips = await startTrips();
    onTestFinished(trips.stop);
    const alone: typeof renumberRequests = (transport) => transport;
    const calls = [await call(trips.url, alone), await call(trips.url, alone)];
    expect(new Set(calls.flatMap(({ ids }) => ids)).size).toBe(1);
  });
});
