import type { Outcome } from "mcp-host-ui/host";
import type { DeskMessage } from "../server/deskMessage.js";
import type { PartialMessage } from "./deskModel.js";
import { type Between, type Held, holdQuestion } from "./holdQuestion.js";
import { shareBlocks } from "./sharedBlocks.js";

/** The questions of a desk that a page's host holds. */
export interface HeldQuestions {
  hear(message: DeskMessage): void;
  /** Takes all of them from the host: the page hears the desk no more. */
  drop(): void;
}

/** Holds a desk's questions in a host, each in the session of its server. */
export function createHeldQuestions(between: Between): HeldQuestions {
  const held = new Map<string, Held>();
  const blocks = shareBlocks(between);
  /** The output of models from before this page was there, by question; held until all that waits has been told. */
  let before: Map<string, PartialMessage> | undefined = new Map();

  const end = (id: string, outcome: Outcome) => {
    held.get(id)?.end(outcome);
    held.delete(id);
  };

  return {
    hear(message) {
      switch (message.type) {
        case "asked":
          blocks.know(message.server.id);
          if (held.has(message.id)) held.get(message.id)?.move(message);
          else held.set(message.id, holdQuestion(between, message));
          return;
        case "blocks":
          return blocks.hear(message.servers);
        case "partial":
          before?.set(message.id, message);
          return held.get(message.id)?.hear(message);
        case "settled":
          held.get(message.id)?.answered(message.outcome, message.key);
          return void held.delete(message.id);
        case "withdrawn":
          return end(message.id, message.outcome);
        case "notice":
          void between.host
            .openSession(message.server)
            .receiveNotification(message.method, message.params);
          return;
        case "ready": {
          const open = new Set(message.open);
          for (const [id, partial] of before ?? [])
            if (!partial.stopped && partial.request !== undefined) held.get(id)?.takeUp(partial);
          before = undefined;
          // The desk has no record any more, so what was sent is unknown.
          for (const id of [...held.keys()])
            if (!open.has(id)) end(id, { sent: "unknown", by: "session", at: Date.now() });
        }
      }
    },
    drop() {
      blocks.stop();
      for (const one of held.values()) one.leave();
      held.clear();
    },
  };
}
