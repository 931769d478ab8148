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

/**
 * The names of secrets by their kind, in lines whose names `|` divides. A space may also be nothing. In front of a name, `*`
 * means that a compound may begin with anything. At its end, `.` means that a label must end there, and `~` that the word
 * may have other endings. In scripts that write no spaces between words, a name counts anywhere.
 */
export type SecretTerms = Readonly<Partial<Record<SecretKind, readonly string[]>>>;
