import { foldedPattern } from "./foldText.js";
import { isOtherCode } from "./otherMeanings.js";
import type { SecretKind } from "./secretKind.js";
import { worded, wordedPattern } from "./words/moreWords.js";

const cardDigits = [
  "(?<!\\d)(?:3|4|three|four|drei|vier|tres|trois|tre|drie|trzy|uc|ba|तीन|три) ?(?:last )?",
  "(?:digits?|numbers|ziffern|zahlen|digitos|numeros|numeri|chiffres|cifre|cijfers|cyfry|hane|rakam|chu so|so|अंक|цифры)",
  "|[34三四][位桁]|세 ?자리|3 ?자리|3 أرقام",
].join("");
const cardBack = [
  "(?<!\\p{L})(?:back|reverse|signature|ruckseite|reverso|dorso|trasera|dos|verso|retro|achterkant|achterop|odwrocie|mat sau|arkasinda\\p{L}*|पीछे)(?!\\p{L})",
  "背面|背后|裏|뒷면|оборот|خلف|ظهر",
].join("|");

const bank = [
  "(?<!\\p{L})(?:e ?|net|home|online ?|internet ?|phone ?|tele)?banking(?!\\p{L})",
  "(?<!\\p{L})(?:banca|banque|banco)(?!\\p{L})|网银|网上银行|手机银行|網路銀行",
  "(?:ネット|インターネット|オンライン)バンキング|인터넷뱅킹|모바일뱅킹",
  "интернет банк|онлайн банк|мобильн\\p{L}* банк",
].join("|");
const credential = [
  "(?<!\\p{L})(?:log ?in|logon|access|credentials?|pin|zugang|anmeldung|anmeldedaten)(?!\\p{L})",
  "(?<!\\p{L})(?:clave|acceso|acces|acesso|codice accesso)(?!\\p{L})",
  "ログイン情報|暗証|登录密码|登录口令|로그인 정보|данные для входа",
].join("|");

const sentCode = [
  "(?:(?<!\\p{L})(?:code|codigo|codice|код|tan)(?!\\p{L})|コード|码|碼|코드|رمز)",
  ".{0,60}(?:(?<!\\p{L})(?:sms|text message|authenticator|autenticador|смс)(?!\\p{L})|短信|문자",
  "|(?<!\\p{L})(?:from|via|by|per|aus|por|par|из) (?:e ?mail|mail|app|письма)(?!\\p{L}))",
].join("");

const environmentFile = [
  "(?<!\\p{L})(?:dot ?)?env(?: (?:local|production|prod|staging|development))?",
  "(?: (?:files?|datei|archivo|fichier|arquivo|file|plik\\p{L}*|dosya\\p{L}*|bestand|tep|फ़ाइल|файл\\p{L}*)|文件|檔案|ファイル|파일)?",
  "(?! ?(?:var|variable|name|prefix|path))(?![a-z])",
].join("");
const wholeContent = [
  "(?<!\\p{L})(?:contents?|paste|copy|lines|everything|inhalt|einfugen|fuge|contenido|pega|pegue|contenu|collez|colle",
  "conteudo|cole|contenuto|incolla|inhoud|plak|zawartosc|wklej|icerigi\\p{L}*|yapistir\\p{L}*|noi dung|dan|सामग्री|पेस्ट)(?!\\p{L})",
  "内容|內容|貼り付け|中身|粘贴|貼上|내용|붙여|содержимое|вставьте|محتوى|محتويات|الصق",
].join("|");

const pressing = "type|typed|enter|key in|press|tap|punch in|use";
const opening = "unlock\\p{L}*|disarm|(?:log|sign|get)s? (?:in|into|on)|log ?in|decrypt";
const openingThings = worded((more) =>
  eitherOrder(
    `(?<!\\p{L})(?:${pressing}${more("pressing")})(?!\\p{L})${more("pressingUnspaced")}`,
    `(?<!\\p{L})(?:${opening}${more("opening")})(?!\\p{L})${more("openingUnspaced")}`,
  ),
);
const accountNames =
  "user ?names?|user id|e ?mails?|names?|url|account|method|app|phone number|why|language";
/** Names of an account are typed to sign in, too, and are no secret. */
const signInNames = wordedPattern(
  (more) =>
    `(?<!\\p{L})(?:${accountNames}${more("accountNames")})(?!\\p{L})${more("accountNamesUnspaced")}`,
);

/** Whether a folded text asks for a text that unlocks or signs in to something, without a name for it. */
function asksHowToOpen(folded: string): boolean {
  return openingThings().test(folded) && !signInNames().test(folded);
}

/** The signs in a label and its description by themselves. */
const ownContexts: readonly (readonly [SecretKind, RegExp])[] = [
  ["password", eitherOrder(environmentFile, wholeContent)],
  ["cvv", eitherOrder(cardDigits, cardBack)],
  ["bank-login", eitherOrder(bank, credential)],
  [
    "token",
    eitherOrder(
      "(?<!\\p{L})cookies?(?!\\p{L})",
      "dev ?tools|(?<!\\p{L})f12(?!\\p{L})|application|请求头|請求標頭|リクエストヘッダ|요청 헤더",
    ),
  ],
  [
    "password",
    eitherOrder(
      "(?<!\\p{L})(?:p12|pfx|jks|keystore)(?!\\p{L})",
      "clave|chave|password|passwort|frase|protec|protege|protect|schutz|beveilig|chron|koru|bao ve|защища|تحمي|export",
    ),
  ],
  [
    "card-number",
    foldedPattern("(?:number|digits)[^§]{0,30} front[^§]{0,20} card|vorderseite[^§]{0,20}karte"),
  ],
  ["one-time-code", foldedPattern(`${sentCode}|(?:authenticator|autenticador).{0,20}cod`)],
];

/** The kind of secret that a label and its description, folded, describe without naming it. */
export function secretDescribed(own: string): SecretKind | undefined {
  if (isOtherCode(own)) return undefined;
  return (
    ownContexts.find(([, pattern]) => pattern.test(own))?.[0] ??
    (asksHowToOpen(own) ? "password" : undefined)
  );
}

function eitherOrder(one: string, other: string): RegExp {
  return foldedPattern(`(?:${one}).{0,30}(?:${other})|(?:${other}).{0,30}(?:${one})`);
}
