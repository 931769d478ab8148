import { describe, expect, it } from "vitest";
import { createFairLine, type Seat } from "../../src/host/places/fairLine.js";
import fc from "../support/fc.js";

type Step = { readonly type: "come" | "leave" | "serve"; readonly place: number };

const step: fc.Arbitrary<Step> = fc.record({
  type: fc.constantFrom("come", "come", "leave", "serve"),
  place: fc.nat(15),
});

/** Sixteen questions of two servers and three kinds; where two could be told apart by nothing else, by when they came. */
const seats: readonly Seat[] = Array.from({ length: 16 }, (_, came) => ({
  id: `q${came}`,
  session: `s${came % 2}`,
  kind: `k${came % 3}`,
  came,
}));

interface Line {
  readonly name: string;
  readonly kinds: { readonly name: string; readonly waiting: Set<Seat> }[];
}

/** The line as one would write it down: servers in order of their turns, and in each its kinds. */
function createModel() {
  let lines: Line[] = [];
  const toEnd = <Item>(items: Item[], item: Item | undefined) => {
    if (item) items.push(...items.splice(items.indexOf(item), 1));
  };
  const named = <Item extends { readonly name: string }>(items: readonly Item[], name: string) =>
    items.find((item) => item.name === name);
  return {
    put(seat: Seat, waits: boolean) {
      const line = named(lines, seat.session) ?? { name: seat.session, kinds: [] };
      if (!lines.includes(line)) lines.push(line);
      const kind = named(line.kinds, seat.kind) ?? { name: seat.kind, waiting: new Set() };
      if (!line.kinds.includes(kind)) line.kinds.push(kind);
      if (waits) kind.waiting.add(seat);
      else kind.waiting.delete(seat);
      if (kind.waiting.size === 0) line.kinds.splice(line.kinds.indexOf(kind), 1);
      lines = lines.filter(({ kinds }) => kinds.length > 0);
    },
    next() {
      const [seat] = [...(lines[0]?.kinds[0]?.waiting ?? [])].sort(
        (one, other) => one.came - other.came,
      );
      return seat?.id;
    },
    served({ session, kind }: Seat) {
      const line = lines.find(({ name }) => name === session);
      toEnd(lines, line);
      if (line)
        toEnd(
          line.kinds,
          line.kinds.find(({ name }) => name === kind),
        );
    },
  };
}

describe("createFairLine", () => {
  it("lets servers take turns, and so the kinds of each, whoever comes, leaves and has had a turn", () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
        const [line, model] = [createFairLine(), createModel()];
        for (const { type, place } of steps) {
          const seat = seats[place] as Seat;
          for (const each of [line, model]) {
            if (type === "serve") each.served(seat);
            else each.put(seat, type === "come");
          }
          expect(line.next()).toBe(model.next());
        }
      }),
      { numRuns: 150 },
    );
  });
});
