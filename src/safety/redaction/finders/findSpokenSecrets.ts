import { notSecret } from "../data/notSecret.js";
import type { FindPrivate } from "../privateSpan.js";

const passwords =
  "pass(?:word|phrase|code)s?|passwd|pwd|\\bpw\\b|passwort|kennwort|contraseña|\\bclave\\b|senha|mot de passe|\\bmdp\\b|parola(?: d'ordine)?|wachtwoord|has[łl](?:o|em|a)|парол[ьяеюь]\\w*|şifre\\p{L}*|mật khẩu|पासवर्ड|كلمة (?:المرور|السر)\\p{L}*|الرقم السري|パスワード|暗証番号|密码|密碼|口令|비밀번호|암호|lösenord|adgangskode|passord|salasana|heslo|jelsz[óo]|סיסמ\\p{L}+|kata sandi|รหัสผ่าน";
const keys =
  "(?:api|access|secret|auth|bearer|private|signing|session|refresh|license|app|bot|deploy)[ _-]?(?:key|token|secret)s?|\\b(?:token|secret|credential)s?\\b|clé (?:d['’]|de l['’])?(?:api|accès|secrète)|jeton|clave (?:de )?(?:la )?api|clave secreta|chave (?:de |da )?(?:api|acesso)|chave secreta|(?:api|zugangs|geheim)-?schl[üu]ssel|klucz\\w*(?: api)?|ключ\\w*|токен\\w*|секрет\\w*|chiave (?:api|segreta)|(?:api|geheime)[ -]sleutel|(?:api )?anahtar\\p{L}*|トークン|キー|シークレット|密钥|密鑰|令牌|金鑰|權杖|토큰|키|khóa|مفتاح|رمز الوصول|कुंजी|टोकन";
const between = "(?:[^\\n:=\"'`：]{0,48}?)";
const is =
  "(?:\\s{0,2}(?:[:=：]|->|=>|→|—|–)\\s{0,2}|\\s(?:is|was|ist|lautet|es|est|è|é|to|jest|là|of|is now|remains|=)\\s|(?:は|が|是|为|為|는|은|이)\\s?|\\s(?:है|هو|هي)\\s|\\s-\\s)";
const value =
  "[\"'`«„“]?(?<value>[^\\s\"'`<>«»„“”\\p{sc=Han}\\p{sc=Hira}\\p{sc=Kana}\\p{sc=Hang}、。「」]{5,120})";
const spokenPassword = new RegExp(`(?:${passwords})${between}${is}${value}`, "giu");
/** Small words to the end of a line. */
const phrase =
  "[\"'`«„“]?(?<value>[a-z]{3,12}(?:[ -][a-z]{3,12}){3,9})(?=[\"'`»”]?[.!]?\\s{0,3}(?:$|\\n))";
const spokenPhrase = new RegExp(`(?:${passwords})${between}${is}${phrase}`, "giu");
/** Words of sentences about passwords. */
const ofSentences =
  /\b(?:must|should|with|from|this|that|these|your|yours|our|the|and|for|not|has|have|had|been|was|were|will|would|can|cannot|are|when|then|than|too|very|all|but|you|they|let|per|under|over|into|about|after|before|reset|changed|change|expire[ds]?|wrong|required|invalid|characters?|letters|least|only|email|mail|sent|please|link|saved|stored|kept|written|same|long|strong|weak|short|und|der|die|das|den|dem|ist|sind|nicht|wurde|wird|mit|von|zum|zur|ein|eine|muss|los|las|del|que|con|para|por|una|como|debe|les|des|est|une|pas|dans|pour|sur|avec|doit|che|per|non|con|della|deve|uma|com|dos|das|deve|van|het|een|niet|voor|met|moet|jest|nie|dla|ile|bir|olarak)\b/iu;
/** Where the verb comes last, or there is none. */
const besidePassword = new RegExp(`(?:${passwords})\\s${value}`, "giu");
const spokenKey = new RegExp(`(?:${keys})${between}${is}${value}`, "giu");
/** The set-up key of an authenticator, in groups or not. */
const setUpKey =
  /(?:2fa|mfa|totp|otp|authenticator|set-?up key|two-factor)[^\n]{0,48}?[\s:](?<value>(?:[A-Z2-7]{4}[ -]){3,7}[A-Z2-7]{4}|[A-Z2-7]{16,32})(?![A-Za-z\d])/gu;

/** Finds passwords and keys that are told in a sentence, in the languages that are known. */
export const findSpokenSecrets: FindPrivate = (text) => [
  ...spoken(text, spokenPassword, isPassword),
  ...spoken(text, besidePassword, (word) => isPassword(word) && looksMixed(word)),
  ...spoken(text, spokenPhrase, (words) => !ofSentences.test(words)),
  ...spoken(text, spokenKey, isKey),
  ...spoken(text, setUpKey, (word) => /[2-7]|^[A-Z]{4} /u.test(word)),
];

function spoken(text: string, shape: RegExp, isMeant: (value: string) => boolean) {
  return [...text.matchAll(shape)].flatMap((match) => {
    const { 0: all, groups, index } = match;
    const written = groups?.value ?? "";
    const value = written.replace(/[),.;:\]}?。、！，；」]+$/u, "");
    const start = index + all.length - written.length;
    return isMeant(value) ? [{ start, end: start + value.length, kind: "credential" }] : [];
  });
}

function isPassword(value: string): boolean {
  const isWord = /^[\p{L}\p{M}'’-]+[!?.]*$/u.test(value) || /^\d{1,4}$/u.test(value);
  return value.length >= 5 && !isWord && !notSecret(value) && /\p{L}|\d{5}/u.test(value);
}

function looksMixed(value: string): boolean {
  return /\d/u.test(value) && /\p{L}/u.test(value) && /[^\p{L}\p{M}\d]/u.test(value);
}

function isKey(value: string): boolean {
  return (
    value.length >= 10 &&
    /^[\w.~+/=:-]+$/u.test(value) &&
    /\d/u.test(value) &&
    /[A-Za-z]/u.test(value) &&
    !notSecret(value)
  );
}
