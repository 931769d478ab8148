import type { FindPrivate } from "../privateSpan.js";

const longest = 2_000;
const scheme = /(?<![A-Za-z\d+.-])[A-Za-z][A-Za-z\d+.-]{1,24}$/u;
const address = /^[^\s"'`<>|\\^{}「」『』（）【】，。、；！？]+/u;
const named =
  /^(?:(?:api|access|auth|app|secret|client|refresh|id|session|security|csrf|reset|login|user|bearer|private|sas|invite|magic|verification|oauth|amz|goog|x-amz|x-goog)?[_.-]?(?:key|token|secret|signature|credential|password|passwd|pass|pwd)|x-amz-(?:signature|credential|security-token)|x-goog-signature|apikey|sig|sign|jwt|auth|authorization|access|sid|session|sessionid|jsessionid|phpsessid|otp|code|pin|hmac|ticket|passphrase|contraseña|clave|senha|passwort|subscription-key|code_verifier|sas|token_hash|k)$/iu;
const strong = /pass|pwd|secret|token|key|sig|jwt|credential|otp|pin|senha|clave|contraseña/iu;
const template =
  /^(?:$|[<{[$%*]|x{3,}|your|redacted|\*+|example|\.{3}|xxx|placeholder|true|false|null|none|undefined)/iu;
const webhooks =
  /^(?:hooks\.slack\.com\/(?:services|workflows|triggers)\/|(?:\w+\.)?discord(?:app)?\.com\/api\/webhooks\/|[\w-]+\.webhook\.office\.com\/webhookb2\/|api\.telegram\.org\/bot\d)/iu;

/** Finds addresses with a secret in them: a name and a password, or a key in the query. */
export const findSecretUrls: FindPrivate = (text) => {
  const found = [];
  for (let at = text.indexOf("://"), next = 0; at >= 0; at = text.indexOf("://", next)) {
    next = at + 3;
    const name = scheme.exec(text.slice(Math.max(0, at - 26), at))?.[0];
    if (!name) continue;
    const start = at - name.length;
    const rest = address.exec(text.slice(at + 3, at + 3 + longest))?.[0] ?? "";
    const end = at + 3 + trimmed(rest, text[start - 1]).length;
    next = Math.max(next, end);
    if (holdsSecret(text.slice(at + 3, end))) found.push({ start, end, kind: "secretUrl" });
  }
  return found;
};

/** The end of a sentence, or of a bracket around the address, is no part of it. */
function trimmed(rest: string, before: string | undefined): string {
  const bare = rest.replace(/[.,;:!?*_)\]]+$/u, "");
  const closes = before !== "(" && bare.includes("(") && rest[bare.length] === ")";
  return closes ? `${bare})` : bare;
}

function holdsSecret(rest: string): boolean {
  const [authority = ""] = rest.split(/[/?#]/u, 1);
  const [user, secret] = authority.includes("@")
    ? splitOnce(authority.slice(0, authority.lastIndexOf("@")), ":")
    : ["", ""];
  if (secret && !template.test(secret)) return true;
  if (user.length >= 16 && /\d/u.test(user)) return true;
  if (webhooks.test(rest) && rest.length > 50) return true;
  if (/:\/\/[^\s/:@]{1,80}:[^\s/@]{1,80}@/u.test(rest)) return true;
  const at = rest.search(/[?#]/u);
  return (
    at >= 0 &&
    rest
      .slice(at + 1)
      .split(/[&;#?]/u)
      .some(isSecretPart)
  );
}

function isSecretPart(part: string): boolean {
  const [name, value] = splitOnce(part, "=");
  if (!named.test(name) || template.test(value)) return false;
  return strong.test(name)
    ? value.length >= 4 && /\d|.{12}/u.test(value)
    : value.length >= 10 && /\d/u.test(value) && /[A-Za-z]/u.test(value);
}

function splitOnce(text: string, by: string): readonly [string, string] {
  const at = text.indexOf(by);
  return at < 0 ? [text, ""] : [text.slice(0, at), text.slice(at + 1)];
}
