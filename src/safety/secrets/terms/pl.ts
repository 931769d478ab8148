import type { SecretTerms } from "../secretKind.js";

/** The names of secrets in Polish. */
export const pl: SecretTerms = {
  "recovery-phrase": [
    "fraza odzyskiwania|frazę odzyskiwania|frazy odzyskiwania|fraza seed|frazę seed",
    "fraza zapasowa|fraza mnemoniczna|słowa odzyskiwania|słowa seed|klucz odzyskiwania",
    "klucza odzyskiwania|12 słów.|24 słowa.|24 słów.|słowa do portfela|słów portfela",
    "fraza portfela",
  ],
  "one-time-code": [
    "kod weryfikacyjn~|kodu weryfikacyjn~|kod kodu jednorazow~|hasło jednorazowe",
    "jednorazow~|kodem jednorazow~|kodem weryfikacyjn~|kod sms|kodu sms|kod z sms|kod z smsa|kod z aplikacji|kod z wiadomości",
    "kod autoryzacyjn~|kod uwierzytelniając~|kod potwierdzając~|kod logowania|kod zapasow~",
    "kody zapasow~|kodów zapasow~|kod odzyskiwania|kody odzyskiwania|kod dwuskładnikow~",
    "kod aktywacyjn~|kod blik|kodu blik|blik.|sześciocyfrowy kod|klucz konfiguracyjny",
    "klucz konfiguracji|kod 2fa|kodu 2fa",
  ],
  cvv: [
    "kod bezpieczeństwa|kodu bezpieczeństwa|kod zabezpieczając~|kod cvv|kod cvc",
    "trzycyfrowy kod|kod z tyłu karty|trzy cyfry z tyłu karty",
  ],
  "card-number": [
    "numer karty|numeru karty|nr karty|numer karty płatniczej|numer karty kredytowej",
    "numer karty debetowej|dane karty|danych karty|karta kredytowa.",
  ],
  pin: [
    "kod pin|kodu pin|numer pin|pin do karty|kod do drzwi|kod do bramy|kod do sejfu|kod sejfu",
    "kod alarmu|kod dostępu|kod wejściow~|kod do furtki|kod do klatki|kod do skrzynki|kod do kłódki|kod do alarmu|kod domofonu|kod odblokowania|kod blokady|kod puk",
  ],
  "national-id": [
    "numer pesel|nr pesel|numer dowodu|nr dowodu|numer dowodu osobistego|seria i numer dowodu",
    "dowód osobisty.|numer identyfikacji podatkowej osoby",
  ],
  "private-key": [
    "klucz prywatn~|klucza prywatn~|klucz ssh|klucza ssh|klucz pgp|klucz podpisu",
    "klucz podpisywania",
  ],
  "api-key": [
    "klucz api|klucza api|klucz dostęp~|klucza dostęp~|tajny klucz|tajnego klucza",
    "sekretny klucz|klucz tajny|klucz sekretny|klucz szyfruj~|klucz szyfrowania",
    "klucza szyfrowania|klucz aplikacji|klucz usługi|sekret.|sekret klienta|sekret aplikacji",
    "klucz deweloper~",
  ],
  "bank-login": [
    "login do banku|hasło do banku|dane logowania do banku|bankowość internet~",
    "bankowości internet~|bankowość elektroniczn~|bankowości elektroniczn~|bankowość mobiln~",
    "dane do bankowości",
  ],
  token: [
    "token dostęp~|token autoryzac~|tokena dostęp~|tokenu dostęp~|tokenu.|tokena.|token odświeżania",
    "ciasteczko sesji|ciasteczko sesyjne|plik cookie sesji|cookie sesji|identyfikator sesji",
    "wartość cookie",
  ],
  password: [
    "hasł~|haseł.|haśle|dane logowania|danych logowania|dane dostępowe|dane do logowania",
    "klucz wifi|klucz do wifi|klucz sieciow~|ciąg połączenia|łańcuch połączenia",
    "parametry połączenia|poświadczenia.|poświadczeń.|słowo kodowe|tajne słowo",
  ],
  "security-answer": [
    "pytanie pomocnicze|pytanie zabezpieczające|pytanie bezpieczeństwa|pytanie kontrolne",
    "tajna odpowiedź|odpowiedź zabezpieczająca|nazwisko panieńskie|nazwisko rodowe matki",
    "imię pierwszego zwierz~|pierwsze zwierzę|pierwszego zwierzaka|pierwszego zwierzęcia",
  ],
};
