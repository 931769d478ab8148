/** The texts that a model is given or has answered: text to estimate, or a count that it reported itself. */
export type Spending =
  /** A model is asked: the texts that it gets, and the most tokens that it may answer. */
  | { readonly type: "begun"; readonly texts: readonly string[]; readonly maxTokens: number }
  /** A model is done; with the texts of its answer, or the tokens that were used in all. */
  | { readonly type: "done"; readonly texts?: readonly string[]; readonly tokens?: number };
