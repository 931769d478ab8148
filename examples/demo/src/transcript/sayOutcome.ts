import type { Outcome } from "mcp-host-ui/host";

/** Says in one sentence who ended a question, and how. */
export function sayOutcome(outcome: Outcome, kind: "form" | "url" | "sampling" | "roots"): string {
  if (outcome.sent === "unknown") return "We don’t know if an answer was sent.";
  if (outcome.sent === "nothing") return nothing[outcome.by];
  if (outcome.by === "rule") return `The rule “${outcome.rule ?? ""}” answered.`;
  if (outcome.by === "person" && outcome.cause === "caller-ended")
    return "You stopped the operation, so the question was cancelled.";
  if (outcome.cause !== undefined) return causes[outcome.cause];
  switch (outcome.sent) {
    case "accept":
    case "result":
      return answered[kind];
    case "error":
      return "You said no.";
    case "decline":
      return "You declined.";
    default:
      return "You cancelled the question.";
  }
}

const answered = {
  form: "You answered.",
  url: "You agreed to visit the page.",
  sampling: "You sent an answer.",
  roots: "It got the list of folders.",
};

const nothing = {
  server: "The server took the question back.",
  session: "The connection was lost before you answered.",
  person: "You stopped the operation before you answered.",
  host: "The operation ended before you answered.",
};

const causes: Record<NonNullable<Outcome["cause"]>, string> = {
  unattended: "Nobody could see the question, so the demo cancelled it.",
  deadline: "The time for an answer was over, so the demo cancelled the question.",
  "caller-ended": "The operation ended before you answered, so the question was cancelled.",
  blocked: "You blocked the server, so the demo answered nothing for you.",
  flood: "The server asked too much at once, so the demo did not put the question to you.",
  invalid: "The question could not be answered.",
  failed: "What it takes to answer could not be loaded.",
  policy: "The demo's policy decided, so nobody was asked.",
  reload: "The page was reloaded before you answered.",
};
