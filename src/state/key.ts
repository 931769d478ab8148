declare const held: unique symbol;

/** The name of a value that a host keeps outside of its state, and the type of that value; a plain string at run time. */
export type HostKey<Value> = string & { readonly [held]: Value };

/** Reads what stands under a key: a value of the key's type, or of any type where only its name is known. */
export interface ReadKey {
  <Value>(key: HostKey<Value>): Value | undefined;
  (key: string): unknown;
}

/** Returns the part of a value that concerns only sessions for which `sees` returns true; `undefined` if nothing is left. */
export type ValuePart<Value> = (
  value: Value,
  sees: (session: string) => boolean,
) => Value | undefined;

/** Names a value of a host, such as `defineKey<RootsState>("roots:state")`. */
export function defineKey<Value>(name: string): HostKey<Value> {
  // The type is all that a key has beside its name.
  return name as HostKey<Value>;
}
