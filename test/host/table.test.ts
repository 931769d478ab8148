import { describe, expect, it } from "vitest";
import { lastRow } from "../../src/host/tables/rowTree.js";
import { createTable } from "../../src/host/tables/table.js";
import fc from "../support/fc.js";

interface Row {
  readonly id: string;
  readonly version: number;
}

type Step =
  | { readonly type: "set" | "delete"; readonly id: string }
  | { readonly type: "dropOldest" | "list" | "snapshot" | "readSnapshots" };

const id = fc.integer({ min: 0, max: 12 }).map(String);
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ type: fc.constant("set" as const), id }) },
  fc.record({ type: fc.constant("delete" as const), id }),
  fc.record({
    type: fc.constantFrom("dropOldest", "list", "snapshot", "readSnapshots"),
  }),
);

describe("createTable", () => {
  it("keeps records in order, and every snapshot as it was", () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
        const table = createTable<Row>();
        let expected: readonly Row[] = [];
        const snapshots: { read(): readonly Row[]; expected: readonly Row[] }[] = [];
        const remove = (gone: string | undefined) => {
          if (gone !== undefined) table.delete(gone);
          expected = expected.filter((row) => row.id !== gone);
        };
        for (const [version, step] of steps.entries()) {
          if (step.type === "set") {
            const row = { id: step.id, version };
            table.set(row);
            expected = expected.some((row) => row.id === step.id)
              ? expected.map((before) => (before.id === step.id ? row : before))
              : [...expected, row];
          } else if (step.type === "delete") remove(step.id);
          else if (step.type === "dropOldest") remove(expected[0]?.id);
          else if (step.type === "list") {
            const list = table.list();
            snapshots.push({ read: () => list, expected });
          } else if (step.type === "snapshot")
            snapshots.push({ read: table.snapshot().list, expected });
          else for (const { read } of snapshots) read();
          expect(table.size()).toBe(expected.length);
          expect(table.find(() => true)).toBe(expected[0]);
        }
        expect(table.list()).toEqual(expected);
        for (const { read, expected } of snapshots) expect(read()).toEqual(expected);
      }),
      { numRuns: 1_000 },
    );
  });

  it("tells where in the tree of a snapshot each record stands", () => {
    const table = createTable<Row>();
    for (let version = 0; version < 100; version += 1) table.set({ id: `row ${version}`, version });
    for (let version = 0; version < 50; version += 1) table.delete(`row ${version}`);
    table.set({ id: "row 60", version: 0 });
    const { tree, placeOf } = table.snapshot();
    const places = table.list().map(({ id }) => placeOf?.(id));
    expect(places).toEqual(Array.from({ length: 50 }, (_, place) => place + 50));
    expect(lastRow(tree)).toEqual({ id: "row 99", version: 99 });
    expect(placeOf?.("row 7")).toBeUndefined();
  });

  it("gives the same list until something changes", () => {
    const table = createTable<Row>();
    table.set({ id: "a", version: 1 });
    const snapshot = table.snapshot();
    expect(table.list()).toBe(snapshot.list());
    expect(table.snapshot()).toBe(snapshot);
    table.set({ id: "a", version: 2 });
    expect(table.list()).toEqual([{ id: "a", version: 2 }]);
    expect(snapshot.list()).toEqual([{ id: "a", version: 1 }]);
  });
});
