import type { SecretTerms } from "../secretKind.js";

/** The names of secrets in Dutch. */
export const nl: SecretTerms = {
  "recovery-phrase": [
    "herstelzin|herstelsleutel|herstelwoorden|herstelfrase|geheime herstelzin|seedzin",
    "seed zin|geheugenzin|12 woorden.|24 woorden.|back upzin|backupzin|noodzin",
  ],
  "one-time-code": [
    "verificatiecode|bevestigingscode|eenmalige code|eenmalige toegangscode",
    "eenmalig wachtwoord|sms code|inlogcode|authenticatiecode|tweestapscode|tweefactorcode",
    "herstelcode|herstelcodes|back upcode|back upcodes|backupcode|backupcodes|noodcodes",
    "controlecode|activatiecode|code uit app|code uit sms|code uit authenticator app",
    "zescijferige code|configuratiesleutel|installatiesleutel|instelsleutel|koppelsleutel",
  ],
  cvv: [
    "beveiligingscode|kaartverificatiecode|veiligheidscode|cvc code|cvv code",
    "driecijferige code|controlegetal kaart",
  ],
  "card-number": [
    "kaartnummer|*creditcardnummer|creditcard nummer|bankpasnummer|betaalpasnummer",
    "nummer creditcard|nummer bankpas|creditcardgegevens|kaartgegevens|nummer op kaart",
    "16 cijfers kaart|creditcard.",
  ],
  pin: [
    "*pincode.|pukcode|kluiscode|alarmcode|sleutelkluiscode|code sleutelkluis|toegangscode deur|hekcode|koppelcode|deurcode|poortcode|ontgrendelcode",
    "ontgrendelingscode|toegangspin|slotcode|schermvergrendelingscode|pasjescode",
  ],
  "national-id": [
    "burgerservice nummer|sofinummer|rijksregisternummer|identiteitskaartnummer|insz",
    "insz nummer|fiscaal nummer|paspoort bsn",
  ],
  "private-key": [
    "privésleutel|privé sleutel|private sleutel|geheime ssh sleutel|ssh sleutel|pgp sleutel",
    "ondertekeningssleutel",
  ],
  "api-key": [
    "api sleutel|*api sleutel|toegangssleutel|geheime sleutel|clientgeheim|client geheim",
    "versleutelingssleutel|encryptiesleutel|dienstsleutel|ontwikkelaarssleutel|hoofdsleutel",
    "geheim.|webhookgeheim|api geheim",
  ],
  "bank-login": [
    "internetbankieren|inloggegevens bank|bankinloggegevens|inlog bank|mobiel bankieren",
  ],
  token: [
    "toegangstoken|verversingstoken|sessiecookie|sessietoken|sessie id",
    "persoonlijk toegangstoken|cookiewaarde|magische link",
  ],
  password: [
    "*wachtwoord|*wachtwoorden.|wachtzin|wachtwoordzin|toegangscode|inloggegevens.",
    "wifi sleutel|wifisleutel|netwerksleutel|toegangsgegevens|verbindingsreeks",
    "connectiestring|codewoord|geheim woord",
  ],
  "security-answer": [
    "beveiligingsvraag|geheime vraag|geheim antwoord|controlevraag|meisjesnaam moeder",
    "meisjesnaam|eerste huisdier|naam eerste huisdier|veiligheidsvraag",
  ],
};
