import type { Host } from "../../../host/host.js";
import type { Inspector } from "../../../safety/createInspector.js";
import type { Finding } from "../../../safety/finding.js";
import { mayHide } from "../../../safety/text/mayHide.js";
import { inspectTexts } from "../core/inspectTexts.js";
import { samplingLimitsKey } from "../core/samplingKeys.js";

/** Explains what texts of a request hide, within the limits of its host. */
export function inspectForHost(
  texts: readonly string[],
  host: Host,
  inspector: Inspector | undefined,
): Promise<readonly Finding[]> {
  return inspectTexts(texts, { inspector, mayHide, limits: host.read(samplingLimitsKey) });
}
