import { foldedPattern } from "./fold.js";
import type { SecretKind } from "./secretTerms.js";

/** A label that says little, and what around it tells that a secret is meant. */
interface Context {
  readonly kind: SecretKind;
  readonly label: RegExp;
  readonly around: RegExp;
}

const genericWord: RegExp = foldedPattern(
  `^(?:${[
    "value|input|entry|entries|answer|response|reply|text|content|contents|data|field|code|number|digits?|phrase|words|word|key|string|secret|details|file|paste|enter|requested|required|result|param|parameter|prompt|access|one|item|line|it|here|your|this|below|tan|otp|pin",
    "wert|eingabe|antwort|inhalt|feld|daten|nummer|zahl|ziffern|worter|schlussel|angabe|angaben|zugang",
    "valor|entrada|respuesta|texto|contenido|campo|datos?|codigo|numero|cifras|digitos|frase|palabras|clave|cadena|acceso",
    "valeur|saisie|reponse|texte|contenu|champ|donnees?|chiffres|mots|cle|chaine|acces",
    "resposta|conteudo|dados?|palavras|chave|acesso|valore|risposta|testo|contenuto|codice|cifre|parole|chiave|accesso",
    "(?:値|输入|輸入|入力|内容|內容|回答|答案|答え|答复|文本|文字|テキスト|フィールド|データ|数据|コード|代码|代碼|番号|号码|號碼|数字|單詞|单词|単語|フレーズ|キー|密钥|值|项目|欄位|字段|字符串|文字列|欄)+",
    "(?:값|입력|답변|대답|텍스트|내용|필드|코드|번호|숫자|단어|키|문자열|데이터)+",
    "значение|ввод|ответ|текст|содержимое|поле|код|номер|цифры|слова|фраза|ключ|строка|данные",
    "(?:ال)?(?:قيمة|إدخال|جواب|إجابة|نص|محتوى|حقل|رمز|كود|رقم|أرقام|كلمات|مفتاح|بيانات|عبارة)",
  ].join("|")})$`,
);

const contexts: readonly Context[] = [
  {
    kind: "one-time-code",
    label: /./u,
    around: foldedPattern(
      "^(?=.*(?:code|codigo|codice|コード|码|碼|코드|번호|код|رمز|كود|digit|ziffer|cifra|chiffre|(?<!\\p{L})tan(?!\\p{L})))(?=.*(?:(?<!\\p{L})(?:sms|texted|text message|(?:sent|e ?mailed) you|we (?:have )?(?:sent|e ?mailed|texted)|authenticator|two factor|2fa|mfa|tan)(?!\\p{L})|enviad|enviamos|mandado|mandamos|geschickt|gesendet|envoye|inviat|短信|簡訊|发送|發送|送信|ショートメッセージ|문자|보냈|발송|смс|отправ|выслал|أرسلنا|رسالة))",
    ),
  },
  {
    kind: "pin",
    label: foldedPattern(
      "code|codigo|codice|コード|码|碼|番号|코드|번호|код|номер|رمز|رقم|number|numero|nummer|zahl|digits|ziffern|digitos|chiffres",
    ),
    around: foldedPattern(
      "keypad|alarm|(?<!\\p{L})(?:atm|pin|door|gate|safe|vault)(?!\\p{L})|cash machine|withdraw|geldautomat|geheimzahl|tastenfeld|cajero|retrait|distributeur|digicode|saque|caixa eletronico|multibanco|bancomat|prelievo|取款|提款|引き出し|出金|출금|인출|банкомат|صراف|سحب",
    ),
  },
  {
    kind: "card-number",
    label: foldedPattern("number|numero|nummer|nr|no|digits|番号|号|號|번호|номер|رقم"),
    around: foldedPattern(
      "(?:printed|front|embossed)[^§]{0,20} card|(?:vorderseite|vorne)[^§]{0,20} karte|(?:frente|anverso|delantera|frontal) tarjeta|(?:recto|devant) carte|frente cartao|卡(?:片)?正面|カード(?:の)?表",
    ),
  },
  {
    kind: "recovery-phrase",
    label: foldedPattern(
      "words|phrase|worter|palabras|frase|mots|palavras|parole|单词|單詞|単語|フレーズ|短语|단어|구문|слов|фраз|كلمات|عبارة",
    ),
    around: foldedPattern(
      "wallet|(?:12|24|twelve) ?(?:words|worter|palabras|mots|palavras|parole|个|個|단어|слов)|monedero|billetera|carteira|portefeuille crypto|portafoglio|ウォレット|钱包|錢包|지갑|кошел|محفظة|시드",
    ),
  },
  {
    kind: "security-answer",
    label: foldedPattern(
      "answer|antwort|respuesta|reponse|resposta|risposta|答案|答え|回答|답|ответ|جواب|إجابة",
    ),
    around: foldedPattern(
      "first (?:pet|school|car|teacher|job|concert|street)|favou?rite teacher|maiden|grew up|childhood|city were you born|security (?:check|question)|primera? (?:mascota|colegio|escuela|coche)|erstes? (?:haustier|schule|auto)|premiere? (?:animal|ecole|voiture)|primeir[oa] (?:animal|escola|carro)|primo animale|班主任|第一只宠物|最初のペット|첫 (?:번째 )?애완|첫 반려|девичь|перв(?:ого|ая|ый) (?:питом|школ)",
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

const behindCard = foldedPattern(
  "(?:3|4|three|four|drei|vier|tres|trois|tre|три|三|세)[ -]?(?:last )?(?:digits?|ziffern|digitos|chiffres|cifre|numeros|位|桁|けた|자리|цифры|أرقام)?.{0,30}(?:back|reverse|signature|ruckseite|reverso|dorso|trasera|dos|verso|retro|背面|背后|裏|뒷면|оборот|خلف|ظهر)",
);
const otherCodes = foldedPattern(
  "promo|coupon|cupon|cupom|discount|voucher|gift|referral|tracking|rabatt|gutschein|descuento|desconto|reduction|优惠|折扣|クーポン|쿠폰|할인|скидк|промо|خصم",
);
const postal = foldedPattern(
  "(?<!\\p{L})(?:post|postal|zip|india|deliver\\w*|address|city|district|parcel|pincode|courier|shipping)(?!\\p{L})",
);

/** Whether a folded label says nothing of its own, so that the message tells what is asked. */
export function isGeneric(label: string): boolean {
  return label
    .split(" ")
    .every((word) => word.length <= 2 || /^\D{0,6}\d+$/u.test(word) || genericWord.test(word));
}

/** Whether a label and its description, folded, point at the digits on the back of a card. */
export function isBehindCard(text: string): boolean {
  return behindCard.test(text);
}

/** The kind of secret that a label which says little means in what stands around it; both folded. */
export function secretInContext(label: string, around: string): SecretKind | undefined {
  if (otherCodes.test(`${label} ${around}`)) return undefined;
  return contexts.find((context) => context.label.test(label) && context.around.test(around))?.kind;
}

/** Whether the index number of a postal address, which India calls PIN, is meant. */
export function isPostal(around: string): boolean {
  return postal.test(around);
}
