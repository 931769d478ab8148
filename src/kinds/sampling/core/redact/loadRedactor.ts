import type { RedactionOptions } from "../../../../safety/redaction/redactionOptions.js";
import type { Redactor } from "./createRedactor.js";

/** Loads what redacts, with the first request. Where that fails nothing leaves. */
export type LoadRedactor = () => Promise<Redactor>;

/** Makes what loads the redactor of a host; `undefined` if the host does not redact. */
export function createLoadRedactor(
  redact: boolean | RedactionOptions | undefined,
): LoadRedactor | undefined {
  if (!redact) return undefined;
  let loaded: Promise<Redactor> | undefined;
  return () => {
    loaded ??= import("./createRedactor.js").then(({ createRedactor }) =>
      createRedactor(redact === true ? {} : redact),
    );
    loaded.catch(() => {
      loaded = undefined;
    });
    return loaded;
  };
}
