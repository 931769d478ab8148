import type { Question } from "../../../host/question.js";
import { rehearse, whenIdle } from "../../../prompt/loading/rehearse.js";
import type { ElicitFormRequest } from "../../../wire/protocol/elicitRequest.js";
import { elicitationKind } from "./elicitationKind.js";

/** Has a form with the commonest fields filled in where nobody sees it; see {@link rehearse}. */
export function rehearseElicitation(stage?: Element): Promise<void> {
  return rehearse({ kind: elicitationKind, question: example, play: fillIn }, stage);
}

const request: ElicitFormRequest = {
  mode: "form",
  message: "Where to?",
  // None that loads anything more.
  requestedSchema: {
    type: "object",
    properties: {
      name: { type: "string", title: "Name", description: "As in your passport" },
      email: { type: "string", format: "email" },
      nights: { type: "integer", minimum: 1 },
      breakfast: { type: "boolean", default: false },
      seat: { type: "string", enum: ["window", "aisle"] },
    },
    required: ["name", "email"],
  },
};

const example: Question<ElicitFormRequest> = {
  id: "rehearsal",
  kind: "elicitation",
  session: "rehearsal",
  request,
  phase: "open",
  calls: [],
  embedded: false,
  asked: 1,
  receivedAt: 0,
  aside: false,
  lingering: false,
};

/** Types, sends too early, and mends what is marked. */
async function fillIn(stage: Element): Promise<void> {
  type(stage, "A traveller");
  await whenIdle();
  type(stage, "");
  stage
    .querySelector("form")
    ?.dispatchEvent(new Event("submit", { bubbles: true, cancelable: true }));
  for (let waits = 0; waits < 20 && !stage.querySelector("[aria-invalid=true]"); waits += 1)
    await whenIdle();
  type(stage, "A traveller");
  await whenIdle();
}

/** Types a text into the first field, key by key; an empty one clears it. */
function type(stage: Element, text: string): void {
  const input = stage.querySelector("input");
  if (!input) return;
  // React takes what it finds in its own `value` for known.
  const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set;
  for (let length = Math.min(1, text.length); length <= text.length; length += 1) {
    set?.call(input, text.slice(0, length));
    input.dispatchEvent(new Event("input", { bubbles: true }));
  }
}
