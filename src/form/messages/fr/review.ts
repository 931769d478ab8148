import { createNumbers } from "../../../locales/writing/createNumbers.js";
import { isolate } from "../../../locales/writing/isolate.js";
import type { ReviewMessages } from "../en/review.js";

const { number, plural } = createNumbers("fr");

/** @see ReviewMessages */
export const review: ReviewMessages = {
  title: ({ server }) => `Voici ce que recevra ${isolate(server)}`,
  secretTitle: ({ server }) =>
    `Envoyer des informations confidentielles à ${isolate(server)}\u202f?`,
  secretHint:
    "Les serveurs n’ont pas le droit de demander des informations confidentielles dans un formulaire. Ceux qui gèrent ce serveur peuvent les lire et les conserver.",
  unseen: ({ count }) =>
    plural(count, {
      one: "Le serveur a rempli 1 de ces valeurs, et vous ne l’avez pas encore vue.",
      many: `Le serveur a rempli ${number(count)} de ces valeurs, et vous ne les avez pas encore vues.`,
      other: `Le serveur a rempli ${number(count)} de ces valeurs, et vous ne les avez pas encore vues.`,
    }),
  notSeen: "pas encore vu",
  send: "Envoyer",
  sendAnyway: "Envoyer quand même",
  back: "Retour",
  nothing: "Votre accord, et rien d’autre.",
  changed: "modifié",
  leftOut: "omis",
  showAsJson: "Afficher en JSON",
  editAsJson: "Modifier en JSON",
  editAsFields: "Modifier dans des champs",
  notInFields: "Ce texte ne tient pas dans les champs : continuez en JSON, ou effacez-le.",
  fillIn: ({ label }) => `Remplir ${isolate(label)}`,
  piece: ({ label, position, count }) =>
    `${isolate(label)}, morceau ${number(position)} sur ${number(count)}`,
  suggested: ({ value }) => `Suggestion du serveur\u00a0: ${isolate(value)}`,
};
