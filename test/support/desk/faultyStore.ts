import { type DeskStore, memoryDesk } from "@mcp-host-ui/desk";
import { createDice } from "../dice.js";

/** The ways in which one node can have trouble with its store. */
export type StoreTrouble =
  | "none"
  | "throws"
  | "away"
  | "full"
  | "mute"
  | "slow"
  | "deaf"
  | "stuck"
  | "unwatched";

/** A store as one node sees it. */
export interface NodeStore {
  readonly store: DeskStore;
  trouble(trouble: StoreTrouble): void;
  /** From now on nothing reaches the store, and nothing comes back: the process is gone. */
  kill(): void;
}

/** Makes what all nodes share; returns the function that makes one node's view of it. */
export function shareStore(): (seed: number) => NodeStore {
  const shared = memoryDesk();
  return (seed) => {
    const dice = createDice(seed);
    let trouble: StoreTrouble = "none";
    let isDead = false;
    const never = () => new Promise<never>(() => {});

    /** One request, which may fail before it is carried out or after, or take its time. */
    const attempt = async <Result>(work: () => Promise<Result>): Promise<Result> => {
      if (isDead || trouble === "stuck") return never();
      if (trouble === "away" || (trouble === "throws" && dice(3) === 0))
        throw new Error("The store is away.");
      if (trouble === "slow")
        await new Promise((resolve) => {
          setTimeout(resolve, dice(4_000));
        });
      // Killed meanwhile.
      if (isDead) return never();
      const result = await work();
      if (trouble === "mute" || (trouble === "throws" && dice(3) === 0))
        throw new Error("The store says nothing.");
      return isDead ? never() : result;
    };

    return {
      store: {
        async put(entry, replaces) {
          if (trouble === "full") throw new Error("The store takes nothing.");
          return attempt(() => shared.put(entry, replaces));
        },
        get: (audience, id) => attempt(() => shared.get(audience, id)),
        list: (audience, since) => attempt(() => shared.list(audience, since)),
        drop: (audience, id) => attempt(() => shared.drop(audience, id)),
        watch: (audience, wake) =>
          trouble === "unwatched"
            ? never()
            : attempt(() =>
                shared.watch(audience, () => {
                  if (!isDead && trouble !== "deaf") wake();
                }),
              ),
      },
      trouble(next) {
        trouble = next;
      },
      kill() {
        isDead = true;
      },
    };
  };
}
