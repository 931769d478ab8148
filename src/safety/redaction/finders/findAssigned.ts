import { looksRandom } from "../../secrets/shapes/looksRandom.js";
import { namedKeys } from "../data/namedKeys.js";
import type { FindPrivate } from "../privateSpan.js";

const assignments =
  /(?<![\p{L}\d_.-])([\p{L}\d_][\p{L}\p{M}\d_.-]{1,63}(?: (?:key|token|secret|is|es|ist|est|è|é|password|id)){0,2})["'`]{0,2}\s{0,3}(?:=>|:=|==?|: ?[|>][+-]?\n {0,8}|:|：| is | ist | es | est | è | é |は|是)\s{0,3}(?![\w.-]{1,64}:\s)(["'`]{0,3})([^\s"'`<>\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}、。「」]{4,300})/gu;
const header =
  /(?:(?<=[Aa]uthorization["']?: ?["']?(?:[A-Za-z]{3,12} )?)|(?<=[Xx]-[A-Za-z-]{0,30}(?:[Kk]ey|[Tt]oken|[Ss]ecret)["']?: ?["']?))[\w.~+/=-]{12,}/gu;
const commandLine =
  /(?<=\s(?:-u|--user)[ =]["']?[^\s:"']{1,60}:)[^\s"']{4,80}|(?<=(?:docker login|sshpass|mysql\w*)\b[^\n|;]{0,80}\s-p ?["']?)[^\s"'<$-][^\s"']{3,120}|(?<=\s--?(?:password|passwd|token|api-key|secret)[ =]["']?)[^\s"'<$-][^\s"']{3,120}/gu;
const keyName =
  /(?:api|access|secret|private|signing|encryption|master|account|auth|client|service|session|refresh|bearer|deploy|license|shared|subscription|storage|app|webhook|bot|admin|jwt|cookie|hmac|aes)[_.-]?(?:key|secret|token|credential)s?(?:[_.-]?(?:id|base|value))?$|(?:^|[_.-])(?:token|secret|apikey|credentials?)$|[a-z]token$|[a-z]secret$|(?:^|[_.-])(?:key)$|secret[_.-]?key[_.-]?base| (?:key|token|secret)(?: is| ist| es| est)?$/u;
const passwordName =
  /(?:passw(?:or)?d|passphrase|passwort|kennwort|\bpwd|_pwd|_pass$|^pass$|contraseña|clave|senha|mot_de_passe|passe|parola|wachtwoord|has[łl]o|пароль|şifre|parole|mật.?khẩu|पासवर्ड|كلمة.?(?:المرور|السر)|パスワード|暗証番号|密码|密碼|口令|비밀번호|암호)(?: is| ist| es| est)?$/u;
const notValue =
  /^(?:\$|\{|<|\[|%|process\.|os\.|env\.|import\.|config\.|secrets?\.|null|none|true|false|undefined|string|str\b|your|example|changeme|change_me|placeholder|redacted|xxx|\*{2,}|•|\.{2,}|[A-Z_]+$|function|new |await|get[A-Z]|require|int\b|varchar|text\b|optional|hidden|secret$|password$)|\(|^https?:|^[a-z]+$|^[A-Z]?[a-z]+[,.;:!?]*$/iu;

/** Finds what is assigned to the name of a key, a token or a password: in settings, in code, on a command line. */
export const findAssigned: FindPrivate = (text) => [
  ...[...text.matchAll(assignments)].flatMap((match) => {
    const { 0: all, 1: name = "", 2: quote = "", 3: rest = "", index } = match;
    const value = quote ? rest : rest.replace(/[),.;\]}。、！，；」]+$/u, "");
    const start = index + all.length - rest.length;
    return isSecret(name.toLowerCase(), value)
      ? [{ start, end: start + value.length, kind: "credential" }]
      : [];
  }),
  ...[...text.matchAll(header), ...text.matchAll(commandLine)].flatMap(({ 0: value, index }) =>
    notValue.test(value) ? [] : [{ start: index, end: index + value.length, kind: "credential" }],
  ),
];

function isSecret(name: string, value: string): boolean {
  if (notValue.test(value)) return false;
  if (passwordName.test(name))
    return value.length >= 5 && /[\d\W_]/u.test(value) && /\p{L}|\W/u.test(value);
  const isKey = /^[\w.~+/=:-]+$/u.test(value);
  if (isKey && isOfIssuer(name.replaceAll("-", "_"), value) && isMixed(value)) return true;
  return isKey && keyName.test(name) && value.length >= 12 && isMixed(value) && variety(value) >= 3;
}

/** Whether a name is that of a service, one of whose keys has this length. */
function isOfIssuer(name: string, { length }: string): boolean {
  return namedKeys.some(([named, lengths]) => lengths.includes(length) && named.test(name));
}

function isMixed(value: string): boolean {
  return looksRandom(value) || (/\d/u.test(value) && /[A-Za-z]/u.test(value));
}

/** The entropy of a value, in bits a character: the less it repeats itself the more. */
function variety(value: string): number {
  const counts = new Map<string, number>();
  for (const character of value) counts.set(character, (counts.get(character) ?? 0) + 1);
  return [...counts.values()].reduce((sum, count) => {
    const share = count / value.length;
    return sum - share * Math.log2(share);
  }, 0);
}
