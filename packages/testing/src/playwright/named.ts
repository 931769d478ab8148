/** Stands for any text in a sentence: a private character, which no catalogue touches. */
export const anything = "\ue000";

/** Names that are one of some sentences of a catalogue, whatever {@link anything} in them comes to. */
export function named(sentences: readonly string[]): RegExp {
  const patterns = sentences.map((sentence) =>
    sentence
      .replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&")
      .replace(/\s+/g, "\\s+")
      .replace(/\u2068?\ue000\u2069?/g, ".*"),
  );
  return new RegExp(`^(?:${patterns.join("|")})$`, "u");
}
