import type { SecretKind } from "../../safety/secrets/secretKind.js";

/** Writes one sentence about each kind of secret, by the code of its finding. */
export function forEachSecret(
  names: Readonly<Record<SecretKind, string>>,
  write: (name: string) => string,
): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(names).map(([kind, name]) => [`secret-${kind}`, write(name)]),
  );
}
