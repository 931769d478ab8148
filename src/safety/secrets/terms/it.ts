import type { SecretTerms } from "../secretKind.js";

/** More names of secrets in Italian. */
export const it: SecretTerms = {
  "recovery-phrase": [
    "frase mnemonica|frase di ripristino|frase segreta di recupero|parole di ripristino",
    "parole segrete|seme del portafoglio|chiave di recupero|chiave di ripristino|12 parole.",
    "24 parole.|parole del wallet|parole seed|frase di sicurezza",
  ],
  "one-time-code": [
    "codice di conferma sms|codici di backup|codici di recupero|codici di riserva",
    "codice di riserva|codice di backup|codice di accesso temporaneo|codice di accesso unico",
    "codice inviato|codice ricevuto via sms|codice dell'app|codice di autorizzazione",
    "codice di attivazione|codice autenticatore|codice dell'autenticatore|codice via sms",
    "codice per accesso|secondo fattore.|chiave di configurazione|chiave di impostazione",
    "codici di emergenza|otp via sms|codice di login",
  ],
  cvv: [
    "codice di sicurezza carta|codice di controllo carta|codice cvv|codice cvc",
    "codice a tre cifre|codice a 3 cifre|tre cifre sul retro|3 cifre sul retro",
    "cifre sul retro",
  ],
  "card-number": [
    "numero carta di credito|numero carta di debito|numero di carta|numero bancomat",
    "dati carta|dati carta di credito|dati della carta|estremi carta|carta di debito.",
    "carta prepagata.|numero sulla carta|cifre sulla carta",
  ],
  pin: [
    "pin carta|pin bancomat|codice allarme|codice di ingresso|codice del cancello|codice wifi|codice wi fi|codice della cassetta|codice porta|codice cancello|codice cassaforte",
    "codice sblocco|codice della serratura|codice serratura|codice del portone",
    "codice citofono|codice puk|combinazione cassaforte",
  ],
  "national-id": [
    "numero carta d'identità|numero di carta d'identità|numero documento",
    "codice identificativo nazionale|numero tessera sanitaria|numero previdenza sociale",
    "numero di previdenza sociale",
  ],
  "private-key": [
    "chiave ssh|chiave pgp|chiave gpg|chiave di firma|chiave privata ssh",
    "chiave del certificato",
  ],
  "api-key": [
    "chiave dell'api|chiave di cifratura|chiave di crittografia|chiave del servizio",
    "chiave sviluppatore|chiave dell'applicazione|chiave applicazione|segreto client",
    "segreto del client|segreto dell'app|segreto api|segreto webhook|chiave di decrittazione",
  ],
  "bank-login": [
    "home banking|credenziali banca|credenziali della banca|accesso banca|codice titolare",
    "codice cliente banca|internet banking|codice utente banca|login banca",
  ],
  token: [
    "token d'accesso|token personale|token di aggiornamento|token di sessione",
    "cookie di sessione|id di sessione|identificativo di sessione|valore del cookie",
    "gettone di accesso",
  ],
  password: [
    "*password|passphrase|parola chiave segreta|parola segreta|dati di accesso|dati di login",
    "stringa di connessione|chiave di sicurezza wifi|chiave di sicurezza di rete|chiave wpa",
    "frase segreta",
  ],
  "security-answer": [
    "nome del primo animale|primo animale domestico|nome da nubile|cognome di madre",
    "cognome della madre da nubile|prima scuola|maestra delle elementari",
    "risposta di sicurezza|domanda di recupero",
  ],
};
