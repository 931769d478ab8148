import type { Load, Time } from "./measureHost.js";

/** A question as the floor keeps it. */
interface Kept {
  readonly id: string;
  readonly session: string;
  readonly draft?: string;
}

const rounds = 300;
const sessions = 300;

/**
 * Measures the same operations on the least that could keep questions: two maps that tell their listeners, a promise later as
 * in the host.
 */
export async function measureFloor(load: Load, time: Time): Promise<void> {
  const open = new Map<string, Kept>();
  const settled = new Map<string, Kept>();
  const listeners = new Set<() => void>();
  const change = async (act: () => void) => {
    await Promise.resolve();
    act();
    for (const listener of listeners) listener();
  };
  const keep = (map: Map<string, Kept>, name: string, index: number) => {
    const id = `${name} ${index}`;
    map.set(id, { id, session: `session-${index % sessions}` });
    return id;
  };
  const settle = (id: string) =>
    change(() => {
      const question = open.get(id);
      if (!question) return;
      open.delete(id);
      settled.set(id, question);
      // The oldest one goes where there are more than are kept.
      for (const oldest of settled.keys()) {
        if (settled.size > load.settled) settled.delete(oldest);
        break;
      }
    });
  for (let index = 0; index < load.open; index += 1) keep(open, "open", index);
  for (let index = 0; index < load.settled; index += 1) keep(settled, "settled", index);
  let heard = 0;
  listeners.add(() => {
    heard += open.size;
  });
  for (let index = 0; index < rounds; index += 1) {
    const id = `measured ${index}`;
    await time("ask", () => change(() => void keep(open, "measured", index)));
    await time("draft", () =>
      change(() => {
        const question = open.get(id);
        if (question) open.set(id, { ...question, draft: `Lisbon ${index}` });
      }),
    );
    await time("read", () => open.get(id));
    await time("settle", () => settle(id));
    keep(open, "measured", index);
    await time("withdraw", () => settle(id));
  }
  if (heard === 0) throw new Error("Nobody heard of anything.");
}
