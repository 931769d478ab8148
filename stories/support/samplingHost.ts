import {
  createDecisionLog,
  createHost,
  elicitation,
  type LocalHost,
  type Sampling,
  sampling,
} from "mcp-host-ui/host";

/** The host app's own list of models; none of them is one. */
export const models: readonly Sampling.Model[] = [
  {
    id: "claude-3-5-sonnet-20241022",
    name: "Claude 3.5 Sonnet (scripted)",
    provider: "Example Inc.",
    cost: 0.3,
    speed: 0.5,
    intelligence: 0.9,
  },
  { id: "small-1", name: "Small (scripted)", cost: 1, speed: 1, intelligence: 0.3 },
];

const words =
  "This is a scripted reply, not a model. TP 1041 at 07:05 fits best: it leaves in the morning and is direct. IB 3101 at 09:40 is cheaper, with one layover.".split(
    " ",
  );

/** Writes one word after another, then answers. */
export const answers: Sampling.Generate = async (_, { onPartial, signal }) => {
  for (const place of words.keys()) {
    await pause(40);
    signal.throwIfAborted();
    onPartial(words.slice(0, place + 1).join(" "));
  }
  return { content: words.join(" "), stopReason: "endTurn" };
};

/** Begins, and never comes to an end. */
export const writesForever: Sampling.Generate = (_, { onPartial, signal }) =>
  new Promise((_resolve, reject) => {
    onPartial(words.slice(0, 12).join(" "));
    signal.addEventListener("abort", () => reject(signal.reason));
  });

/** Begins, and breaks. */
export const breaks: Sampling.Generate = async (_, { onPartial }) => {
  onPartial(words.slice(0, 8).join(" "));
  await pause(100);
  throw new Error("503: overloaded");
};

/** Repeats the last message. */
export const repeats: Sampling.Generate = async ({ messages }) => ({
  content: [messages.at(-1)?.content ?? []]
    .flat()
    .flatMap((block) => (block.type === "text" ? [block] : [])),
});

/** Asks for a tool. */
export const usesATool: Sampling.Generate = async () => ({
  content: [
    { type: "text", text: "I need to know whether the fare can be changed." },
    { type: "tool_use", id: "use-1", name: "look_up_fare_rule", input: { fare: "TPFLEX" } },
  ],
});

/** Opens a host that can sample; stable for each set of options. */
export function samplingHost(
  generate: Sampling.Generate,
  options: Partial<Sampling.Options> = {},
): () => LocalHost {
  return () =>
    createHost({
      kinds: [elicitation({ url: true }), sampling({ generate, models, tools: true, ...options })],
      log: createDecisionLog(),
      unattendedAfter: Number.POSITIVE_INFINITY,
    });
}

function pause(time: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, time);
  });
}
