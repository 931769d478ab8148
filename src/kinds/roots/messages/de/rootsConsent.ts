import { createNumbers } from "../../../../locales/writing/createNumbers.js";
import { isolate } from "../../../../locales/writing/isolate.js";
import type { RootsConsentMessages } from "../en/rootsConsent.js";

const { number } = createNumbers("de");

/** @see RootsConsentMessages */
export const rootsConsent: RootsConsentMessages = {
  asks: ({ server }) => `${isolate(server)} fragt, in welchen Ordnern gearbeitet werden darf`,
  ended: ({ server }) => `Die Frage von ${isolate(server)} hat sich erledigt`,
  intro: ({ server }) =>
    `Wenn Sie zustimmen, erfährt ${isolate(server)} von den angekreuzten Ordnern:`,
  none: ({ server }) =>
    `Sie bieten ${isolate(server)} keinen Ordner an. Wenn Sie zustimmen, erfährt der Server nur das.`,
  list: "Ordner",
  keepsOut: "Der Server wird gebeten, sich hiervon fernzuhalten:",
  remembered:
    "Ihre Antwort gilt auch für später und für Ordner, die Sie hinzufügen. Sie können sie jederzeit ändern.",
  rememberedPart:
    "Ihre Antwort gilt auch für später, aber nur für diese Ordner: Von anderen erfährt der Server nichts. Sie können sie jederzeit ändern.",
  term: "Wie lange Ihre Antwort gilt",
  once: "Nur dieses Mal",
  onceHint: "Beim nächsten Mal werden Sie wieder gefragt.",
  always: "Bis ich es ändere",
  failsCall: "Wenn Sie ablehnen, schlägt der Vorgang fehl, der danach fragt.",
  share: ({ count }) => `${number(count)} Ordner freigeben`,
  shareNone: "Leere Liste freigeben",
  refuse: "Ablehnen",
  reason: "Warum Sie ablehnen (optional)",
  shared: ({ count }) => `Der Server hat ${number(count)} Ordner bekommen.`,
  refused: "Der Server hat die Liste nicht bekommen.",
};
