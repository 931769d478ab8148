import type { InboxMessages } from "../en/inbox.js";
import { createNumbers } from "../writing/createNumbers.js";
import { createTimes } from "../writing/createTimes.js";
import { isolate } from "../writing/isolate.js";

const { number, plural } = createNumbers("fr");
const times = createTimes("fr");

/** @see InboxMessages */
export const inbox: InboxMessages = {
  title: "Demandes",
  count: ({ count }) =>
    plural(count, {
      one: `${number(count)} demande vous attend`,
      many: `${number(count)} de demandes vous attendent`,
      other: `${number(count)} demandes vous attendent`,
    }),
  empty: "Rien ne vous attend",
  emptyHint:
    "Quand un serveur demande quelque chose, sa demande reste ici jusqu’à ce qu’elle soit réglée.",
  keys: "Les flèches haut et bas passent d’une demande à l’autre, la flèche droite mène à ce que l’on peut faire d’une demande, et la touche Entrée l’ouvre.",
  server: ({ server, count }) =>
    plural(count, {
      one: `${isolate(server)}\u00a0: ${number(count)} demande`,
      many: `${isolate(server)}\u00a0: ${number(count)} de demandes`,
      other: `${isolate(server)}\u00a0: ${number(count)} demandes`,
    }),
  settled: ({ count }) =>
    plural(count, {
      one: `${number(count)} demande réglée`,
      many: `${number(count)} de demandes réglées`,
      other: `${number(count)} demandes réglées`,
    }),
  kinds: {
    form: "Formulaire",
    visit: "Page à visiter",
    sampling: "Texte pour un modèle",
    roots: "Dossiers",
    other: "Demande",
  },
  states: {
    shown: "À l’écran",
    waiting: "En attente",
    aside: "Mise de côté",
    generating: "Un modèle écrit",
  },
  started: "Réponse commencée",
  justNow: "à l’instant",
  ago: ({ count, unit }) => times.ago(count, unit),
  findings: ({ count, severity }) =>
    severity === "notice"
      ? plural(count, {
          one: `${number(count)} point à savoir`,
          many: `${number(count)} de points à savoir`,
          other: `${number(count)} points à savoir`,
        })
      : plural(count, {
          one: `${number(count)} avertissement`,
          many: `${number(count)} d’avertissements`,
          other: `${number(count)} avertissements`,
        }),
  noText: "Aucun texte fourni.",
  open: "Ouvrir",
  putAside: "Plus tard",
  decline: "Refuser",
  cancel: "Annuler",
  dismiss: "Masquer",
  dismissAll: "Masquer toutes les demandes réglées",
  show: "Afficher",
  hide: "Replier",
  actionOn: ({ action, request }) => `${action}\u00a0: ${isolate(request)}`,
};
