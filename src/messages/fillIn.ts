/** A message whose key is known at run time only. */
export type AnyMessage = string | ((params: never) => string);

type Params = Readonly<Record<string, unknown>>;

/** Returns a message with its parameters filled in. */
export function fillIn(message: AnyMessage, params: Params): string {
  // The key decides the parameters, and the code that raised it provides them; a compiled message reads no others.
  return typeof message === "string" ? message : (message as (given: Params) => string)(params);
}
