import type { HostCore } from "../../../host/kind.js";
import { mayHide } from "../../../safety/text/mayHide.js";
import { inspectTexts } from "./inspectTexts.js";
import type { CreateMessageRequest } from "./protocol/samplingRequest.js";
import { textsOfRequest } from "./textsOfRequest.js";

/** Whether a text of a request hides characters; also `true`, with a report, if the texts could not be inspected. */
export async function hidesText(
  { limits, report }: HostCore,
  request: CreateMessageRequest,
): Promise<boolean> {
  try {
    const inspection = { inspector: undefined, mayHide, limits };
    return (await inspectTexts(textsOfRequest(request), inspection)).length > 0;
  } catch (error) {
    report(error);
    return true;
  }
}
