import type { Inspector } from "../../../../safety/createInspector.js";
import type { Finding } from "../../../../safety/finding.js";
import { inspectText } from "../../../../safety/text/inspectText.js";
import { mayHide } from "../../../../ui/hidden-text/mayHide.js";
import type { CreateMessageRequest } from "../../core/protocol/samplingRequest.js";
import { textsOfRequest } from "../../core/textsOfRequest.js";

/** Says what the texts that a model would read hide: as the host judges it, or by what may hide something at all. */
export function inspectRequest(
  request: CreateMessageRequest,
  inspector: Inspector | undefined,
): readonly Finding[] {
  const texts = textsOfRequest(request);
  return inspector
    ? texts.flatMap((text) => inspector.inspectText(text))
    : texts.filter(mayHide).flatMap((text) => inspectText(text));
}
