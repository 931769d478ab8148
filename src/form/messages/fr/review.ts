import { isolate } from "../../../locales/writing/isolate.js";
import type { ReviewMessages } from "../en/review.js";

/** @see ReviewMessages */
export const review: ReviewMessages = {
  title: ({ server }) => `Voici ce que recevra ${isolate(server)}`,
  secretTitle: ({ server }) =>
    `Envoyer des informations confidentielles à ${isolate(server)}\u202f?`,
  secretHint:
    "Les serveurs n’ont pas le droit de demander des informations confidentielles dans un formulaire. Ceux qui gèrent ce serveur peuvent les lire et les conserver.",
  send: "Envoyer",
  sendAnyway: "Envoyer quand même",
  back: "Retour",
  nothing: "Votre accord, et rien d’autre.",
  changed: "modifié",
  leftOut: "omis",
  suggested: ({ value }) => `Suggestion du serveur\u00a0: ${isolate(value)}`,
};
