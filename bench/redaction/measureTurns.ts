import { createHost, type Sampling, sampling } from "mcp-host-ui/host";
import { texts } from "./texts.js";

/** The time that redacting one message took, and the longest that nothing else could run meanwhile, in milliseconds. */
export interface Turns {
  readonly text: string;
  readonly whole: number;
  readonly longest: number;
}

/** Has a host redact a request of a megabyte of each text, from the request to what the person is shown. */
export async function measureTurns(): Promise<readonly Turns[]> {
  const measured: Turns[] = [];
  for (const [text, content] of Object.entries(texts)) {
    const host = createHost({
      kinds: [
        sampling({
          redact: { words: ["project heron", "ann example"] },
          generate: async () => ({ content: "" }),
        }),
      ],
      storage: false,
    });
    const session = host.openSession({ id: "travel" });
    const stop = watchTurns();
    const began = performance.now();
    session
      .receive("sampling/createMessage", {
        messages: [{ role: "user", content: { type: "text", text: content } }],
        maxTokens: 100,
      })
      .catch(() => {});
    await new Promise<void>((resolve) => {
      const unsubscribe = host.subscribe(() => {
        const [question] = host.getState().open;
        if (!(question?.detail as Sampling.Detail | undefined)?.redaction) return;
        unsubscribe();
        resolve();
      });
    });
    measured.push({ text, whole: performance.now() - began, longest: stop() });
    host.close();
  }
  return measured;
}

/** Watches the turns of the event loop; returns a function that stops it and gives the longest, in milliseconds. */
function watchTurns(): () => number {
  let longest = 0;
  let last = performance.now();
  let timer: ReturnType<typeof setImmediate>;
  const turn = () => {
    const now = performance.now();
    longest = Math.max(longest, now - last);
    last = now;
    timer = setImmediate(turn);
  };
  turn();
  return () => {
    clearImmediate(timer);
    return longest;
  };
}
