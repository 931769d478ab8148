import type { Stage } from "./createStage.js";
import type { QuestionUnderTest } from "./hostUnderTest.js";
import { serverInfo } from "./wire/introduction.js";

/** Fails unless a question has the server's name: the host's own for it, or that which it claims. */
export function readsServer(stage: Stage, question: QuestionUnderTest): Promise<void> {
  const { title, name } = serverInfo;
  return stage.reads(question, "the name of the server", stage.given.name, title, name);
}
