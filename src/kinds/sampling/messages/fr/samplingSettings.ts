import { isolate } from "../../../../locales/writing/isolate.js";
import type { SamplingSettingsMessages } from "../en/samplingSettings.js";

/** @see SamplingSettingsMessages */
export const samplingSettings: SamplingSettingsMessages = {
  title: "Demandes au modèle",
  defaultModel: "Votre modèle par défaut",
  noDefault: "Aucun\u00a0: les préférences des serveurs décident",
  servers: "Modèles pour certains serveurs",
  serverModel: ({ server }) => `Modèle pour ${isolate(server)}`,
  automatic: "Automatique",
  missing: ({ model }) => `${isolate(model)} (non disponible)`,
  priorities: "Ce qui compte pour vous dans un modèle",
  ownPriorities: "Décider selon mes propres priorités, pas selon ce que disent les serveurs",
  reviewResponses: "Me montrer les réponses avant leur envoi",
  reviewResponsesHint: "Désactivé\u00a0: une réponse part au serveur dès que le modèle l’a écrite.",
  askEveryTime: "Me demander à chaque fois",
  askEveryTimeHint: "Affiche chaque demande et chaque réponse, quoi que dise une règle.",
  fixed: "Fixé par cette application\u00a0; non modifiable ici.",
  notKept: "Vos réglages sont actifs pour l’instant, mais n’ont pas pu être enregistrés.",
  deprecated:
    "Le protocole abandonne peu à peu les demandes à votre modèle\u00a0: elles sont obsolètes depuis la révision 2026-07-28 et pourraient disparaître à partir du 2027-07-28. Les serveurs sont censés utiliser leurs propres modèles.",
};
