/** The kinds of secrets that no form may ask for (SPEC 19). */
export type SecretKind =
  | "password"
  | "api-key"
  | "token"
  | "private-key"
  | "recovery-phrase"
  | "pin"
  | "card-number"
  | "cvv"
  | "one-time-code"
  | "security-answer"
  | "national-id"
  | "bank-login";

/** A field asks for a secret: `params.by` says what tells so, `"title"` or `"message"` for instance. */
export type SecretCode = `secret-${SecretKind}`;

/** The names of secrets by their kind; as `secretTerms` tells. */
export type SecretTerms = Readonly<Record<SecretKind, readonly string[]>>;
