/** The result of reading something from the wire: a value, or one sentence that tells what is wrong with it. */
export type Reading<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly problem: string };
