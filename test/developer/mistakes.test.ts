import { attachClient, createHost, elicitation, sampling, tapTransport } from "mcp-host-ui/host";
import { connectHost, serveHost } from "mcp-host-ui/relay";
import { describe, expect, it } from "vitest";

const host = createHost({ kinds: [elicitation()] });

/** What somebody without types may write, and the sentence that gets them on. */
const mistakes: readonly [what: string, make: () => unknown, sentence: RegExp][] = [
  ["createHost()", () => createHost(undefined as never), /Write createHost\(\{ kinds:/],
  ["createHost({})", () => createHost({} as never), /Write createHost\(\{ kinds:/],
  [
    "a kind that was not called",
    () => createHost({ kinds: [elicitation as never] }),
    /Call it: elicitation\(\)/,
  ],
  ["no kind at all", () => createHost({ kinds: [{} as never] }), /kinds\[0\] .* is no kind/],
  [
    "two kinds of one name",
    () => createHost({ kinds: [elicitation(), elicitation()] }),
    /two kinds named "elicitation"/,
  ],
  [
    "no rules",
    () => createHost({ kinds: [elicitation()], rules: {} as never }),
    /rules that are none, so no rule would hold/,
  ],
  [
    "no host",
    () => attachClient(undefined as never, {} as never, { id: "travel" }),
    /takes the host itself/,
  ],
  [
    "no client",
    () => attachClient(host, {} as never, { id: "travel" }),
    /is no client of the MCP SDK/,
  ],
  [
    "undefined as client",
    () => attachClient(host, undefined as never, { id: "travel" }),
    /is no client of the MCP SDK/,
  ],
  ["sampling({})", () => sampling({} as never), /called without generate/],
  ["sampling()", () => sampling(undefined as never), /called without generate/],
  ["a host served through nothing", () => serveHost(host, undefined as never), /given none/],
  ["a window without a port", () => connectHost({} as never), /given none/],
  ["no transport", () => tapTransport({} as never), /no transport/],
];

describe("a mistake of the developer's", () => {
  it.each(mistakes)("is told in a sentence: %s", (_what, make, sentence) => {
    expect(make).toThrow(TypeError);
    expect(make).toThrow(sentence);
  });
});
