import {
  type DeskStoreCheck,
  demand,
  entryOf,
  newAudience,
  until,
  written,
} from "./deskStoreCheck.js";

/** Names that mean something to an engine or to JavaScript. */
const oddNames = [
  "__proto__",
  "constructor",
  "toString",
  "a",
  "a:entry:a",
  "a.b",
  "a*",
  "*",
  ">",
  "{a}",
  "}{",
  "a b\n",
  "a'\"; --",
  "%61",
  "=61",
  "/",
  "A",
  "ä",
  "a\u0308",
  "🙂",
  "a".repeat(200),
];

/** Whose entries a reader gets, and in which order. */
export const reads: readonly DeskStoreCheck[] = [
  {
    name: "lists what was written since a sequence, in order, each entry once",
    async run(open) {
      const store = await open();
      const audience = newAudience();
      const none = await store.list(audience);
      demand(none.entries.length === 0, "A new audience has entries.");
      const first = written(await store.put(entryOf(audience, "first"), 0));
      const second = written(await store.put(entryOf(audience, "second"), 0));
      const changed = written(
        await store.put(entryOf(audience, "first", '"changed"'), first.version),
      );
      const all = await store.list(audience);
      demand(
        all.entries.map(({ id }) => id).join() === "second,first",
        "Not in the order of the sequences.",
      );
      demand(all.entries[1]?.body === '"changed"', "An entry is not as it was written last.");
      demand(all.sequence === changed.sequence, "The listing does not have the largest sequence.");
      const since = await store.list(audience, second.sequence);
      demand(since.entries.map(({ id }) => id).join() === "first", "Not what was written since.");
      const nothing = await store.list(audience, all.sequence);
      demand(nothing.entries.length === 0, "Something was written since the last sequence.");
      demand(nothing.sequence === all.sequence, "An empty listing has another sequence.");
    },
  },
  {
    name: "never gives a reader a sequence before all that is smaller",
    async run(open) {
      const [one, two, reader] = [await open(), await open(), await open()];
      const audience = newAudience();
      const progress = { isWriting: true };
      const write = (node: typeof one, name: string) =>
        Promise.all(
          Array.from({ length: 100 }, async (_, count) => {
            const entry = entryOf(audience, `${name}-${count}`);
            const { version } = written(await node.put(entry, 0));
            return written(await node.put({ ...entry, body: '"changed"' }, version));
          }),
        );
      const all = Promise.all([write(one, "one"), write(two, "two")]).finally(() => {
        progress.isWriting = false;
      });
      const seen = new Map<string, string>();
      let since = 0;
      const read = async () => {
        const { entries, sequence } = await reader.list(audience, since);
        for (const { id, body } of entries) seen.set(id, body);
        demand(sequence >= since, "A later listing has a smaller sequence.");
        since = sequence;
      };
      while (progress.isWriting) await read();
      await all;
      await read();
      demand(seen.size === 200, `A reader who read along has ${seen.size} of 200 entries.`);
      const stale = [...seen].filter(([, body]) => body !== '"changed"');
      demand(stale.length === 0, `A reader who read along missed ${stale.length} writes.`);
    },
  },
  {
    name: "keeps audiences and ids apart, whatever they are called",
    async run(open) {
      const store = await open();
      const within = newAudience();
      for (const name of oddNames)
        written(await store.put(entryOf(`${within}${name}`, "same", JSON.stringify(name)), 0));
      for (const name of oddNames) {
        const { entries } = await store.list(`${within}${name}`);
        const bodies = entries.map(({ body }) => body).join();
        demand(
          bodies === JSON.stringify(name),
          `The audience ${JSON.stringify(name)} has ${bodies}.`,
        );
        written(await store.put(entryOf(within, name, JSON.stringify(name)), 0));
      }
      for (const name of oddNames) {
        const found = await store.get(within, name);
        demand(
          found?.body === JSON.stringify(name),
          `The id ${JSON.stringify(name)} has ${found?.body}.`,
        );
        demand(
          found.id === name,
          `The id ${JSON.stringify(name)} was read as ${JSON.stringify(found.id)}.`,
        );
      }
      const { entries } = await store.list(within);
      demand(
        entries.map(({ id }) => id).join() === oddNames.join(),
        "Not all ids are listed as they were written.",
      );
    },
  },
  {
    name: "finds nothing under names that nobody wrote",
    async run(open) {
      const store = await open();
      const audience = newAudience();
      written(await store.put(entryOf(audience, "only"), 0));
      for (const name of oddNames) {
        demand(
          (await store.get(audience, name)) === undefined,
          `There is an entry ${JSON.stringify(name)}.`,
        );
        const { entries } = await store.list(`${name}${audience}`);
        demand(entries.length === 0, `The audience of ${JSON.stringify(name)} has entries.`);
      }
    },
  },
  {
    name: "keeps a body of hundreds of thousands of characters as it is",
    async run(open) {
      const [one, two] = [await open(), await open()];
      const body = JSON.stringify("ä🙂\u0000\\\"'".repeat(40_000));
      const entry = entryOf(newAudience(), "large", body);
      written(await one.put(entry, 0));
      const { entries } = await two.list(entry.audience);
      demand(entries[0]?.body === body, "A large body was changed.");
    },
  },
  {
    name: "forgets an entry that has expired, and no other",
    async run(open) {
      const store = await open();
      const audience = newAudience();
      const soon = { ...entryOf(audience, "soon"), expiresAt: Date.now() + 300 };
      const first = written(await store.put(soon, 0));
      written(await store.put(entryOf(audience, "later"), 0));
      const isGone = async () => (await store.get(audience, "soon")) === undefined;
      await until(isGone, "An entry that expired is still read.");
      demand(Date.now() >= soon.expiresAt - 100, "An entry was forgotten before it expired.");
      const { entries } = await store.list(audience);
      demand(entries.map(({ id }) => id).join() === "later", "Not what has not expired is listed.");
      demand((await store.put(soon, first.version)) === undefined, "It replaced an expired entry.");
      const again = written(await store.put(entryOf(audience, "soon"), 0));
      demand(again.sequence > first.sequence, "A later entry has a sequence that was passed.");
    },
  },
];
