import { foldedPattern } from "./foldText.js";

/** Words, as a pattern for folded texts, that tell that something was sent to the person. */
export const sentWords: string = [
  "30 ?(?:s(?!\\p{L})|sec|seg|sek|san|giay|секунд|秒|초|सेकंड|ثاني)|验证器|驗證器|認証アプリ|인증 앱|аутентификатор|autenticador|doğrulayıcı|verifica in due|zwei (?:faktor|schritt)|dos pasos|duas etapas|deux (?:etapes|facteurs)|tweestaps|dwuetapow|iki adimli|двухэтап|二段階|两步|兩步|2단계|hai (?:lop|buoc)|خطوتين",
  "(?<![a-z])(?:sms|texted|text message|authenticator|two factor|2fa|mfa|tan)(?![a-z])",
  "(?<!\\p{L})(?:was|were|been|we|have) (?:sent|e ?mailed|texted)|(?:sent|e ?mailed) you|(?<!\\p{L})sent (?:text|message|sms|mail)|arrived (?:on|in|at|by)(?!\\p{L})",
  "enviad|enviamos|enviar|whatsapp|telegram|mandar|mandado|mandamos|geschickt|gesendet|envoye|inviat|短信|簡訊|发送|發送|送信",
  "gestuurd|verstuurd|verzonden|(?<!\\p{L})wysla(?:li|n)|gonder(?:dik|ildi|ilen|digimiz)|(?:da|vua) gui|भेजा|भेजे",
  "ショートメッセージ|문자|보냈|발송|смс|отправ|выслал|أرسلنا|رسالة",
].join("|");

const sent = foldedPattern(sentWords);

/** Whether a sentence tells that a code was sent. */
export function tellsOfSentCode(folded: string): boolean {
  return sent.test(folded);
}
