import type { EndingMessages } from "../en/ending.js";
import { isolate } from "../writing/isolate.js";

/** @see EndingMessages */
export const ending: EndingMessages = {
  withdrawn: "Le serveur a retiré sa question.",
  disconnected: "La connexion au serveur a été perdue.",
  reload: "La page a été rechargée, et la connexion d’où venait la question n’existe plus.",
  deadline: "Le temps de réponse est écoulé.",
  callerEnded: "L’opération qui posait la question est terminée.",
  unattended: "La question est restée trop longtemps sans que personne puisse la voir.",
  flood: "Le serveur a posé trop de questions à la fois.",
  blocked: "Vous avez bloqué le serveur.",
  serverNotNamed: "Cette application n’accepte aucune demande de ce serveur.",
  secretsRefused: "Cette application refuse les formulaires qui demandent des secrets.",
  invalid: "Le serveur a demandé quelque chose à quoi on ne peut pas répondre.",
  failed: "Ce qu’il faut pour répondre n’a pas pu être chargé.",
  answered: "La question a reçu une réponse.",
  answeredElsewhere: "La réponse a été donnée dans un autre onglet ou sur un autre appareil.",
  notSentHere: "Ce que vous avez saisi ici n’a pas été envoyé.",
  nothingSent: "Rien n’a été envoyé.",
  unknownSent: "On ne sait pas si une réponse a été envoyée.",
  cancelSent: "Le serveur a été informé qu’aucun choix n’a été fait.",
  withdrawalMessage: ({ message }) => `Sa raison\u00a0: «\u00a0${isolate(message)}\u00a0»`,
};
