import { createNumbers } from "../../../../locales/writing/createNumbers.js";
import { isolate } from "../../../../locales/writing/isolate.js";
import type { SamplingRequestMessages } from "../en/samplingRequest.js";

const { number } = createNumbers("fr");
const percent = new Intl.NumberFormat("fr", { style: "percent" });

/** @see SamplingRequestMessages */
export const samplingRequest: SamplingRequestMessages = {
  maxTokens: "Nombre maximal de tokens dans la réponse",
  maxTokensHint: ({ asked }) =>
    `Le serveur en a demandé ${number(asked)}. Vous pouvez en autoriser moins.`,
  maxTokensInvalid: ({ asked }) => `Saisissez un nombre entier de 1 à ${number(asked)}.`,
  temperature: "Température",
  temperatureHint: "Laissez ce champ vide pour garder la valeur du modèle.",
  temperatureInvalid: "Saisissez un nombre.",
  stopSequences: "S’arrêter à ces textes",
  stopSequencesHint: "Un par ligne. Écrivez \\n pour un saut de ligne.",
  includeContext: "Ce que le modèle apprend en plus",
  contextNone: "Rien",
  contextThisServer: "Le contexte de ce serveur",
  contextAllServers: "Le contexte de tous les serveurs",
  contextIgnored: "Rien. Le serveur en demandait plus, mais cette application ne le transmet pas.",
  unsaid: "Non précisé",
  preferences: "Ce que le serveur préfère comme modèle",
  hints: "Noms de modèles",
  hintsHint: "Un par ligne, le meilleur en premier. Des parties de noms suffisent.",
  cost: "Faible coût",
  speed: "Rapidité",
  intelligence: "Capacités",
  share: ({ value }) => percent.format(value),
  tools: "Outils que le modèle peut demander",
  toolInput: "Ce qu’il lui faut",
  removeTool: ({ tool }) => `Supprimer ${isolate(tool)}`,
  restoreTool: ({ tool }) => `Rétablir ${isolate(tool)}`,
  toolRemoved: "Le modèle n’en saura rien.",
  toolChoice: "Utilisation des outils",
  toolsAuto: "Le modèle décide",
  toolsRequired: "Au moins un",
  toolsNone: "Aucun",
  metadata: "Données pour le fournisseur du modèle",
  metadataInvalid: "Il faut un objet JSON, entre accolades.",
  undoPart: ({ what }) => `Rétablir\u00a0: ${isolate(what)}`,
};
