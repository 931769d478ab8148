import type { RulesMessages } from "../en/rules.js";
import { createNumbers } from "../writing/createNumbers.js";
import { isolate } from "../writing/isolate.js";
import { ruleBounds } from "./ruleBounds.js";

const { number, plural } = createNumbers("fr");

export const rules: RulesMessages = {
  title: "Règles",
  empty: "Aucune règle",
  emptyHint: "Quand un serveur demande, la flèche à côté d’Autoriser ou de Refuser crée une règle.",
  stop: "Arrêter toutes les règles",
  stopHint: "Tant qu’elles sont arrêtées, tout vous est demandé.",
  notStored: "Ces règles durent tant que cette application fonctionne.",
  unreadable: ({ count }) =>
    plural(count, {
      one: `${number(count)} règle enregistrée est illisible. Elle ne décide rien.`,
      many: `${number(count)} de règles enregistrées sont illisibles. Elles ne décident rien.`,
      other: `${number(count)} règles enregistrées sont illisibles. Elles ne décident rien.`,
    }),
  rename: "Nom",
  maxTokens: "Nombre maximal de tokens dans la réponse",
  perHour: "Fois par heure",
  edit: "Modifier",
  save: "Enregistrer",
  cancel: "Annuler",
  pause: "Suspendre",
  resume: "Reprendre",
  revoke: "Révoquer",
  undo: "Rétablir",
  added: ({ rule }) => `Règle créée : ${isolate(rule)}`,
  changed: ({ rule }) => `Règle modifiée : ${isolate(rule)}`,
  removed: ({ rule }) => `Règle révoquée : ${isolate(rule)}`,
  failed: "Cela n’a pas fonctionné. Réessayez.",
  decided: ({ count }) =>
    plural(count, {
      one: `A décidé ${number(count)} des dernières demandes`,
      many: `A décidé ${number(count)} des dernières demandes`,
      other: `A décidé ${number(count)} des dernières demandes`,
    }),
  preview: ({ covered, among }) =>
    `Aurait décidé ${number(covered)} de vos ${number(among)} dernières demandes`,
  left: ({ count }) =>
    plural(count, {
      one: `${number(count)} utilisation restante`,
      many: `${number(count)} d’utilisations restantes`,
      other: `${number(count)} utilisations restantes`,
    }),
  budgets: "Limites",
  eachServer: "Chaque autre serveur",
  requestsPerHour: "Demandes par heure",
  requestsPerDay: "Demandes par jour",
  tokensPerHour: "Tokens par heure",
  tokensPerDay: "Tokens par jour",
  used: ({ used }) => `Environ ${number(used)} utilisés`,
  noLimit: "Un champ vide signifie aucune limite.",
  over: "Au-delà d’une limite",
  overAsk: "Me demander",
  overRefuse: "Refuser",
  proposals: "Règles proposées",
  accept: "Créer la règle",
  dismiss: "Masquer",
  moreAllow: "Autoriser sans demander…",
  moreDeny: "Refuser sans demander…",
  allowTitle: "Autoriser sans demander",
  denyTitle: "Refuser sans demander",
  lasting: "Pendant combien de temps",
  session: "Jusqu’à sa déconnexion",
  minutes: ({ count }) =>
    plural(count, {
      one: `Pendant ${number(count)} minute`,
      many: `Pendant ${number(count)} de minutes`,
      other: `Pendant ${number(count)} minutes`,
    }),
  always: "Toujours",
  responses: "Envoyer les réponses sans me les montrer",
  makeAllow: "Autoriser par cette règle",
  makeDeny: "Refuser par cette règle",
  asksEachTime: "Vous voulez voir chaque demande : aucune règle ne décide.",
  made: ({ rule, count }) =>
    plural(count, {
      one: `${isolate(rule)} : ${number(count)} demande décidée.`,
      many: `${isolate(rule)} : ${number(count)} de demandes décidées.`,
      other: `${isolate(rule)} : ${number(count)} demandes décidées.`,
    }),
  allowRequest: ({ server, model, tokens }) =>
    `${isolate(server)} peut demander jusqu’à ${number(tokens)} tokens à ${isolate(model)}`,
  allowResponse: ({ server, model }) =>
    `${isolate(server)} reçoit les réponses de ${isolate(model)} sans que vous les voyiez`,
  allowRoots: ({ server }) =>
    `${isolate(server)} peut connaître vos dossiers, y compris ceux que vous ajouterez`,
  denyRequest: ({ server }) => `${isolate(server)} ne peut pas utiliser de modèle`,
  denyRoots: ({ server }) => `${isolate(server)} ne peut pas connaître vos dossiers`,
  denyForms: ({ server }) => `${isolate(server)} ne peut pas afficher de formulaire`,
  denyVisits: ({ server }) => `${isolate(server)} ne peut pas vous demander d’ouvrir des pages`,
  allowOther: ({ server, subject }) => `${isolate(server)} peut demander ${isolate(subject)}`,
  denyOther: ({ server, subject }) => `${isolate(server)} ne peut pas demander ${isolate(subject)}`,
  asks: ({ server }) => `${isolate(server)} doit vous demander`,
  anyServer: "Chaque serveur",
  anyModel: "n’importe quel modèle",
  untilClosed: ({ clause }) => `${clause}, jusqu’à sa déconnexion`,
  untilTime: ({ clause, time }) => `${clause}, jusqu’à ${time}`,
  untilRevoked: ({ clause }) => `${clause}, jusqu’à révocation`,
  bounds: ruleBounds,
  standings: {
    "in-force": "Active",
    paused: "Suspendue",
    stopped: "Arrêtée",
    "used-up": "Épuisée",
    "hour-full": "Limite de cette heure atteinte",
    expired: "Expirée",
  },
};
