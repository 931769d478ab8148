import { type DeskStoreCheck, demand, entryOf, newAudience, written } from "./deskStoreCheck.js";

/** Who may write, and which version a write gets. */
export const writes: readonly DeskStoreCheck[] = [
  {
    name: "reads an entry on another node as it was written",
    async run(open) {
      const [one, two] = [await open(), await open()];
      const entry = entryOf(newAudience(), "first");
      const stored = written(await one.put(entry, 0));
      const found = await two.get(entry.audience, entry.id);
      demand(found !== undefined, "Another node did not find the entry.");
      for (const key of ["audience", "id", "body", "expiresAt"] as const)
        demand(found[key] === entry[key], `${key} is ${found[key]}, not ${entry[key]}.`);
      demand(
        found.version === stored.version,
        "The version that was read is not that which was written.",
      );
      demand(
        found.sequence === stored.sequence,
        "The sequence that was read is not that which was written.",
      );
    },
  },
  {
    name: "refuses to replace a version that is not stored",
    async run(open) {
      const store = await open();
      const entry = entryOf(newAudience(), "first");
      demand((await store.put(entry, 7)) === undefined, "It replaced an entry that never was.");
      const { version } = written(await store.put(entry, 0));
      demand((await store.put(entry, 0)) === undefined, "It wrote a second entry over the first.");
      const next = written(await store.put({ ...entry, body: '"next"' }, version));
      demand(next.version !== version, "A second write has the version of the first.");
      demand(
        (await store.put(entry, version)) === undefined,
        "It replaced a version that is gone.",
      );
      const found = await store.get(entry.audience, entry.id);
      demand(found?.body === '"next"', "A refused write changed the entry.");
    },
  },
  {
    name: "lets one of fifty claimants on two nodes win",
    async run(open) {
      const nodes = [await open(), await open()];
      const audience = newAudience();
      for (let round = 0; round < 5; round += 1) {
        const entry = entryOf(audience, `question-${round}`);
        const { version } = written(await nodes[0]?.put(entry, 0));
        const claims = Array.from({ length: 50 }, async (_, claimant) =>
          nodes[claimant % 2]?.put({ ...entry, body: `"${claimant}"` }, version),
        );
        const winners = (await Promise.all(claims)).filter((claim) => claim !== undefined);
        demand(winners.length === 1, `${winners.length} of fifty claimants won.`);
        const found = await nodes[1]?.get(audience, entry.id);
        demand(found?.body === winners[0]?.body, "The entry is not that of the claimant who won.");
      }
    },
  },
  {
    name: "lets one of fifty who write an id first win",
    async run(open) {
      const nodes = [await open(), await open()];
      const audience = newAudience();
      const tries = Array.from({ length: 50 }, async (_, node) =>
        nodes[node % 2]?.put(entryOf(audience, "same", `"${node}"`), 0),
      );
      const winners = (await Promise.all(tries)).filter((entry) => entry !== undefined);
      demand(winners.length === 1, `${winners.length} of fifty wrote the same id first.`);
    },
  },
  {
    name: "deletes an entry, and never gives its version to a later one",
    async run(open) {
      const store = await open();
      const entry = entryOf(newAudience(), "first");
      const first = written(await store.put(entry, 0));
      await store.drop(entry.audience, entry.id);
      await store.drop(entry.audience, "never written");
      demand(
        (await store.get(entry.audience, entry.id)) === undefined,
        "A deleted entry was read.",
      );
      const left = (await store.list(entry.audience)).entries;
      demand(left.length === 0, "A deleted entry was listed.");
      demand((await store.put(entry, first.version)) === undefined, "It replaced a deleted entry.");
      const again = written(await store.put(entry, 0));
      demand(again.version !== first.version, "A later entry has the version of a deleted one.");
      demand(again.sequence > first.sequence, "A later entry has a sequence that was passed.");
    },
  },
];
