import type { SelectionMessages } from "../en/selection.js";
import { createNumbers } from "../writing/createNumbers.js";
import { isolate } from "../writing/isolate.js";

const { number, plural } = createNumbers("fr");

export const selection: SelectionMessages = {
  select: "Sélectionner",
  clear: "Annuler la sélection",
  same: "Identique pour toutes",
  different: "Différent",
  none: "Aucun",
  selectAll: ({ server }) => `Sélectionner toutes les demandes de ${isolate(server)}`,
  selected: ({ server, count }) =>
    plural(count, {
      one: `${number(count)} demande de ${isolate(server)} sélectionnée`,
      many: `${number(count)} de demandes de ${isolate(server)} sélectionnées`,
      other: `${number(count)} demandes de ${isolate(server)} sélectionnées`,
    }),
  more: ({ count }) =>
    plural(count, {
      one: `et ${number(count)} autre`,
      many: `et ${number(count)} d’autres`,
      other: `et ${number(count)} autres`,
    }),
  allow: ({ count }) => `Autoriser (${number(count)})`,
  send: ({ count }) =>
    plural(count, {
      one: `Envoyer ${number(count)} réponse`,
      many: `Envoyer ${number(count)} de réponses`,
      other: `Envoyer ${number(count)} réponses`,
    }),
  deny: ({ count }) => `Refuser (${number(count)})`,
  notAllowed: ({ count }) =>
    plural(count, {
      one: `${number(count)} ne peut pas être autorisée ici. Ouvrez-la pour décider.`,
      many: `${number(count)} ne peuvent pas être autorisées ici. Ouvrez-les pour décider.`,
      other: `${number(count)} ne peuvent pas être autorisées ici. Ouvrez-les pour décider.`,
    }),
  notDenied: ({ count }) =>
    plural(count, {
      one: `${number(count)} ne peut pas être refusée ici. Ouvrez-la pour décider.`,
      many: `${number(count)} ne peuvent pas être refusées ici. Ouvrez-les pour décider.`,
      other: `${number(count)} ne peuvent pas être refusées ici. Ouvrez-les pour décider.`,
    }),
  allowed: ({ count }) =>
    plural(count, {
      one: `${number(count)} demande autorisée.`,
      many: `${number(count)} de demandes autorisées.`,
      other: `${number(count)} demandes autorisées.`,
    }),
  sent: ({ count }) =>
    plural(count, {
      one: `${number(count)} réponse envoyée.`,
      many: `${number(count)} de réponses envoyées.`,
      other: `${number(count)} réponses envoyées.`,
    }),
  denied: ({ count }) =>
    plural(count, {
      one: `${number(count)} demande refusée.`,
      many: `${number(count)} de demandes refusées.`,
      other: `${number(count)} demandes refusées.`,
    }),
  gone: ({ count }) =>
    plural(count, {
      one: `${number(count)} demande a pris fin avant votre décision.`,
      many: `${number(count)} de demandes ont pris fin avant votre décision.`,
      other: `${number(count)} demandes ont pris fin avant votre décision.`,
    }),
  left: ({ count }) =>
    plural(count, {
      one: `${number(count)} demande attend encore. Ouvrez-la pour décider.`,
      many: `${number(count)} de demandes attendent encore. Ouvrez-les pour décider.`,
      other: `${number(count)} demandes attendent encore. Ouvrez-les pour décider.`,
    }),
};
