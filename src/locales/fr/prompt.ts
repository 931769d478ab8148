import type { PromptMessages } from "../en/prompt.js";
import { createNumbers } from "../writing/createNumbers.js";
import { isolate } from "../writing/isolate.js";

const { number, plural } = createNumbers("fr");

/** @see PromptMessages */
export const prompt: PromptMessages = {
  claim: ({ name, version = "" }) =>
    `se présente comme «\u00a0${isolate(name)}\u00a0» ${isolate(version)}`.trimEnd(),
  askedAgain: ({ count }) => `demandé à nouveau (${number(count)})`,
  waiting: ({ count }) =>
    plural(count, {
      one: `${number(count)} autre en attente`,
      other: `${number(count)} autres en attente`,
    }),
  placeOf: ({ position, count }) => `${number(position)} sur ${number(count)}`,
  showNext: ({ position, count }) =>
    `${number(position)} sur ${number(count)}, afficher la suivante`,
  decline: "Refuser",
  declineWithReason: "Refuser avec un motif",
  reason: "Pourquoi vous refusez (facultatif)",
  reasonHint: "Reste dans cette application. Le serveur apprend seulement que vous avez refusé.",
  declineDiscards: "Ce que vous avez saisi est supprimé et n’est pas envoyé.",
  reasonSentHint: ({ server }) =>
    `Sera envoyé à ${isolate(server)} et conservé dans cette application.`,
  back: "Retour",
  cancel: "Annuler",
  cancelled: "Annulé.",
  undo: "Rétablir",
  undoFor: ({ count }) =>
    `Vous pouvez rétablir pendant ${plural(count, { one: `${number(count)} seconde`, many: `${number(count)} de secondes`, other: `${number(count)} secondes` })}, et plus longtemps tant que vous restez sur le bouton Rétablir.`,
  sentBar: "Envoyé à l’instant",
  sentTo: ({ server, what }) => `Envoyé à ${isolate(server)}\u00a0: ${isolate(what)}`,
  sentNothing: ({ server }) => `Envoyé à ${isolate(server)}.`,
  toldDeclined: ({ server }) => `${isolate(server)} sait que vous avez refusé.`,
  close: "Fermer",
  later: "Plus tard",
  askedByView: ({ view }) => `Demandé par sa vue «\u00a0${isolate(view)}\u00a0»`,
  partOf: ({ call }) => `Fait partie de «\u00a0${isolate(call)}\u00a0»`,
  partOfCall: "Fait partie d’une opération",
  maybePartOf: ({ call }) => `Fait peut-être partie de «\u00a0${isolate(call)}\u00a0»`,
  maybePartOfCall: "Fait peut-être partie d’une opération",
  callOver:
    "L’opération qui a peut-être posé cette question est terminée. Vous pouvez encore répondre.",
  stopCall: "Arrêter la tâche",
  more: "Plus d’options",
  reachedAt: ({ origin }) => `Adresse\u00a0: ${isolate(origin)}`,
  speaks: ({ revision }) => `Révision MCP\u00a0: ${isolate(revision)}`,
  firstRequest: "Première demande connue de ce serveur",
  discardTitle: "Abandonner votre saisie\u202f?",
  discardHint:
    "Rien n’a été envoyé. Si vous annulez, le serveur saura que vous n’avez pas fait de choix.",
  stopHint: "Rien n’a été envoyé. L’arrêt met fin à l’opération et à tout ce qu’elle demande.",
  discard: "Annuler la demande",
  putAside: "Plus tard",
  loadAgain: "Réessayer",
  maybeSent: "La connexion a été coupée avant que l’on sache si l’envoi est arrivé.",
  notLoaded: ({ server }) =>
    `Une question de ${isolate(server)} attend\u00a0: l’élément qui l’affiche n’a pas pu être chargé.`,
  keepEditing: "Continuer la saisie",
  answer: "Répondre",
  bar: "Questions qui vous attendent",
  moveBar: "Déplacer vers l’autre bord",
  aside: "Vous avez mis ceci de côté.",
  asides: ({ count }) =>
    plural(count, {
      one: `${number(count)} question mise de côté`,
      many: `${number(count)} de questions mises de côté`,
      other: `${number(count)} questions mises de côté`,
    }),
  resume: "Reprendre",
  refusals: ({ server, count }) =>
    plural(count, {
      one: `${number(count)} demande de ${isolate(server)} a été rejetée\u00a0: personne ne pouvait y répondre.`,
      many: `${number(count)} de demandes de ${isolate(server)} ont été rejetées\u00a0: personne ne pouvait y répondre.`,
      other: `${number(count)} demandes de ${isolate(server)} ont été rejetées\u00a0: personne ne pouvait y répondre.`,
    }),
  dismiss: "Masquer",
  copyEntered: "Copier",
  copied: "Copié.",
  notCopied: "Rien n’a été copié. Sélectionnez le texte et copiez-le vous-même.",
  broken: "Cette question ne peut pas être affichée",
  brokenHint:
    "L’application a rencontré une erreur en affichant la question d’un serveur. Rien n’a été envoyé. Vous pouvez refuser ou réessayer.",
  covered:
    "Quelque chose masque peut-être cette partie de la page, votre clic n’a donc pas été pris en compte. Dès que vous la voyez en entier, attendez un instant et cliquez à nouveau.",
};
