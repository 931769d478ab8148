import { type HostKind, Kinds, type RequestLimits } from "mcp-host-ui/host";
import type { DeskCore } from "../deskCore.js";
import {
  atStage,
  callsAudience,
  expiryOf,
  type ParkedCall,
  type ParkedCallEnd,
  type ParkedCallRecord,
} from "./callRecord.js";
import { resumeCalls } from "./resumeCalls.js";
import type { ResumeOptions, SendRound } from "./resuming.js";
import { clearRound, idsOf } from "./roundQuestions.js";

/** The calls that a desk parks. */
export interface ParkedCalls {
  park(call: ParkedCall): Promise<string>;
  unpark(id: string): Promise<boolean>;
  resume(send: SendRound, options?: ResumeOptions): () => Promise<void>;
  /** Lets go of what this node sends. */
  close(): void;
}

const stopped: ParkedCallEnd = { error: { message: "The call was stopped." } };

/** Makes the side of a desk that parks calls. */
export function createParkedCalls(
  core: DeskCore,
  kinds: readonly HostKind[],
  limits: RequestLimits,
): ParkedCalls {
  const { records, nodes, clock } = core;
  const closing = new AbortController();
  const begun = new Set<string>();
  return {
    async park({ audience, server, method, params, context, deadline }) {
      if (deadline !== undefined && !Number.isFinite(deadline))
        throw new TypeError(
          `A parked call has ${deadline} for a deadline, which never passes. Write milliseconds since 1970: Date.now() + 3_600_000.`,
        );
      await clock.sync();
      const id = Kinds.randomName();
      const record: ParkedCallRecord = {
        type: "call",
        audience,
        server,
        method,
        params,
        ...(context !== undefined && { context }),
        ...(deadline !== undefined && { deadline: clock.shared(deadline) }),
        round: 0,
        attempt: 0,
        stage: "due",
      };
      const at = { replaces: 0, expiresAt: expiryOf(record, core) };
      await records.put(callsAudience, id, record, at);
      return id;
    },
    async unpark(id) {
      let before: ParkedCallRecord | undefined;
      await records.change(callsAudience, id, ({ record, expiresAt }) => {
        before = record.type === "call" && !isOver(record) ? record : undefined;
        return (
          before && {
            record: atStage(before, { stage: "ended", node: nodes.id, end: stopped }),
            expiresAt,
          }
        );
      });
      if (before?.stage === "asking")
        await clearRound(core, before.audience, idsOf(before.questions));
      return before !== undefined;
    },
    resume: (send, options) =>
      resumeCalls(core, { kinds, limits, send, begun, ...options }, closing.signal),
    close: () => closing.abort(),
  };
}

function isOver({ stage }: ParkedCallRecord): boolean {
  return stage === "ended" || stage === "over";
}
