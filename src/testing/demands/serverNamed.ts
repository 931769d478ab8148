import type { Stage } from "./createStage.js";
import { type AskedIn, since202511 } from "./demandPlan.js";
import type { QuestionUnderTest } from "./hostUnderTest.js";
import { serverInfo } from "./wire/askingCall.js";

const page = "client/elicitation#user-interaction-model";

/** The levels of making clear which server asks. */
export const namesTheServer: AskedIn = {
  "2025-06-18": ["should", page],
  ...since202511("must", page),
};

/** Fails unless a question has the server's name: the host's own for it, or that which it claims. */
export function readsServer(stage: Stage, question: QuestionUnderTest): Promise<void> {
  const { title, name } = serverInfo;
  return stage.reads(question, "the name of the server", stage.given.name, title, name);
}
