import { notSecret } from "../data/notSecret.js";
import type { FindPrivate } from "../privateSpan.js";

const quoted = "[\"'](?<value>[^\"'\\n]{4,120})[\"']";
const name = "[A-Za-z_.-]{0,40}(?:pass(?:word|wd|phrase)?|pwd|secret|token|api[_-]?key)";
const shapes: readonly RegExp[] = [
  // Markup
  new RegExp(`<(?<tag>${name})>(?<value>[^<>\\s]{4,120})</\\k<tag>>`, "giu"),
  new RegExp(`type=["']password["'][^<>\\n]{0,200}?\\bvalue=${quoted}`, "giu"),
  new RegExp(`(?:key|name)=["']${name}["']\\s{1,4}value=${quoted}`, "giu"),
  // SQL
  new RegExp(
    `(?:identified (?:with \\w{1,40} )?by|(?:set|with)(?: encrypted)? password(?: for \\S{1,80})?)[ =]{1,3}${quoted}`,
    "giu",
  ),
  // A phrase in quotes
  new RegExp(`(?<![A-Za-z])${name}["']?\\s{0,3}[:=]{1,2}>?\\s{0,3}${quoted}`, "giu"),
  // Settings of an environment
  /(?<![\w-])[A-Z][A-Z\d_]{0,40}(?:PASS(?:WORD|WD|PHRASE)?|PWD|SECRET|TOKEN|API_?KEY|ACCESS_?KEY|PRIVATE_?KEY|AUTH)=(?<value>[^\s"'`<>$]{4,200})/gu,
  // The line after a user's name
  /(?:user(?:name)?|login)["']?\s{0,3}[:=][^\n]{1,80}\n\s{0,20}["']?(?:pass(?:word|wd)?|pwd)["']?\s{0,3}[:=]\s{0,3}["']?(?<value>[^\s"',]{4,120})/giu,
  /\bPIN(?: (?:code|number))?(?: is|:|=) {0,2}(?<value>\d{4})(?!\d)/gu,
  // A row of a table
  /\|\s{0,8}(?:pass(?:word|wd)?|pwd|api[ _-]?key|secret|token)\s{0,8}\|\s{0,8}(?<value>[^\s|]{4,200})\s{0,8}\|/giu,
  // .netrc, .pgpass, command lines
  /(?<=\blogin \S{1,80}\s{1,8}password )(?<value>\S{4,120})/gu,
  /(?<![^\s])[\w.*-]{1,80}:(?:\d{2,5}|\*):[\w*-]{1,60}:[\w.*-]{1,60}:(?<value>\S{4,120})/gu,
  /\bsshpass -p ?["']?(?<value>[^\s"']{4,80})/gu,
  /\b(?:mysql|mysqldump|mariadb)\b[^\n]{0,80}? -p(?<value>[^\s"'-][^\s"']{3,80})/gu,
  /\bredis-cli\b[^\n]{0,60}? -a ["']?(?<value>[^\s"']{4,80})/gu,
  // Cookies
  /(?<![\w.-])(?:\w{0,24}sess(?:ion)?[_-]?(?:id|token)?|connect\.sid|sid|auth[_-]?token|csrf[_-]?token|remember[_-]?(?:me|token))=(?<value>[\w%.~+/=-]{12,400})/giu,
  // What a password was turned into
  /(?<value>\$2[abxy]\$\d{2}\$[./A-Za-z\d]{53}|\$(?:1|5|6|y|apr1)\$[^\s$:]{1,40}\$(?:[^\s$:]{1,40}\$)?[./A-Za-z\d]{20,100}|\$argon2(?:id?|d)\$[^\s:]{20,200})/gu,
  // Keys that begin in an issuer's way, known or not
  /(?<![\w-])(?<value>[A-Za-z][A-Za-z\d]{1,15}[_-](?:(?:live|test|prod|pat|api|sk|secret|key|token|v\d|sandbox|dev|org|bot|svc|admin|proj|ant|app|at|rt)\d{0,2}[_-]){1,3}(?=[\w-]{0,40}\d)[A-Za-z\d_-]{14,200})/gu,
  /(?<![\w-])(?<value>(?:ghp|gho|ghu|ghs|ghr|glpat|xox[abeoprs]|shp(?:at|ca|pa|ss)|sk|rk|pk|npm|hf|dop_v1|figd|glsa|glc|ntn|sbp|pul|tfp|r8|rnd|whsec|dckr_pat|lin_api|github_pat|nvapi|gsk|xai|pplx|hvs|AIza|ya29|SG|EAA[A-Z]|AKIA|ASIA|GOCSPX|AGPA|AROA|AIDA|key|SK|AC|NRAK|PMAK)(?:[_.-]|(?<=AIza|AKIA|ASIA|AGPA|AROA|AIDA|EAA[A-Z]|SK|AC))(?=[\w.-]{0,40}\d)(?=[\w.-]{0,60}[A-Za-z])[\w.-]{15,200})(?![\w-])/gu,
];

/** Finds secrets in settings, markup, statements, command lines and cookies. */
export const findConfigured: FindPrivate = (text) =>
  shapes.flatMap((shape) =>
    [...text.matchAll(shape)].flatMap(({ 0: all, groups, index }) => {
      const written = groups?.value ?? "";
      const start = index + all.lastIndexOf(written);
      const value = written.replace(/[),.;:]+$/u, "");
      return value.length < 4 || notSecret(value) || isTemplate(value) || isLabel(value)
        ? []
        : [{ start, end: start + value.length, kind: "credential" }];
    }),
  );

/** Whether it is a word or some for people, such as a label: a phrase that is a secret has small letters alone, and none of these words. */
function isLabel(value: string): boolean {
  if (!/^[\p{L}\p{M}\s'’.,!?-]+$/u.test(value)) return false;
  const isShort = /^\S+(?:\s+\S+){1,2}$/u.test(value);
  return /[^\0-\x7f]/u.test(value) || (isShort && labelWords.test(value));
}

const labelWords =
  /[A-Z.,!?]|\b(?:enter|your|my|new|old|current|confirm|repeat|please|choose|password|passphrase|secret|token|key|the|an?|is|or|and|not|for|of|to|required|here|forgot|reset|change|show|hide|must|invalid|wrong|incorrect|strength|field|user|name|login|sign|same|mismatch)\b/u;

function isTemplate(value: string): boolean {
  return /x{6}|\*{4}|\.{3}|your[_-]|example[_-]|^\w+ \w+ (?:is|must|has)\b|required|^(?:text|hidden|string|password|secret|token|number|email)$/iu.test(
    value,
  );
}
