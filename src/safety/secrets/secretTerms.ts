import type { SecretTerms } from "./secretKind.js";
import { accounts } from "./terms/accounts.js";
import { keys } from "./terms/keys.js";
import { numbers } from "./terms/numbers.js";

/**
 * The names of secrets, line by line and divided by `|`. A space may also be nothing; `*` before a term lets a
 * compound begin with anything; `.` after it says that a label ends there; `~` that the word may have other endings. In
 * scripts that do not part words, a term is found anywhere.
 */
export const secretTerms: SecretTerms = {
  "recovery-phrase": keys["recovery-phrase"],
  "one-time-code": numbers["one-time-code"],
  cvv: numbers.cvv,
  "card-number": numbers["card-number"],
  pin: numbers.pin,
  "national-id": numbers["national-id"],
  "private-key": keys["private-key"],
  "api-key": keys["api-key"],
  "bank-login": accounts["bank-login"],
  token: keys.token,
  password: accounts.password,
  "security-answer": accounts["security-answer"],
};
