import { createNumbers } from "../../../locales/writing/createNumbers.js";
import { isolate } from "../../../locales/writing/isolate.js";
import type { IssueMessages } from "../en/issues.js";

const { number, plural } = createNumbers("de");

/** @see IssueMessages */
export const issues: IssueMessages = {
  required: "Hier ist eine Antwort nötig.",
  type: "Diese Art von Antwort ist hier nicht gefragt.",
  enum: "Wählen Sie eine der Optionen.",
  const: "Das ist nicht der verlangte Wert.",
  minLength: ({ limit }) => `Geben Sie mindestens ${number(limit)} Zeichen ein.`,
  maxLength: ({ limit }) => `Geben Sie höchstens ${number(limit)} Zeichen ein.`,
  pattern: "Das hat nicht die verlangte Form.",
  format: ({ format }) => {
    if (format === "email") return "Geben Sie eine E-Mail-Adresse ein, etwa name@example.com.";
    if (format === "uri")
      return "Geben Sie eine Adresse mit ihrem Schema ein, etwa https://example.com.";
    if (format === "date") return "Geben Sie ein Datum ein.";
    if (format === "date-time") return "Geben Sie ein Datum und eine Uhrzeit ein.";
    return "Das hat nicht die verlangte Form.";
  },
  minimum: ({ limit }) => `Geben Sie mindestens ${limit} ein.`,
  maximum: ({ limit }) => `Geben Sie höchstens ${limit} ein.`,
  exclusiveMinimum: ({ limit }) => `Geben Sie mehr als ${limit} ein.`,
  exclusiveMaximum: ({ limit }) => `Geben Sie weniger als ${limit} ein.`,
  multipleOf: ({ limit }) =>
    limit === "1" ? "Geben Sie eine ganze Zahl ein." : `Geben Sie ein Vielfaches von ${limit} ein.`,
  minItems: ({ limit }) =>
    plural(limit, {
      one: "Mindestens 1 ist nötig.",
      other: `Mindestens ${number(limit)} sind nötig.`,
    }),
  maxItems: ({ limit }) =>
    plural(limit, {
      one: "Höchstens 1 ist erlaubt.",
      other: `Höchstens ${number(limit)} sind erlaubt.`,
    }),
  uniqueItems: "Jeder Eintrag darf nur einmal vorkommen.",
  incomplete: "Das ist nur zur Hälfte ausgefüllt.",
  "not-a-number": "Geben Sie eine Zahl ein.",
  separator:
    "Schreiben Sie diese Zahl ohne Trennzeichen zwischen den Ziffern, damit sie eindeutig ist.",
  "not-an-integer": "Geben Sie eine ganze Zahl ein.",
  "too-large": "Diese Zahl ist zu groß, um gesendet zu werden.",
  "unsafe-integer": "Diese Zahl ist zu groß, um exakt gesendet zu werden.",
  "too-precise": "Diese Zahl hat mehr Stellen, als sich exakt senden lassen.",
  "lone-surrogate":
    "Hier steht ein unvollständiges Zeichen. Löschen Sie es oder geben Sie es neu ein.",
  "control-character":
    "Hier steht ein unsichtbares Steuerzeichen. Löschen Sie es oder geben Sie den Text neu ein.",
  json: "Das ist kein gültiges JSON.",
  unsupported: "Die Verbindung zu diesem Server kann diese Antwort nicht übertragen.",
  "check-failed":
    "Die App konnte dies nicht prüfen, deshalb wurde nichts gesendet. Versuchen Sie es noch einmal.",
  other: "Der Server nimmt diese Antwort nicht an.",
  at: ({ place, issue }) => `Bei ${isolate(place)}: ${issue}`,
  atItem: ({ position, issue }) => `Eintrag ${number(position)}: ${issue}`,
};
