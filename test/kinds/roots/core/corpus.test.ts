import { existsSync, readFileSync } from "node:fs";
import { Roots } from "mcp-host-ui/host";
import { describe, expect, it } from "vitest";
import { startHost, startRootsServer, stateOf, tell } from "./rig.js";

const file = new URL("../../../../../shared/corpus/roots.json", import.meta.url);
const text = existsSync(file) ? readFileSync(file, "utf8") : "[]";
const entries: { source: string; roots: { uri: string; name?: string }[] }[] = JSON.parse(text);

describe.skipIf(!existsSync(file)).each(["posix", "windows"] as const)(
  "roots, on what hosts really sent, on %s (needs ../shared/corpus)",
  (platform) => {
    it.each(entries)("accepts or refuses with a sentence what $source sent", async ({ roots }) => {
      const verdicts = roots.map(async ({ uri }) => {
        const { host } = startHost({ platform });
        const receipt = await tell(host, { type: "roots/add", root: uri });
        return receipt.done ? stateOf(host).roots[0]?.uri : receipt.message;
      });
      expect(await Promise.all(verdicts)).toEqual(
        roots.map(() => expect.stringMatching(/^(file:\/\/.*|root was refused: .{15,}\.)$/)),
      );
    });

    it("sends servers the good ones only, and shows the person the others", async () => {
      const folders = entries.flatMap(({ roots }) => roots);
      const { host } = startHost({ platform, approve: () => true });
      const server = await startRootsServer(host);
      await Roots.sync(host, folders);
      const { roots } = await server.list().answer;
      expect(roots.length).toBeGreaterThan(3);
      for (const { uri } of roots) expect(new URL(uri).href).toBe(uri);
      const refused = stateOf(host).roots.filter(({ refusal }) => refusal);
      expect(refused.length).toBeGreaterThan(0);
      const shown = stateOf(host).roots.length;
      expect(shown).toBe(new Set(stateOf(host).roots.map(({ uri }) => uri)).size);
      expect(roots.length).toBeLessThanOrEqual(shown - refused.length);
    });
  },
);
