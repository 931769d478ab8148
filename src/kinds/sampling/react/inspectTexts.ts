import type { Inspector } from "../../../safety/createInspector.js";
import type { Finding } from "../../../safety/finding.js";
import { mayHide } from "../../../ui/hidden-text/mayHide.js";

/** Says what some texts hide; what finds that is loaded when one of them may. */
export async function inspectTexts(
  texts: readonly string[],
  inspector: Inspector | undefined,
): Promise<readonly Finding[]> {
  const suspects = inspector ? texts : texts.filter(mayHide);
  if (suspects.length === 0) return [];
  const inspectText =
    inspector?.inspectText ?? (await import("../../../safety/inspectors.js")).inspectText;
  return suspects.flatMap((text) => inspectText(text));
}
