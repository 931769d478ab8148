import type { SecretTerms } from "../secretKind.js";

/** The names of secrets in Turkish. */
export const tr: SecretTerms = {
  "recovery-phrase": [
    "kurtarma ifade~|kurtarma cümle~|kurtarma kelime~|kurtarma anahtar~|tohum ifade~",
    "tohum kelime~|gizli kelime~|12 kelime~|24 kelime~|cüzdan kelime~|seed ifade~",
    "anımsatıcı ifade~|yedekleme ifade~",
  ],
  "one-time-code": [
    "doğrulama kod~|doğrulama şifre~|onay kod~|tek kullanımlık şifre~|tek kullanımlık kod~",
    "tek kullanımlık parola~|sms kod~|sms şifre~|giriş kod~|yedek kod~|kurtarma kod~",
    "iki adımlı doğrulama kod~|iki faktörlü kod~|aktivasyon kod~|etkinleştirme kod~",
    "altı haneli kod~|6 haneli kod~|kurulum anahtar~|doğrulayıcı kod~|kimlik doğrulama kod~",
  ],
  cvv: [
    "güvenlik kod~|kart güvenlik numara~|kart doğrulama kod~|cvv kod~|cvc kod~|üç haneli kod~",
    "3 haneli kod~|güvenlik numara~",
  ],
  "card-number": [
    "kart numara~|kart no.|kart no su|kredi kartı numara~|banka kartı numara~",
    "kredi kart numara~|kart bilgi~|kredi kartı bilgi~|kredi kartı.|16 haneli numara~",
  ],
  pin: [
    "kapı şifre~|kasa şifre~|bina şifre~|ekran şifre~|pin kod~|pin numara~|kapı kod~|alarm kod~|bina kod~|site giriş kod~|kilit şifre~|eşleştirme kod~|kasa kod~|kilit kod~|ekran kilidi kod~",
    "puk kod~|kart şifre~",
  ],
  "national-id": [
    "kimlik numara~|kimlik no~|tc kimlik~|t c kimlik~|tckn.|tc no.|vergi kimlik~",
    "sosyal güvenlik numara~|sgk numara~",
  ],
  "private-key": ["özel anahtar~|ssh anahtar~|pgp anahtar~|imza anahtar~|cüzdan anahtar~"],
  "api-key": [
    "api anahtar~|erişim anahtar~|gizli anahtar~|istemci sırrı|istemci gizli~|servis anahtar~",
    "şifreleme anahtar~|uygulama anahtar~|geliştirici anahtar~|webhook sırrı|api sırrı",
    "uygulama sırrı",
  ],
  "bank-login": [
    "internet bankacılı~|mobil bankacılı~|banka giriş bilgi~|banka şifre~|banka parola~",
  ],
  token: [
    "erişim jeton~|erişim belirte~|yenileme jeton~|kimlik belirte~|belirteç.|belirteci.",
    "oturum çerez~|oturum kimli~|token ı|token ınız~|erişim token~|çerez değer~",
  ],
  password: [
    "şifre~|parola.|parolanız~|parolası~|parolayı|giriş bilgi~|kimlik bilgi~|bağlantı dize~|wi fi anahtar~|ağ anahtar~",
    "gizli kelime|erişim kod~|hesap bilgileri şifre",
  ],
  "security-answer": [
    "güvenlik soru~|gizli soru~|güvenlik cevab~|gizli cevap~|kızlık soyad~",
    "annenizin kızlık soyad~|anne kızlık soyad~|ilk evcil hayvan~|ilk okul öğretmen~",
    "ilkokul öğretmen~",
  ],
};
