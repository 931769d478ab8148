import { Roots } from "mcp-host-ui/host";
import { describe, expect, it } from "vitest";
import fc from "../../../support/fc.js";
import { type SentRoots, startHost, stateOf } from "./rig.js";

const text = fc.oneof(
  fc.constantFrom("/work", "/work/taxes", "/Work", "file:///work/", "/home", "C:\\work", "~", ""),
  fc.constantFrom(
    "https://example.com",
    "/work/../x",
    "file://server/share",
    "/a\u0000b",
    "/a%2fb",
  ),
  fc.string(),
  fc.webUrl(),
);
const servers = fc.oneof(
  fc.constant("all" as const),
  fc.subarray(["travel", "maps"]).map((ids) => [...ids]),
);
const changes = fc.record(
  {
    name: fc.oneof(fc.constant(null), fc.string()),
    servers,
    exclusions: fc.array(text, { maxLength: 2 }),
  },
  { requiredKeys: [] },
);
const place = fc.nat(9);

/** A command about the root at a place, whatever its id is by then. */
type Step = (ids: readonly string[]) => Roots.Command;

const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ root: text, changes, at: place }).map(
    ({ root, changes, at }): Step =>
      () => ({ type: "roots/add", root, at, ...changes }),
  ),
  fc.record({ index: place, root: text, changes }).map(
    ({ index, root, changes }): Step =>
      (ids) => ({ type: "roots/change", id: ids[index] ?? "", root, ...changes }),
  ),
  fc.record({ index: place, changes }).map(
    ({ index, changes }): Step =>
      (ids) => ({ type: "roots/change", id: ids[index] ?? "", ...changes }),
  ),
  fc.record({ index: place, to: place }).map(
    ({ index, to }): Step =>
      (ids) => ({ type: "roots/move", id: ids[index] ?? "", to }),
  ),
  place.map(
    (index): Step =>
      (ids) => ({ type: "roots/remove", id: ids[index] ?? "" }),
  ),
  fc.array(text, { maxLength: 4 }).map(
    (folders): Step =>
      () => ({ type: "roots/sync", folders }),
  ),
);

describe("roots, whatever the commands are", () => {
  it("never send what is no canonical `file:` URI, or one folder twice, or more than is shown", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 25 }), async (steps) => {
        const { host, errors } = startHost({ approve: () => true });
        const session = host.openSession({ id: "travel" });
        for (const next of steps) {
          const ids = (stateOf(host)?.roots ?? []).map(({ id }) => id);
          await host.send({ ...next(ids) });
        }
        const { roots } = (await session.receive("roots/list")) as SentRoots;
        const shown = stateOf(host).roots;
        expect(new Set(shown.map(({ id }) => id)).size).toBe(shown.length);
        expect(new Set(roots.map(({ uri }) => uri)).size).toBe(roots.length);
        for (const { uri } of roots) {
          expect(uri).toMatch(/^file:\/\/\/(?!.*(\/\.\.|\/$|%2f|%00|[?#\s]))/i);
          expect(new URL(uri).href).toBe(uri);
          expect(shown.map((root) => root.uri)).toContain(uri);
        }
        for (const { uri, exclusions } of shown)
          for (const exclusion of exclusions)
            expect(Roots.isWithin([{ uri }], exclusion)).toBe(true);
        expect(errors).toEqual([]);
        host.close();
      }),
      { numRuns: 150 },
    );
  });
});
