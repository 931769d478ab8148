import { createNumbers } from "../../../../locales/writing/createNumbers.js";
import { isolate } from "../../../../locales/writing/isolate.js";
import type { RootsConsentMessages } from "../en/rootsConsent.js";

const { number, plural } = createNumbers("fr");

/** @see RootsConsentMessages */
export const rootsConsent: RootsConsentMessages = {
  asks: ({ server }) => `${isolate(server)} demande dans quels dossiers travailler`,
  ended: ({ server }) => `La question posée par ${isolate(server)} est close`,
  intro: ({ server, count }) =>
    count === 1
      ? `Si vous acceptez, ${isolate(server)} aura connaissance de ce dossier\u00a0:`
      : plural(count, {
          many: `Si vous acceptez, ${isolate(server)} aura connaissance de ces ${number(count)} de dossiers\u00a0:`,
          other: `Si vous acceptez, ${isolate(server)} aura connaissance de ces ${number(count)} dossiers\u00a0:`,
        }),
  none: ({ server }) =>
    `Vous ne proposez aucun dossier à ${isolate(server)}. Si vous acceptez, le serveur apprendra seulement cela.`,
  list: "Dossiers",
  keepsOut: "Il lui est demandé de ne pas toucher à\u00a0:",
  remembered:
    "Votre réponse vaut aussi pour la suite et pour les dossiers que vous ajouterez. Vous pouvez la changer à tout moment.",
  failsCall: "Si vous refusez, l’opération qui le demande échoue.",
  share: ({ count }) =>
    plural(count, {
      one: `Partager ${number(count)} dossier`,
      many: `Partager ${number(count)} de dossiers`,
      other: `Partager ${number(count)} dossiers`,
    }),
  shareNone: "Partager la liste vide",
  refuse: "Refuser",
  reason: "Pourquoi vous refusez (facultatif)",
  shared: ({ count }) =>
    plural(count, {
      one: `Le serveur a reçu ${number(count)} dossier.`,
      many: `Le serveur a reçu ${number(count)} de dossiers.`,
      other: `Le serveur a reçu ${number(count)} dossiers.`,
    }),
  refused: "Le serveur n’a pas reçu la liste.",
};
