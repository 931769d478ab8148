import { createNumbers } from "../../../../locales/writing/createNumbers.js";
import { isolate } from "../../../../locales/writing/isolate.js";
import type { RootsConsentMessages } from "../en/rootsConsent.js";

const { number, plural } = createNumbers("fr");

/** @see RootsConsentMessages */
export const rootsConsent: RootsConsentMessages = {
  asks: ({ server }) => `${isolate(server)} demande dans quels dossiers travailler`,
  ended: ({ server }) => `La question posée par ${isolate(server)} est close`,
  intro: ({ server }) =>
    `Si vous acceptez, ${isolate(server)} aura connaissance des dossiers cochés\u00a0:`,
  none: ({ server }) =>
    `Vous ne proposez aucun dossier à ${isolate(server)}. Si vous acceptez, le serveur apprendra seulement cela.`,
  list: "Dossiers",
  keepsOut: "Il lui est demandé de ne pas toucher à\u00a0:",
  remembered:
    "Votre réponse vaut aussi pour la suite et pour les dossiers que vous ajouterez. Vous pouvez la changer à tout moment.",
  rememberedPart:
    "Votre réponse vaut aussi pour la suite, mais pour ces dossiers seulement\u00a0: le serveur ne saura rien des autres. Vous pouvez la changer à tout moment.",
  term: "Durée de validité de votre réponse",
  once: "Cette fois seulement",
  onceHint: "La question vous sera reposée la prochaine fois.",
  always: "Jusqu’à ce que je change",
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
