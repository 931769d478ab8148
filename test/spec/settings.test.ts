import { startServer } from "@mcp-host-ui/testing";
import { createHost, elicitation } from "mcp-host-ui/host";
import { describe, expect, it, onTestFinished } from "vitest";
import { revisions } from "./demands.js";
import { recorded } from "./recorded.js";
import { settings } from "./settings.js";

describe("the settings of these tests", () => {
  it.each(settings)("speak what they say: $name", async ({ revision, open }) => {
    const host = createHost({ kinds: [elicitation()] });
    onTestFinished(host.close);
    const { open: wire, sent, heard } = recorded(open);
    const server = await startServer(host, { wire });
    onTestFinished(() => server.close());
    await server.call(async () => "done");
    const agreed = heard.flatMap(({ result }) => result?.protocolVersion ?? []);
    const claimed = sent.flatMap(({ params }) => versionIn(params?._meta) ?? []);
    expect(new Set(revision === "2026-07-28" ? claimed : agreed)).toEqual(new Set([revision]));
  });

  it("are both SDKs, and every revision", () => {
    expect(new Set(settings.map(({ revision }) => revision))).toEqual(new Set(revisions));
    expect(settings.map(({ name }) => name)).toEqual([
      "2025-06-18, SDK v1 1.25",
      "2025-11-25, SDK v1 1.25",
      "2025-06-18, SDK v1 latest",
      "2025-11-25, SDK v1 latest",
      "2025-06-18, SDK v2",
      "2025-11-25, SDK v2",
      "2026-07-28, SDK v2",
    ]);
  });
});

function versionIn(meta: unknown): unknown {
  return (meta as Record<string, unknown> | undefined)?.["io.modelcontextprotocol/protocolVersion"];
}
