import { foldedPattern } from "./fold.js";
import type { SecretKind } from "./secretTerms.js";

/** A label that says little, and what around it tells that a secret is meant. */
interface Context {
  readonly kind: SecretKind;
  readonly label: RegExp;
  readonly around: RegExp;
}

const codeWords = [
  "code|codigo|codice|コード|码|碼|코드|번호|код|رمز|كود",
  "(?<!\\p{L})(?:kod|ma)\\p{L}{0,5}(?!\\p{L})|कोड|cyfr|cijfer",
  "digit|ziffer|cifra|chiffre|(?<!\\p{L})tan(?!\\p{L})",
].join("|");
const sentWords = [
  "(?<!\\p{L})(?:sms|texted|text message|authenticator|two factor|2fa|mfa|tan)(?!\\p{L})",
  "(?<!\\p{L})(?:was|were|been|we|have) (?:sent|e ?mailed|texted)|(?:sent|e ?mailed) you",
  "enviad|enviamos|mandado|mandamos|geschickt|gesendet|envoye|inviat|短信|簡訊|发送|發送|送信",
  "gestuurd|verstuurd|verzonden|(?<!\\p{L})wysla(?:li|n)|gonder(?:dik|ildi|ilen|digimiz)|(?:da|vua) gui|भेजा|भेजे",
  "ショートメッセージ|문자|보냈|발송|смс|отправ|выслал|أرسلنا|رسالة",
].join("|");

const contexts: readonly Context[] = [
  {
    kind: "one-time-code",
    label: /./u,
    around: foldedPattern(`^(?=.*(?:${codeWords}))(?=.*(?:${sentWords}))`),
  },
  {
    kind: "one-time-code",
    label: foldedPattern("confirm|conferma|bestatigung|подтвержд"),
    around: foldedPattern(
      "^(?!.*(?:booking|reservation|airline|flight|hotel|order|buchung|reserva|prenotazione|commande|pedido|予約|预订|예약|брон)).*cod",
    ),
  },
  {
    kind: "pin",
    label: foldedPattern(
      [
        "code|codigo|codice|コード|码|碼|番号|코드|번호|код|номер|رمز|رقم|number|numero|nummer|zahl",
        "digits|ziffern|digitos|chiffres",
      ].join("|"),
    ),
    around: foldedPattern(
      [
        "keypad|alarm|(?<!\\p{L})(?:atm|pin|door|gate|safe|vault)(?!\\p{L})|cash machine|withdraw",
        "geldautomat|geheimzahl|tastenfeld|cajero|retrait|distributeur|digicode|saque",
        "geldautomaat|bankomat|bankamatik|rut tien|एटीएम|pinautomaat",
        "caixa eletronico|multibanco|bancomat|prelievo|取款|提款|引き出し|出金|출금|인출|банкомат",
        "صراف|سحب",
      ].join("|"),
    ),
  },
  {
    kind: "card-number",
    label: foldedPattern("number|numero|nummer|nr|no|digits|番号|号|號|번호|номер|رقم"),
    around: foldedPattern(
      [
        "(?:printed|front|embossed)[^§]{0,20} card|(?:vorderseite|vorne)[^§]{0,20} karte",
        "(?:frente|anverso|delantera|frontal) tarjeta|(?:recto|devant) carte|frente cartao",
        "卡(?:片)?正面|カード(?:の)?表",
      ].join("|"),
    ),
  },
  {
    kind: "recovery-phrase",
    label: foldedPattern(
      [
        "words|phrase|worter|palabras|frase|mots|palavras|parole|单词|單詞|単語|フレーズ|短语|단어",
        "구문|слов|фраз|كلمات|عبارة",
      ].join("|"),
    ),
    around: foldedPattern(
      [
        "wallet|(?:12|24|twelve) ?(?:words|worter|palabras|mots|palavras|parole|个|個|단어|слов)",
        "monedero|billetera|carteira|portefeuille crypto|portafoglio|ウォレット|钱包|錢包|지갑",
        "кошел|محفظة|시드",
      ].join("|"),
    ),
  },
  {
    kind: "security-answer",
    label: foldedPattern(
      "answer|antwort|respuesta|reponse|resposta|risposta|答案|答え|回答|답|ответ|جواب|إجابة",
    ),
    around: foldedPattern(
      [
        "first (?:pet|school|car|teacher|job|concert|street)|favou?rite teacher|maiden|grew up",
        "childhood|city were you born|security (?:check|question)",
        "primera? (?:mascota|colegio|escuela|coche)|erstes? (?:haustier|schule|auto)",
        "premiere? (?:animal|ecole|voiture)|primeir[oa] (?:animal|escola|carro)|primo animale",
        "班主任|第一只宠物|最初のペット|첫 (?:번째 )?애완|첫 반려|девичь",
        "перв(?:ого|ая|ый) (?:питом|школ)",
      ].join("|"),
    ),
  },
];

