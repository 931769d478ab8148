import { openStore } from "./openStore.ts";

/** Claims of one entry at a time by many. */
export interface Contention {
  readonly rounds: number;
  readonly claimants: number;
}

/** Lets claimants on two nodes claim one entry after the other; counts those that nobody or more than one won. */
export async function measureClaims(
  engine: string,
  url: string,
  { rounds, claimants }: Contention,
) {
  const opened = [await openStore(engine, url), await openStore(engine, url)] as const;
  const nodes = [opened[0].store, opened[1].store] as const;
  const audience = `claims-${crypto.randomUUID()}`;
  const expiresAt = Date.now() + 600_000;
  let wrong = 0;
  const start = performance.now();
  for (let round = 0; round < rounds; round += 1) {
    const entry = { audience, id: `${round}`, expiresAt, body: "open" };
    const version = (await nodes[0].put(entry, 0))?.version ?? 0;
    const claims = await Promise.all(
      Array.from({ length: claimants }, (_, claimant) =>
        nodes[claimant % 2 === 0 ? 0 : 1].put({ ...entry, body: `${claimant}` }, version),
      ),
    );
    if (claims.filter((claim) => claim !== undefined).length !== 1) wrong += 1;
    await nodes[1].drop(audience, entry.id);
  }
  const milliseconds = performance.now() - start;
  for (const { close } of opened) await close();
  return { rounds, wrong, "claims/s": Math.round((rounds * claimants * 1000) / milliseconds) };
}
