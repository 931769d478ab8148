import "./warm.js";
import { existsSync, readFileSync } from "node:fs";
import { createHost, Sampling, sampling } from "mcp-host-ui/host";
import { describe, expect, it, onTestFinished } from "vitest";

const file = new URL("../../../../../shared/corpus/sampling.json", import.meta.url);
const text = existsSync(file) ? readFileSync(file, "utf8") : "[]";
const entries: { source: string; params: object }[] = JSON.parse(text);

describe.skipIf(!existsSync(file))(
  "sampling, on what servers really sent (needs ../shared/corpus)",
  () => {
    it.each(entries)("shows it in full or refuses it with -32602: $source", async ({ params }) => {
      const host = createHost({
        kinds: [sampling({ generate: () => Promise.reject(), tools: true })],
      });
      onTestFinished(host.close);
      const session = host.openSession({ id: "travel" });
      const codes: unknown[] = [];
      session
        .receive("sampling/createMessage", params)
        .catch(({ code }: { code?: unknown }) => codes.push(code));
      const shown = () => host.getState().open.filter(Sampling.isQuestion);
      await expect.poll(() => shown().length + codes.length, { interval: 1 }).toBe(1);
      expect([...shown().map(({ request }) => request), ...codes]).toEqual(
        codes.length === 0 ? [params] : [-32602],
      );
    });
  },
);
