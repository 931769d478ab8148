import {
  type DeskStoreCheck,
  demand,
  entryOf,
  newAudience,
  until,
  written,
} from "./deskStoreCheck.js";

/** Who is woken by a write. */
export const watching: readonly DeskStoreCheck[] = [
  {
    name: "wakes those who watch an audience on any node, and nobody after they stopped",
    async run(open) {
      const [one, two] = [await open(), await open()];
      const audience = newAudience();
      const counts = [0, 0, 0];
      const stops = await Promise.all(
        [one, two, two].map((node, watcher) =>
          node.watch(audience, () => {
            counts[watcher] = (counts[watcher] ?? 0) + 1;
          }),
        ),
      );
      const allWoken = (since: readonly number[]) => async () =>
        since.every((count, watcher) => (counts[watcher] ?? 0) > count);
      try {
        const { version } = written(await one.put(entryOf(audience, "first"), 0));
        await until(allWoken([0, 0, 0]), "A write on one node did not wake all who watch.");
        await stops[1]?.();
        const before = [...counts];
        written(await two.put(entryOf(audience, "first", '"changed"'), version));
        const [atOne = 0, stopped = 0, atTwo = 0] = before;
        await until(allWoken([atOne, -1, atTwo]), "A change did not wake those who still watch.");
        demand(counts[1] === stopped, "It woke one who had stopped.");
      } finally {
        await Promise.all(stops.map((stop) => stop()));
      }
    },
  },
  {
    name: "wakes a reader early enough that the write can be read",
    async run(open) {
      const [writer, reader] = [await open(), await open()];
      const audience = newAudience();
      let seen = 0;
      const count = async () => {
        const { entries } = await reader.list(audience);
        seen = Math.max(seen, entries.length);
      };
      const stop = await reader.watch(audience, () => {
        count().catch(() => undefined);
      });
      try {
        for (let size = 1; size <= 20; size += 1) {
          written(await writer.put(entryOf(audience, `${size}`), 0));
          await until(async () => seen >= size, "A reader who listed when woken missed a write.");
        }
      } finally {
        await stop();
      }
    },
  },
];
