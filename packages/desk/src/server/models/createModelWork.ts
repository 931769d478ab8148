import type { HostKind, RequestLimits, Sessions } from "mcp-host-ui/host";
import type { Json } from "mcp-host-ui/schema";
import { type DeskCore, isGeneration } from "../deskCore.js";
import type { RawRequest } from "../deskKind.js";
import { untilDone } from "../kept/untilDone.js";
import { createPartialTelling } from "./createPartialTelling.js";
import { type DeskGeneration, generationOf, isOver } from "./deskGeneration.js";

/** A question that waits on this node, as far as a model needs it. */
export interface AskedHere {
  readonly raw: RawRequest;
  readonly session: Sessions.Record;
}

/** The work of the models of this node for one audience. */
export interface ModelWork {
  /** Begins or ends what a page asked for, by what the store says of it. */
  heard(generation: DeskGeneration, asked: AskedHere): void;
  /** Ends it: the question is over. */
  end(question: string): void;
}

/** The most characters of a response, as JSON: no feed carries a longer event. */
const longestResponse = 5_000_000;

/** Has the models of this node's kinds write what pages ask for, and tells the store how far they are. */
export function createModelWork(
  core: DeskCore,
  audience: string,
  kinds: readonly HostKind[],
  limits: RequestLimits,
): ModelWork {
  const { records, clock, persistence, report, keepReceipts } = core;
  const running = new Map<string, { readonly key: string; stop(): void }>();

  /** Changes what the store says, unless another was asked for meanwhile or this one was stopped. Resolves to whether it did. */
  const tell = async (
    { question, key }: DeskGeneration,
    phase: DeskGeneration["phase"],
    told: Pick<DeskGeneration, "text" | "generated" | "message">,
  ) => {
    let isTold = false;
    await records.change(audience, generationOf(question), (kept) => {
      isTold = isGeneration(kept) && kept.record.key === key && !isOver(kept.record);
      if (!isTold || !isGeneration(kept)) return undefined;
      return { record: { ...kept.record, ...told, phase }, expiresAt: clock.now() + keepReceipts };
    });
    return isTold;
  };

  const run = async (
    generation: DeskGeneration,
    { raw, session }: AskedHere,
    signal: AbortSignal,
  ) => {
    const { question, request, model } = generation;
    const generate = await generateOf(kinds, raw.method);
    if (!generate) return { message: "This desk has no model for that." };
    if (!(await tell(generation, "running", { text: "" }))) return undefined;
    const written = await generate(request, {
      question,
      asked: raw.params,
      limits,
      ...(model !== undefined && { model }),
      session,
      signal,
      onPartial: createPartialTelling((text) => tell(generation, "running", { text }), {
        beside: JSON.stringify(request ?? null).length,
        signal,
        report,
      }),
    });
    return "message" in written
      ? { message: written.message }
      : { generated: toJson(written.generated) };
  };

  const start = async (generation: DeskGeneration, asked: AskedHere, over: AbortController) => {
    const { signal } = over;
    const written = await run(generation, asked, signal).catch((error: unknown) => {
      // Of what goes wrong here no page is told more: it may name what only the back end should know.
      report(error);
      return { message: "The model failed." };
    });
    if (written === undefined || signal.aborted) return;
    const phase = "message" in written ? "failed" : "done";
    await untilDone(() => tell(generation, phase, { text: "", ...written }), { report, signal });
    // What still waits to show how far it was has nothing to show any more.
    over.abort();
  };

  return {
    heard(generation, asked) {
      const { question, key, phase } = generation;
      const isSame = running.get(question)?.key === key;
      if (!isSame || phase === "stopped") running.get(question)?.stop();
      if (isSame || phase !== "asked") return;
      const over = new AbortController();
      running.set(question, { key, stop: () => over.abort() });
      void start(generation, asked, over);
    },
    end(question) {
      const last = running.get(question);
      if (!last) return;
      last.stop();
      running.delete(question);
      const expiresAt = Date.now() + keepReceipts;
      void persistence.untilDone(
        () => records.drop(audience, generationOf(question)),
        () => Date.now() < expiresAt,
      );
    },
  };
}

async function generateOf(kinds: readonly HostKind[], method: string) {
  for (const kind of kinds) {
    const validation = (await kind.wire?.())?.[method];
    if (validation) return validation.generate;
  }
  return undefined;
}

function toJson(generated: unknown): Json {
  const text = JSON.stringify(generated);
  if (text === undefined) throw new TypeError("generate() returned nothing.");
  if (text.length > longestResponse)
    throw new RangeError(`A response may have ${longestResponse} characters of JSON at most.`);
  return JSON.parse(text) as Json;
}
