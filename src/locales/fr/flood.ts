import type { FloodMessages } from "../en/flood.js";
import { createNumbers } from "../writing/createNumbers.js";
import { isolate } from "../writing/isolate.js";

const { number, plural } = createNumbers("fr");

/** @see FloodMessages */
export const flood: FloodMessages = {
  notice: "Trop de demandes",
  tooMuch: ({ server }) => `${isolate(server)} demande trop de choses à la fois.`,
  refused: ({ count }) =>
    plural(count, {
      one: `${number(count)} demande a été rejetée.`,
      many: `${number(count)} de demandes ont été rejetées.`,
      other: `${number(count)} demandes ont été rejetées.`,
    }),
  blocked: ({ server }) => `Vous avez bloqué ${isolate(server)} pour le moment.`,
  block: "Bloquer le serveur",
  allow: "Le laisser continuer",
  blockTitle: ({ server }) => `Bloquer ${isolate(server)}\u00a0?`,
  blockHint:
    "Plus rien de ce serveur ne vous sera demandé et rien ne lui sera répondu, même si vous l’aviez autorisé. Ce qu’il a en attente prend fin maintenant. Vous pourrez le laisser demander à nouveau depuis l’avis en haut de la page.",
  notBlocked: "Cette fenêtre n’a pas le droit de bloquer des serveurs.",
  unblock: "Le laisser demander à nouveau",
};
