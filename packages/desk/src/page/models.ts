/** A way to a model of a desk: resolves to the desk's own word, which whoever asked has to read. */
export type DeskGenerate = (
  request: object,
  options: {
    /** The id of the model that was picked. */
    readonly model?: string;
    /** Aborts when the response is not wanted any more. */
    readonly signal: AbortSignal;
    /** Shows all that the model has written so far. */
    readonly onPartial: (text: string) => void;
  },
) => Promise<unknown>;

/** By the id that each has in its host: the way to the model of the desk where a question came from. */
const models = new Map<string, DeskGenerate>();

/** Finds the way to the model of the desk where a question came from. */
export function deskModelFor(question: string): DeskGenerate | undefined {
  return models.get(question);
}

/** Lets {@link deskModelFor} find the way to a model for a question of a host. Returns a function that ends it. */
export function offerModel(question: string, generate: DeskGenerate): () => void {
  models.set(question, generate);
  return () => models.delete(question);
}
