import type { AddressMessages } from "../en/address.js";

/** @see AddressMessages */
export const address: AddressMessages = {
  site: "Site web",
  address: "Adresse complète",
  unchecked: "L’adresse n’a pas pu être vérifiée, elle ne peut donc pas être ouverte.",
  open: "Ouvrir la page",
  openDangerous: "Ouvrir quand même…",
  openAnyway: "Ouvrir quand même",
  blocked: "Votre navigateur a bloqué la page.",
  openByHand: "Ouvrir depuis ici",
  copy: "Copier l’adresse",
  copied: "L’adresse a été copiée.",
  openAgain: "Ouvrir à nouveau",
  done: "J’ai terminé",
  waiting: "La page a été ouverte dans votre navigateur. Revenez ici quand vous aurez terminé.",
  complete: "Cette visite est terminée.",
};
