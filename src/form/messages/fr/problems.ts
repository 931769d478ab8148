import { isolate } from "../../../locales/writing/isolate.js";
import type { ProblemMessages } from "../en/problems.js";

/** @see ProblemMessages */
export const problems: ProblemMessages = {
  hidden: ({ label, reason }) => `${isolate(label)} ne peut pas s’afficher\u00a0: ${reason}`,
  noted: ({ label, reason }) => `${isolate(label)}\u00a0: ${reason}`,
  "root-not-object": "Le serveur demande autre chose qu’un formulaire.",
  "too-large": "Le serveur demande plus qu’un formulaire ne peut afficher.",
  "too-deep":
    "les données sont trop imbriquées pour être vérifiées ici\u202f; c’est le serveur qui les vérifie.",
  "schema-malformed": "le serveur en donne une description incorrecte.",
  "keyword-malformed":
    "le serveur en a mal décrit une partie\u202f; cette partie n’est pas prise en compte.",
  "type-unknown": "le serveur demande un genre de réponse qui n’existe pas.",
  "never-valid": "aucune réponse ne pourrait être correcte.",
  "ref-unresolved": "le serveur renvoie à une description qui n’existe pas.",
  "required-undescribed": "le serveur le demande sans le décrire.",
  "alternatives-narrowed": "le serveur accepterait aussi d’autres genres de réponses.",
  "enum-names-mismatch":
    "les noms des options ne correspondent pas, les options sont donc affichées telles qu’elles sont envoyées.",
  "options-dropped": "certaines options ne pouvaient pas servir de réponse et ont été omises.",
  "default-dropped":
    "ce que le serveur suggère n’est pas une réponse valide et n’a donc pas été repris.",
  unsupported: "la connexion à ce serveur ne peut pas transmettre une telle réponse.",
};
