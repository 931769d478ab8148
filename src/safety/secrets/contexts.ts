import { foldedPattern } from "./foldText.js";
import { isOtherCode } from "./otherMeanings.js";
import type { SecretKind } from "./secretKind.js";
import { sentWords } from "./sentCode.js";

/** A label that says little, and what around it tells that a secret is meant. */
export interface Context {
  readonly kind: SecretKind;
  readonly label: RegExp;
  readonly around: RegExp;
}

const codeWords = [
  "code|codigo|codice|コード|码|碼|코드|번호|код|رمز|كود",
  "(?<!\\p{L})(?:kod|ma)\\p{L}{0,5}(?!\\p{L})|कोड|cyfr|cijfer",
  "digit|ziffer|cifra|chiffre|cifre|numeros|numeri|rakam|数字|數字|अंक|цифр|chu so|(?<!\\p{L})tan(?!\\p{L})",
].join("|");
const contexts: readonly Context[] = [
  {
    kind: "one-time-code",
    label: foldedPattern(
      "key|secret|cle|clave|chave|chiave|schlussel|sleutel|klucz|anahtar|khoa|ключ|キー|密钥|金鑰|키|مفتاح|कुंजी",
    ),
    around: foldedPattern(
      "(?<!\\p{L})qr(?!\\p{L}).*(?:authenticat|auth|autentic|2fa|認証|验证|驗證|인증|аутентиф)|(?:authenticat|autentic|2fa|認証|验证|驗證|인증|аутентиф).*(?<!\\p{L})qr(?!\\p{L})",
    ),
  },
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
        "digits|ziffern|digitos|chiffres|numbers|zahlen|cijfers|numeri|cifre|cyfry|rakam|数字|數字|अंक|цифр|أرقام",
      ].join("|"),
    ),
    around: foldedPattern(
      [
        "keypad|key ?safe|cijferslot|sleutelkluis|alarm|(?<!\\p{L})(?:atm|pin|door|gate|safe|vault)(?!\\p{L})|cash machine|withdraw",
        "geldautomat|geheimzahl|tastenfeld|cajero|retrait|distributeur|digicode|saque",
        "geldautomaat|bankomat|bankamatik|rut tien|एटीएम|pinautomaat",
        "caixa eletronico|multibanco|bancomat|prelievo|取款|提款|引き出し|出金|출금|인출|банкомат",
        "صراف|سحب",
      ].join("|"),
    ),
  },
  {
    kind: "password",
    label: foldedPattern(
      "phrase|frase|fraza|parola|wort|word|zin|fraza|cumle|cum tu|фраз|フレーズ|문구|短语|短語|वाक्य|عبارة",
    ),
    around: foldedPattern(
      "encrypt|verschlussel|cifrad|chiffr|cifrat|versleutel|szyfr|sifrelen|ma hoa|зашифр|шифр|暗号化|암호화|加密|تشفير|vera ?crypt|(?<!\\p{L})(?:borg|restic|luks)(?!\\p{L})",
    ),
  },
  {
    kind: "pin",
    label: /./u,
    around: foldedPattern(
      "(?:(?<!\\p{L})(?:atm|cash machine|cajero|bancomat|geldautomat|geldautomaat|bankomat\\p{L}*|bankamatik|multibanco|gate|garage|keypad|schlusselkasten|schlusselbox|portal|portone|digicode|sleutelkluis\\p{L}*)(?!\\p{L})|取款机|取款機|提款机|提款機|एटीएम|банкомат|صراف|현금인출기).{0,80}(?:(?<!\\p{L})(?:key in|type|press|teclea\\p{L}*|digit\\p{L}*|tipp\\p{L}*|toets\\p{L}*|wpis\\p{L}*|tusl\\p{L}*|bam)(?!\\p{L})|按|押|набира|दबा|누르)|(?:key in|teclea\\p{L}*|tipp\\p{L}*).{0,60}(?<!\\p{L})(?:atm|cash machine|cajero|bancomat|geldautomat|gate|garage|keypad|schlusselkasten|schlusselbox)(?!\\p{L})",
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
        "words?|phrase|worter|palabras|frase|mots|palavras|parole|单词|單詞|単語|フレーズ|短语|단어",
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

/** The kind of secret that a label which says little means in what stands around it; both folded. */
export function secretInContext(label: string, around: string): SecretKind | undefined {
  if (isOtherCode(`${label} ${around}`)) return undefined;
  return firstContext(contexts, label, around);
}

/** The kind of secret of the first context that fits a label and what stands around it. */
export function firstContext(
  contexts: readonly Context[],
  label: string,
  around: string,
): SecretKind | undefined {
  return contexts.find((context) => context.label.test(label) && context.around.test(around))?.kind;
}
