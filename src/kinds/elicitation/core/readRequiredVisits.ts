import type { ElicitUrlRequest } from "../../../wire/protocol/elicitRequest.js";

/** Reads the elicitations that a `URLElicitationRequiredError` lists (revision 2025-11-25). */
export function readRequiredVisits(error: unknown): readonly ElicitUrlRequest[] {
  const { elicitations } = asRecord(asRecord(error).data);
  if (!Array.isArray(elicitations)) return [];
  return elicitations.map((entry: unknown) => {
    const { message, url, elicitationId } = asRecord(entry);
    return {
      mode: "url",
      message: typeof message === "string" ? message : "",
      url: typeof url === "string" ? url : "",
      ...(typeof elicitationId === "string" && { elicitationId }),
    };
  });
}

function asRecord(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null ? { ...value } : {};
}
