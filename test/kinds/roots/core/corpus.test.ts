import { Roots } from "mcp-host-ui/host";
import { describe, expect, it } from "vitest";
import { rootLists } from "../../../corpus/readCorpus.js";
import { startHost, startRootsServer, stateOf, tell } from "./rig.js";

describe.each([
  ["posix", 19, ["empty", "empty", "empty", "remote", "remote", "scheme"]],
  ["windows", 7, ["empty", "empty", "empty", ...Array(14).fill("no-drive"), "scheme"]],
] as const)("the roots of the corpus, on %s", (platform, sent, refusals) => {
  it.each(rootLists)("accepts $name or refuses it with a sentence", async ({ roots }) => {
    const verdicts = roots.map(async ({ uri }) => {
      const { host } = startHost({ platform });
      const receipt = await tell(host, { type: "roots/add", root: uri });
      return receipt.done ? stateOf(host).roots[0]?.uri : receipt.message;
    });
    expect(await Promise.all(verdicts)).toEqual(
      roots.map(() => expect.stringMatching(/^(file:\/\/.*|root was refused: .{15,}\.)$/)),
    );
  });

  it("sends servers the good ones only, and shows the user the others", async () => {
    const folders = rootLists.flatMap(({ roots }) => roots);
    const { host } = startHost({ platform, approve: () => true });
    const server = await startRootsServer(host);
    await Roots.sync(host, folders);
    const { roots } = await server.list().answer;
    expect(roots).toHaveLength(sent);
    expect(roots.map(({ uri }) => new URL(uri).href)).toEqual(roots.map(({ uri }) => uri));
    const shown = stateOf(host).roots;
    const refused = shown.flatMap(({ refusal }) => refusal?.code ?? []);
    expect(refused.toSorted()).toEqual(refusals);
    expect(new Set(shown.map(({ uri }) => uri)).size).toBe(sent + refusals.length);
    expect(shown).toHaveLength(sent + refusals.length);
  });
});
