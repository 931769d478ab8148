import { isJsonObject } from "../../wire/protocol/json.js";
import type { Calls } from "../calls/calls.js";
import type { Question } from "../question.js";
import type { ReceiveOptions } from "../session.js";

/** A question as it arrives. */
export interface Ask {
  readonly kind: string;
  readonly session: string;
  readonly request: unknown;
  readonly detail: unknown;
  readonly options: ReceiveOptions;
  /** Whether the asker can receive only flat answers. @default false */
  readonly flatAnswers?: boolean;
}

/** Makes the record of a question that has just arrived. */
export function createQuestion(
  { kind, session, request, detail, options, flatAnswers }: Ask,
  id: string,
  calls: Calls,
): Question {
  const owners = options.call
    ? [options.call]
    : options.appView === undefined
      ? calls.ofSession(session)
      : [];
  return {
    id,
    kind,
    session,
    request,
    detail,
    phase: "open",
    calls: owners,
    ...(options.call !== undefined && { call: options.call }),
    embedded: options.embedded ?? false,
    ...(flatAnswers && { flatAnswers }),
    ...(options.appView !== undefined && { appView: options.appView }),
    ...viewOf(options),
    asked: 1,
    receivedAt: Date.now(),
    ...(options.deadline !== undefined && { deadline: options.deadline }),
    ...(options.extendBy !== undefined && { extendBy: options.extendBy }),
    aside: false,
    lingering: false,
  };
}

function viewOf({ meta, appView }: ReceiveOptions): Pick<Question, "viewUri"> {
  const { ui } = meta ?? {};
  const viewUri = isJsonObject(ui) && appView === undefined && ui.resourceUri;
  const isOne = typeof viewUri === "string" && /^ui:\/\/.{0,2048}$/.test(viewUri);
  return isOne ? { viewUri } : {};
}
