import "./warm.js";
import { createHost, Sampling, sampling } from "mcp-host-ui/host";
import { describe, expect, it, onTestFinished } from "vitest";
import { samplings } from "../../../corpus/readCorpus.js";

describe("the sampling requests of the corpus", () => {
  it.each(samplings)(
    "$name: the host shows the whole request or refuses it with -32602",
    async ({ params }) => {
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
    },
  );
});
