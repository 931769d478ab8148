import type { RelayPort } from "mcp-host-ui/relay";
import { createDice } from "./dice.js";

/** Which faults a port has, each in parts of one. */
export interface Faults {
  /** How many messages are lost. */
  readonly loss?: number;
  /** How many come twice. */
  readonly twice?: number;
  /** How many come after the one that was sent next. */
  readonly late?: number;
}

/** A real port that loses, doubles and reorders what is sent through it, the same each time for one seed, until it is mended. */
export interface LossyPort {
  readonly port: RelayPort;
  /** How many messages were lost, doubled or held back so far. */
  faults(): number;
  /** Lets everything through from now on. */
  mend(): void;
}

/** How many different draws there are. */
const draws = 2 ** 32;

/** Spoils one end of a real channel. */
export function spoilPort(
  inner: MessagePort,
  { loss = 0, twice = 0, late = 0 }: Faults,
  seed: number,
): LossyPort {
  const dice = createDice(seed);
  const held: unknown[] = [];
  let faults = 0;
  let isMended = false;
  const letGo = () => {
    for (const message of held.splice(0)) inner.postMessage(message);
  };
  return {
    faults: () => faults,
    mend() {
      isMended = true;
      letGo();
    },
    port: {
      postMessage(message) {
        const draw = isMended ? 1 : dice(draws) / draws;
        if (draw < loss + twice + late) faults += 1;
        if (draw < loss) return;
        if (draw < loss + late) {
          held.push(message);
          return;
        }
        inner.postMessage(message);
        if (draw < loss + late + twice) inner.postMessage(message);
        letGo();
      },
      addEventListener: inner.addEventListener.bind(inner),
      removeEventListener: inner.removeEventListener.bind(inner),
      ...("start" in inner && { start: inner.start.bind(inner) }),
    },
  };
}
