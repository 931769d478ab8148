import { type OpenWire, startServer } from "@mcp-host-ui/testing";
import { createDecisionLog, createHost, elicitation, type LocalHost } from "mcp-host-ui/host";
import { describe, expect, it, onTestFinished } from "vitest";
import { openWire2025 } from "../../../packages/testing/src/kit/openWire2025.js";
import { recorded } from "../../spec/recorded.js";
import { openWireV1, v1Versions } from "../../support/openWireV1.js";
import { dialog, openQuestion, shippingAddress } from "../../support/questions.js";
import { tapped } from "../../support/tapped.js";

const open: readonly (readonly [string, OpenWire])[] = [
  ["SDK v2", openWire2025],
  ...v1Versions.map((version) => [`SDK v1 ${version}`, openWireV1(version)] as const),
];
const adapters = open.flatMap(([name, wire]) => [
  [name, wire] as const,
  [`${name}, tapped`, tapped(wire)] as const,
]);

const accepted = { action: "accept", content: { city: "Boston" } } as const;

const start = async (openWire: OpenWire) => {
  const host = createHost({ kinds: [elicitation()], log: createDecisionLog() });
  onTestFinished(host.close);
  void host.send({ type: "openSurface", surface: dialog });
  const wire = recorded(openWire);
  const server = await startServer(host, { wire: wire.open });
  onTestFinished(() => server.close());
  return {
    host,
    server,
    /** The ids that the client answered. */
    answered: () => wire.sent.flatMap(({ id, method }) => (method ? [] : [id])),
    cancel: (requestId: number | string) =>
      server.notify("notifications/cancelled", { requestId, reason: "Too late" }),
  };
};

const answer = async (host: LocalHost) => {
  const { id } = await openQuestion(host);
  expect(await host.send({ type: "settle", id, answer: accepted })).toMatchObject({ done: true });
};

describe.each(adapters)(
  "a request that the server cancels before it asks it, over %s",
  (_, wire) => {
    it("is never asked nor answered, and the next one is", async () => {
      const { host, server, answered, cancel } = await start(wire);
      await cancel(0);
      const never = server.elicit({ ...shippingAddress, message: "Too late" });
      const next = server.elicit({ ...shippingAddress, message: "In time" });
      await answer(host);
      await expect(next.answer).resolves.toEqual(accepted);
      expect(answered()).toEqual([1]);
      expect(server.received).toEqual([accepted]);
      expect(host.getState().log).toHaveLength(1);
      expect(JSON.stringify(host.getState())).not.toContain("Too late");
      never.withdraw();
    });

    it("is another one than a request of the same number that came first", async () => {
      const { host, server, answered, cancel } = await start(wire);
      await cancel("0");
      const first = server.elicit(shippingAddress);
      await answer(host);
      await expect(first.answer).resolves.toEqual(accepted);
      await cancel(0);
      const second = server.elicit(shippingAddress);
      await answer(host);
      await expect(second.answer).resolves.toEqual(accepted);
      expect(answered()).toEqual([0, 1]);
    });

    it("does not keep the client from answering what is no question to a person", async () => {
      const { server, answered, cancel } = await start(wire);
      await cancel(0);
      await expect(server.request({ method: "ping" }).answer).resolves.toEqual({});
      expect(answered()).toEqual([0]);
    });

    it("is forgotten after a hundred more, so that a server cannot fill the memory", async () => {
      const { host, server, cancel } = await start(wire);
      for (let id = 0; id <= 100; id += 1) await cancel(id);
      const first = server.elicit(shippingAddress);
      await answer(host);
      await expect(first.answer).resolves.toEqual(accepted);
      server.elicit({ ...shippingAddress, message: "Too late" });
      await expect(server.request({ method: "ping" }).answer).resolves.toEqual({});
      expect(host.getState().open).toEqual([]);
    });
  },
);
