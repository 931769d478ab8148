import { memoryDesk } from "@mcp-host-ui/desk";
import { startServer } from "@mcp-host-ui/testing";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { openDesks, openPage, questionIn } from "../../../test/support/desk/openDesks.js";
import { sendTo } from "../../../test/support/desk/sendTo.js";
import { startTrips, tripOf } from "../../../test/support/desk/startTrips.js";
import { shippingAddress } from "../../../test/support/questions.js";

const content = { city: "Lisbon" };
const answer = { action: "accept", content } as const;

const odd = [
  "null",
  "7",
  "[]",
  "{}",
  "not JSON",
  '{"type":"question"}',
  '{"type":"question","node":"n","server":null,"method":"m","phase":"open"}',
  '{"type":"question","node":"n","server":{"id":"s"},"method":"m","phase":"lost"}',
  '{"type":"generation","question":"q","key":"k","phase":"asked","text":""}',
  '{"type":"notice","method":"m"}',
  '{"type":"call","audience":"ada","server":{"id":"s"},"method":"m","params":{},"round":0,"attempt":0,"stage":"asking"}',
  '{"v":2,"type":"notice","server":{"id":"s"},"method":"m"}',
];

describe("an entry that a desk cannot read", () => {
  it("is reported once and left out, and what else waits is shown and answered", async () => {
    const store = memoryDesk();
    const errors: string[] = [];
    const [asking] = openDesks({ store, heartbeat: 100, onError: () => {} });
    const onError = (error: unknown) => errors.push(String(error));
    const [answering] = openDesks({ store, heartbeat: 100, onError });
    const expiresAt = Date.now() + 60_000;
    for (const [at, body] of odd.entries())
      await store.put({ audience: "ada", id: `odd-${at}`, expiresAt, body }, 0);
    const server = await startServer(asking.host("ada"));
    onTestFinished(() => server.close());
    const asked = server.elicit(shippingAddress);

    const { host } = await openPage(answering);
    const again = await openPage(answering);
    await questionIn(again.host);
    await host.send({ type: "settle", id: await questionIn(host), answer });

    expect(await asked.answer).toEqual(answer);
    for (const at of odd.keys())
      expect(errors.filter((error) => error.includes(`the entry odd-${at}.`))).toHaveLength(1);
    expect(errors).toHaveLength(odd.length);
  });
});

describe("two apps that share a store by mistake", () => {
  it("show and send nothing of each other's, and say so", async () => {
    const store = memoryDesk();
    const errors: string[] = [];
    const onError = (error: unknown) => errors.push(String(error));
    const [travel, travelPages] = openDesks({ store, app: "travel", heartbeat: 100, onError });
    const [bank] = openDesks({ store, app: "bank", heartbeat: 100, onError });
    const trips = await startTrips();
    onTestFinished(trips.stop);
    const sent = vi.fn(async () => ({}));
    onTestFinished(bank.resume(sent));
    onTestFinished(travel.resume((round) => sendTo(trips.url, round)));
    const other = await openPage(bank);
    const { host } = await openPage(travelPages);
    await travel.park(tripOf("ada"));

    await vi.waitFor(() => expect(host.getState().open).toHaveLength(2), 30_000);
    const refused = () => errors.filter((error) => error.includes('belongs to the app "travel"'));
    await vi.waitFor(() => expect(refused().length).toBeGreaterThan(2), 30_000);

    expect(other.host.getState().open).toEqual([]);
    expect(sent).not.toHaveBeenCalled();
  });
});
