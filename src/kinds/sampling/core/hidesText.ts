import type { HostCore } from "../../../host/kind.js";
import { placedTextsIn } from "../../../safety/fields/placedTextsIn.js";
import { limitsOf } from "../../../wire/protocol/requestLimits.js";
import { inspectTexts } from "./inspectTexts.js";

/** Characters beyond base64 and plain names, which hide nothing. */
const telling = /[^\w+/=.-]/;

/**
 * Whether any text or name in a message hides characters. Also `true` if the texts were not all inspected; an error is
 * reported.
 */
export async function hidesText(core: HostCore, message: object): Promise<boolean> {
  try {
    const texts: string[] = [];
    const placed = placedTextsIn(message, [], limitsOf(core.limits).inspectedTexts);
    for (let next = placed.next(); ; next = placed.next()) {
      if (next.done) {
        if (!next.value) return true;
        break;
      }
      if (telling.test(next.value.text)) texts.push(next.value.text);
    }
    return (await inspectTexts(texts, core.limits)).length > 0;
  } catch (error) {
    core.report(error);
    return true;
  }
}
