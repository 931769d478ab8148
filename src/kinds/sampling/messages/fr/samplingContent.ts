import { createNumbers } from "../../../../locales/writing/createNumbers.js";
import { isolate } from "../../../../locales/writing/isolate.js";
import type { SamplingContentMessages } from "../en/samplingContent.js";

const { number, plural } = createNumbers("fr");

/** @see SamplingContentMessages */
export const samplingContent: SamplingContentMessages = {
  messages: "Messages",
  user: "Utilisateur",
  assistant: "Assistant",
  message: ({ position, part }) =>
    part === undefined
      ? `le message ${number(position)}`
      : `la partie ${number(part)} du message ${number(position)}`,
  response: ({ part }) =>
    part === undefined ? "la réponse" : `la partie ${number(part)} de la réponse`,
  editAt: ({ place }) => `Modifier ${place}`,
  removeAt: ({ place }) => `Supprimer ${place}`,
  removeTogether: "Un appel d’outil et son résultat vont ensemble.",
  addTextAt: ({ place }) => `Ajouter du texte dans ${place}`,
  addUser: "Ajouter un message de l’utilisateur",
  addAssistant: "Ajouter un message de l’assistant",
  changed: "Modifié",
  changedAt: ({ place }) => `Modifié\u00a0: ${place}`,
  added: "ajouté",
  removed: ({ place }) => `Vous avez supprimé ${place}.`,
  restore: "Rétablir",
  restoreAt: ({ place }) => `Rétablir ${place}`,
  undo: "Rétablir",
  undoAt: ({ place }) => `Rétablir ${place}`,
  redo: "Refaire",
  redoAt: ({ place }) => `Refaire les modifications dans ${place}`,
  changesAt: ({ place }) => `Modifications dans ${place}`,
  showAll: ({ count }) =>
    plural(count, {
      one: `Afficher ${number(count)} caractère`,
      many: `Afficher les ${number(count)} de caractères`,
      other: `Afficher les ${number(count)} caractères`,
    }),
  showLess: "Afficher moins",
  piece: ({ place, position, count }) =>
    `${place}, morceau ${number(position)} sur ${number(count)}`,
  empty: "Pas de texte.",
  hidden: "Caractères cachés dans ce texte\u00a0:",
  unknown: ({ type }) => `Contenu d’un type inconnu (${isolate(type)})`,
  extras: "Métadonnées",
  tooDeep: "Ces données sont trop imbriquées pour s’afficher.",
  loading: "Chargement…",
  unavailable: "Une partie de cette application n’a pas pu être chargée.",
  retry: "Réessayer",
};
