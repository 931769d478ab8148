/** Describes whatever was thrown in one sentence; even what has no text of its own. */
export function describeThrown(thrown: unknown): string {
  try {
    return String(thrown instanceof Error ? thrown.message : thrown);
  } catch {
    return "Something was thrown that has no text.";
  }
}
