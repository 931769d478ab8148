import { createAllowance } from "../wire/protocol/allowance.js";
import type { RequestLimits } from "../wire/protocol/requestLimits.js";
import { inspectLoading } from "./fields/loadFieldInspector.js";
import type { Finding } from "./finding.js";
import { inspectText } from "./text/inspectText.js";
import { inspectUrl, type UrlContext, type UrlInspection } from "./url/inspectUrl.js";

/** Options for an inspector. */
export interface InspectorOptions {
  /**
   * Reads each finding and gives back what shall stand: the same, another, or `undefined` to drop it. What is refused
   * stays refused and is not shown to it.
   */
  readonly revise?: (finding: Finding) => Finding | undefined;
  /** Findings of the host's own, added to those of a form. */
  readonly fields?: (requestedSchema: unknown, message: string) => readonly Finding[];
  /** Findings of the host's own, added to those of a text. */
  readonly text?: (text: string) => readonly Finding[];
  /** Findings of the host's own, added to those of a URL; one of severity `"refuse"` refuses it. */
  readonly url?: (inspection: UrlInspection, context: UrlContext) => readonly Finding[];
}

/** The inspections as one host wants them; each loads what it needs when it is first used. */
export interface Inspector {
  /** Explains what is suspicious about a form, within the limits of its host: `steps` are those that the request has left. */
  readonly inspectFields: (
    requestedSchema: unknown,
    message?: string,
    limits?: RequestLimits,
  ) => Promise<readonly Finding[]>;
  /** Explains what a text hides. */
  readonly inspectText: (text: string) => readonly Finding[];
  /** Explains what is suspicious about a URL. */
  readonly inspectUrl: (url: string, context?: UrlContext) => Promise<UrlInspection>;
}

/** Makes an inspector with a host's own inspections added; without options they are the library's. */
export function createInspector(options: InspectorOptions = {}): Inspector {
  const revise = (findings: readonly Finding[]) =>
    findings.flatMap((finding) => {
      const { revise } = options;
      return finding.severity === "refuse" || !revise ? finding : (revise(finding) ?? []);
    });
  return {
    async inspectFields(requestedSchema, message = "", limits = {}) {
      const ours = await inspectLoading(requestedSchema, message, createAllowance(limits));
      const own = options.fields?.(requestedSchema, message) ?? [];
      return revise([...ours, ...own]);
    },
    inspectText: (text) => revise([...inspectText(text), ...(options.text?.(text) ?? [])]),
    async inspectUrl(url, context = {}) {
      const inspection = await inspectUrl(url, context);
      const own = options.url?.(inspection, context) ?? [];
      const findings = revise([...inspection.findings, ...own]);
      return {
        ...inspection,
        findings,
        ok: findings.every(({ severity }) => severity !== "refuse"),
      };
    },
  };
}