/** Abbreviations that mean a secret where what is around speaks of it. */
const abbreviations: readonly Context[] = [
  {
    kind: "card-number",
    label: /^pan(?: (?:number|no|nr|digits))?$/u,
    around: foldedPattern(
      "(?<!\\p{L})(?:card|payment|pay|charge|checkout|visa|mastercard|karte|tarjeta|carte)(?!\\p{L})",
    ),
  },
  {
    kind: "cvv",
    label: /^(?:cid|cvd|cvn|cav)(?: (?:code|number|digits))?$/u,
    around: foldedPattern(
      "(?<!\\p{L})(?:card|payment|amex|american express|checkout|karte|tarjeta|carte|carta)(?!\\p{L})",
    ),
  },
  {
    kind: "password",
    label: /^(?:pass|clave|pw|psw|pwd)$/u,
    around: foldedPattern(
      "(?<!\\p{L})(?:user|username|usuario|login|log in|sign in|account|benutzer|utilisateur|identifiant|correo|e ?mail)(?!\\p{L})",
    ),
  },
];

const cardDigits = [
  "(?<!\\d)(?:3|4|three|four|drei|vier|tres|trois|tre|три) ?(?:last )?",
  "(?:digits?|numbers|ziffern|zahlen|digitos|numeros|chiffres|cifre|цифры)",
  "|[34三四][位桁]|세 ?자리|3 ?자리|3 أرقام",
].join("");
const cardBack = [
  "(?<!\\p{L})(?:back|reverse|signature|ruckseite|reverso|dorso|trasera|dos|verso|retro)(?!\\p{L})",
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
  ".{0,25}(?:(?<!\\p{L})(?:sms|text message|authenticator|autenticador|смс)(?!\\p{L})|短信|문자",
  "|(?<!\\p{L})(?:from|via|by|per|aus|por|par|из) (?:e ?mail|mail|app|письма)(?!\\p{L}))",
].join("");

const environmentFile = [
  "(?<!\\p{L})(?:dot ?)?env(?: (?:local|production|prod|staging|development))?",
  "(?: (?:files?|datei|archivo|fichier|arquivo|file|plik\\p{L}*|dosya\\p{L}*|bestand|tep|फ़ाइल|файл\\p{L}*)|文件|檔案|ファイル|파일)?",
  "(?! ?(?:var|variable|name|prefix|path))(?!\\p{L})",
].join("");
const wholeContent = [
  "(?<!\\p{L})(?:contents?|paste|copy|lines|everything|inhalt|einfugen|fuge|contenido|pega|pegue|contenu|collez|colle",
  "conteudo|cole|contenuto|incolla|inhoud|plak|zawartosc|wklej|icerigi\\p{L}*|yapistir\\p{L}*|noi dung|dan|सामग्री|पेस्ट)(?!\\p{L})",
  "内容|內容|貼り付け|粘贴|貼上|내용|붙여|содержимое|вставьте|محتوى|محتويات|الصق",
].join("|");

/** The signs in a label and its description by themselves. */
const ownContexts: readonly (readonly [SecretKind, RegExp])[] = [
  ["password", eitherOrder(environmentFile, wholeContent)],
  ["cvv", eitherOrder(cardDigits, cardBack)],
  ["bank-login", eitherOrder(bank, credential)],
  [
    "card-number",
    foldedPattern("(?:number|digits)[^§]{0,30} front[^§]{0,20} card|vorderseite[^§]{0,20}karte"),
  ],
  ["one-time-code", foldedPattern(`${sentCode}|(?:authenticator|autenticador).{0,20}cod`)],
];

const otherCodes = foldedPattern(
  [
    "(?<!\\p{L})(?:country|area|zip|postal|currency|error|status|invite|product|source|airport)(?!\\p{L})",
    "promo|coupon|cupon|cupom|discount|voucher|gift|referral|tracking|rabatt|gutschein|descuento",
    "desconto|reduction|优惠|折扣|クーポン|쿠폰|할인|скидк|промо|خصم",
  ].join("|"),
);
const postal = foldedPattern(
  "(?<!\\p{L})(?:post|postal|zip|india|deliver\\w*|address|city|district|parcel|pincode|courier|shipping)(?!\\p{L})",
);

/** The kind of secret that a label and its description, folded, describe without naming it. */
export function secretDescribed(own: string): SecretKind | undefined {
  if (otherCodes.test(own)) return undefined;
  return ownContexts.find(([, pattern]) => pattern.test(own))?.[0];
}

/** The kind of secret that a label which says little means in what stands around it; both folded. */
export function secretInContext(label: string, around: string): SecretKind | undefined {
  if (otherCodes.test(`${label} ${around}`)) return undefined;
  return contexts.find((context) => context.label.test(label) && context.around.test(around))?.kind;
}

/** The kind of secret that a label abbreviates, by what stands around it; both folded. */
export function secretAbbreviated(label: string, around: string): SecretKind | undefined {
  return abbreviations.find(
    ({ label: letters, around: words }) => letters.test(label) && words.test(around),
  )?.kind;
}

/** Whether the index number of a postal address, which India calls PIN, is meant. */
export function isPostal(around: string): boolean {
  return postal.test(around);
}

function eitherOrder(one: string, other: string): RegExp {
  return foldedPattern(`(?:${one}).{0,30}(?:${other})|(?:${other}).{0,30}(?:${one})`);
}
