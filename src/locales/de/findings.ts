import type { SecretKind } from "../../safety/secrets/secretKind.js";
import type { FindingMessages } from "../en/findings.js";
import { createNumbers } from "../writing/createNumbers.js";
import { createScripts } from "../writing/createScripts.js";
import { forEachSecret } from "../writing/forEachSecret.js";
import { isolate } from "../writing/isolate.js";

const { number } = createNumbers("de");
const listed = createScripts("de");
const of = (value: string | number | undefined) => isolate(String(value ?? ""));

const secrets: Record<SecretKind, string> = {
  password: "einem Passwort",
  "api-key": "einem API-Schlüssel",
  token: "einem Zugriffstoken",
  "private-key": "einem privaten Schlüssel",
  "recovery-phrase": "einer Wiederherstellungsphrase",
  pin: "einer PIN",
  "card-number": "einer Kartennummer",
  cvv: "der Prüfziffer einer Karte",
  "one-time-code": "einem Einmalcode",
  "security-answer": "der Antwort auf eine Sicherheitsfrage",
  "national-id": "einer Ausweis- oder Personennummer",
  "bank-login": "den Zugangsdaten eines Bankkontos",
};

const asksFor = (kind: SecretKind) => () =>
  `Hier wird anscheinend nach ${secrets[kind]} gefragt. Server dürfen in einem Formular nicht nach vertraulichen Daten fragen.`;

/** @see FindingMessages */
export const findings: FindingMessages = {
  levels: { notice: "Hinweis", warning: "Warnung", danger: "Gefahr" },
  other: "Etwas hier ist ungewöhnlich.",
  headings: forEachSecret(secrets, (secret) => `Antworten Sie hier nicht mit ${secret}`),
  found: {
    "scheme-refused": ({ scheme }) =>
      `Diese Adresse beginnt mit ${of(scheme)}. Nur Webseiten (https und http) lassen sich öffnen.`,
    "url-unparsable": () => "Das ist keine Adresse, die ein Browser öffnen kann.",
    "long-url": ({ length }) =>
      `Diese Adresse ist zu lang zum Lesen: ${number(Number(length))} Zeichen.`,
    "url-too-long": ({ longest }) =>
      `Diese Adresse ist länger als ${number(Number(longest))} Zeichen und damit zu lang, um sie zu prüfen.`,
    "inspection-unavailable": ({ what }) =>
      what === "form"
        ? "Dieses Formular konnte nicht geprüft werden. Sehen Sie sich genau an, wonach es fragt."
        : "Die Adresse konnte nicht geprüft werden und lässt sich deshalb nicht öffnen.",
    punycode: ({ ascii, unicode }) =>
      `Der Name dieser Website enthält nicht nur Buchstaben von A bis Z: ${of(unicode)} wird ${of(ascii)} geschrieben.`,
    "mixed-scripts": ({ label, scripts }) =>
      `${of(label)} mischt Buchstaben aus mehreren Schriften (${listed(String(scripts ?? ""))}).`,
    "look-alike": ({ domain, like }) =>
      `${of(domain)} sieht aus wie ${of(like)}, ist es aber nicht.`,
    "borrowed-name": ({ domain, name }) =>
      `Vorn steht ${of(name)}, aber die Website ist ${of(domain)}.`,
    "borrowed-name-in-path": ({ domain, name }) =>
      `In der Adresse steht ${of(name)}, aber die Website ist ${of(domain)}.`,
    "user-info": ({ domain }) =>
      `Vor dem @ steht ein Benutzername, keine Website. Die Website ist ${of(domain)}.`,
    "ip-address": ({ address }) => `Die Website ist eine Zahl, ${of(address)}, kein Name.`,
    "disguised-address": ({ address, written }) =>
      `${of(written)} ist eine andere Schreibweise der Zahl ${of(address)}.`,
    "loopback-host": ({ host }) => `${of(host)} ist dieser Computer.`,
    "private-host": ({ host }) => `${of(host)} liegt in Ihrem eigenen Netzwerk, nicht im Internet.`,
    "link-local-host": ({ host }) => `${of(host)} ist ein direkter Nachbar dieses Computers.`,
    "not-https": () => "Die Verbindung zu dieser Seite ist nicht verschlüsselt.",
    "unusual-port": ({ port }) => `Die Seite liegt auf Port ${of(port)}, was ungewöhnlich ist.`,
    "encoded-characters": ({ sample }) => `Einige Zeichen sind ohne Grund kodiert: ${of(sample)}.`,
    rewritten: ({ opened }) =>
      `Browser öffnen eine andere Adresse als die, die hier steht: ${of(opened)}.`,
    "new-domain": ({ domain }) => `Dieser Server hat Sie noch nie zu ${of(domain)} geschickt.`,
    "unlike-server": ({ domain, server }) =>
      `${of(domain)} ist nicht die eigene Website des Servers; diese ist ${of(server)}.`,
    "secret-password": asksFor("password"),
    "secret-api-key": asksFor("api-key"),
    "secret-token": asksFor("token"),
    "secret-private-key": asksFor("private-key"),
    "secret-recovery-phrase": asksFor("recovery-phrase"),
    "secret-pin": asksFor("pin"),
    "secret-card-number": asksFor("card-number"),
    "secret-cvv": asksFor("cvv"),
    "secret-one-time-code": asksFor("one-time-code"),
    "secret-security-answer": asksFor("security-answer"),
    "secret-national-id": asksFor("national-id"),
    "secret-bank-login": asksFor("bank-login"),
    "zero-width": () => "Der Text enthält Zeichen ohne Breite, die Wörter verbergen können.",
    "bidi-control": () =>
      "Der Text enthält Steuerzeichen, die ändern, in welcher Reihenfolge er erscheint.",
    "tag-characters": () => "Der Text enthält eine versteckte Nachricht.",
    "variation-selectors": () => "Der Text enthält versteckte Daten.",
    "control-characters": () => "Der Text enthält Steuerzeichen.",
    "filler-characters": () => "Der Text enthält Buchstaben, die leer aussehen.",
    "combining-flood": () =>
      "Einige Buchstaben tragen mehr Zusatzzeichen, als irgendeine Sprache verwendet.",
    "invisible-format": () => "Der Text enthält unsichtbare Zeichen.",
    "private-use": () => "Der Text enthält Zeichen, die auf jedem Computer anders aussehen.",
    "malformed-text": () => "Ein Teil des Textes ist beschädigt.",
    "long-blank": () => "Ein langer leerer Abschnitt könnte verbergen, was danach kommt.",
    "not-inspected": () =>
      "Dieses Feld wurde nicht geprüft. Behandeln Sie es, als würde etwas Geheimes verlangt.",
    "partly-inspected": () => "Diese Anfrage ist so groß, dass nur ihr Anfang geprüft wurde.",
    "partly-checked": () =>
      "Dieses Formular ist zu groß, um Ihre Antwort vollständig zu prüfen; der Server lehnt sie daher möglicherweise ab.",
  },
};
