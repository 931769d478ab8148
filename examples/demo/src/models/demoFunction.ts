import type { Sampling } from "mcp-host-ui/host";

/** Answers from a few patterns in the prompt, word by word, the same every time. It is no model and says so. */
export const demoFunction: Sampling.Generate = async (request, { signal, onPartial }) => {
  const results = blocksOf(request).flatMap((block) =>
    block.type === "tool_result" ? readTexts(block.content) : [],
  );
  const prompt = readTexts(blocksOf(request)).join("\n");
  const best = findFlight(prompt);
  const mayLookUp = results.length === 0 && request.toolChoice?.mode !== "none";
  const tool = mayLookUp ? request.tools?.[0] : undefined;
  if (tool && best)
    return {
      content: [
        { type: "text", text: `${disclaimer} Let me look up ${best.number} first.` },
        { type: "tool_use", id: "look-up-1", name: tool.name, input: { flight: best.number } },
      ],
      stopReason: "toolUse",
    };
  const words = `${disclaimer} ${say(request, best, results)}`.split(" ");
  for (const [index] of words.entries()) {
    await pause(signal);
    onPartial(words.slice(0, index + 1).join(" "));
  }
  return { content: words.join(" "), stopReason: "endTurn" };
};

const disclaimer = "I am not a model, only a small function of this demo.";

function say(
  request: Sampling.CreateMessageRequest,
  best: FoundFlight | undefined,
  results: readonly string[],
): string {
  if (best)
    return [
      `Of the ${best.among} flights in the prompt, ${best.number} is the cheapest that departs in the morning with one layover at most: ${best.departs}, $${best.price}.`,
      ...results,
    ].join(" ");
  const kinds = new Set(blocksOf(request).map(({ type }) => type));
  if (kinds.has("image")) return "There is a picture in the prompt; I cannot see it.";
  const length = readTexts(blocksOf(request)).join("").length;
  return `I counted ${length} characters in the prompt.`;
}

interface FoundFlight {
  readonly number: string;
  readonly departs: string;
  readonly price: number;
  readonly among: number;
}

function findFlight(prompt: string): FoundFlight | undefined {
  const lines = [
    ...prompt.matchAll(/^(\w+), departs (\d\d:\d\d), (\d+) layovers, \d+ h, \$(\d+)$/gm),
  ];
  const found = lines
    .map(([, number = "", departs = "", layovers, price]) => ({
      number,
      departs,
      layovers: Number(layovers),
      price: Number(price),
      among: lines.length,
    }))
    .filter(({ departs, layovers }) => departs >= "05:00" && departs < "12:00" && layovers <= 1);
  return found.toSorted((one, other) => one.price - other.price)[0];
}

function blocksOf({ messages }: Sampling.CreateMessageRequest): readonly Sampling.Content[] {
  return messages.flatMap(({ content }) => content);
}

function readTexts(blocks: readonly { readonly type: string }[]): readonly string[] {
  return blocks.flatMap((block) =>
    block.type === "text" && "text" in block && typeof block.text === "string" ? [block.text] : [],
  );
}

function pause(signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, 25);
    signal.addEventListener(
      "abort",
      () => {
        clearTimeout(timer);
        reject(signal.reason);
      },
      { once: true },
    );
  });
}
