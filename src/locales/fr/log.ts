import type { LogMessages } from "../en/log.js";
import { createNumbers } from "../writing/createNumbers.js";
import { isolate } from "../writing/isolate.js";

const { number, plural } = createNumbers("fr");

/** @see LogMessages */
export const log: LogMessages = {
  title: "Décisions",
  empty: "Rien n’a encore été décidé.",
  filter: "Serveur",
  allServers: "Tous les serveurs",
  shown: ({ count }) =>
    plural(count, {
      one: `${number(count)} décision`,
      many: `${number(count)} de décisions`,
      other: `${number(count)} décisions`,
    }),
  save: "Enregistrer en JSON Lines",
  fileName: "decisions",
  columns: {
    when: "Quand",
    server: "Serveur",
    request: "Demande",
    decision: "Décision",
    by: "Par qui",
    why: "Pourquoi",
  },
  kinds: {
    elicitation: "Question pour vous",
    sampling: "Texte pour un modèle",
    roots: "Dossiers",
    other: "Demande",
  },
  decisions: {
    accept: "Acceptée",
    decline: "Refusée",
    cancel: "Annulée",
    result: "Réponse envoyée",
    error: "Rejetée",
    nothing: "Sans réponse",
    unknown: "Inconnu",
  },
  deciders: {
    person: "Vous",
    host: "Cette application",
    server: "Le serveur",
    session: "Connexion perdue",
  },
  byRule: ({ rule }) => `Règle ${isolate(rule)}`,
  thisHour: ({ used, limit }) => `${number(used)} sur ${number(limit)} cette heure-ci`,
  onBehalf: ({ decider, name }) => `${decider}, au nom de ${isolate(name)}`,
  reason: ({ reason }) => `«\u00a0${isolate(reason)}\u00a0»`,
  asked: ({ count }) => `Demandé ${number(count)} fois`,
};
