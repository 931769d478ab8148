import { createNumbers } from "../../../../locales/writing/createNumbers.js";
import { createSizes } from "../../../../locales/writing/createSizes.js";
import { isolate } from "../../../../locales/writing/isolate.js";
import type { SamplingBlockMessages } from "../en/samplingBlocks.js";

const { number, plural } = createNumbers("fr");
const size = createSizes("fr");
const origins = { server: "du serveur", model: "du modèle" } as const;

/** @see SamplingBlockMessages */
export const samplingBlocks: SamplingBlockMessages = {
  same: "Aucune différence.",
  inserted: "ajouté\u00a0:",
  deleted: "supprimé\u00a0:",
  unchanged: ({ count }) =>
    plural(count, {
      one: `${number(count)} caractère inchangé`,
      many: `${number(count)} de caractères inchangés`,
      other: `${number(count)} caractères inchangés`,
    }),
  moreCharacters: ({ count }) =>
    plural(count, {
      one: `${number(count)} caractère de plus`,
      many: `${number(count)} de caractères de plus`,
      other: `${number(count)} caractères de plus`,
    }),
  incomparable: ({ before, after }) =>
    `Ces textes diffèrent trop pour être comparés ici. Nombre de caractères\u00a0: ${number(before)} avant, ${number(after)} maintenant.`,
  moreChanges: ({ count }) =>
    plural(count, {
      one: `${number(count)} modification de plus`,
      many: `${number(count)} de modifications de plus`,
      other: `${number(count)} modifications de plus`,
    }),
  image: ({ bytes, type, width, height, by }) =>
    [
      "Image",
      width && height ? `${number(width)} × ${number(height)}` : "",
      size(bytes),
      isolate(type),
      origins[by],
    ]
      .filter(Boolean)
      .join(", "),
  audio: ({ bytes, type, by }) =>
    ["Audio", size(bytes), isolate(type), origins[by]].filter(Boolean).join(", "),
  file: ({ bytes, type, by }) =>
    ["Fichier", size(bytes), isolate(type), origins[by]].filter(Boolean).join(", "),
  showImage: "Afficher l’image",
  loadAudio: "Charger l’audio",
  large: "Cette image est volumineuse.",
  tooLarge: "Ce contenu est trop volumineux pour s’afficher ici.",
  damaged:
    "Ce contenu ne peut pas s’afficher\u00a0: les données sont endommagées ou ne sont pas ce qu’elles prétendent être.",
  blocked:
    "Ce contenu ne peut pas s’afficher\u00a0: la politique de sécurité de cette page ne le permet pas.",
  toolUse: ({ name }) => `Utilise l’outil ${isolate(name)}`,
  toolResult: ({ name }) => `Résultat de l’outil ${isolate(name)}`,
  toolResultOf: ({ id }) => `Résultat de l’appel d’outil ${isolate(id)}`,
  toolFailed: "échec",
  toolId: ({ id }) => `identifiant ${isolate(id)}`,
  noResult: "L’outil n’a rien renvoyé.",
  input: "Entrée",
  structured: "Résultat sous forme de données",
  resource: "Ressource",
  link: "Lien vers une ressource",
  linkHint: "Seulement cité ici\u00a0: le modèle ne voit pas où mène le lien.",
  claimedSize: ({ bytes }) => `taille annoncée\u00a0: ${size(bytes)}`,
  notAnObject: "Il faut un objet JSON, entre accolades.",
  issues: ({ count }) =>
    plural(count, {
      one: "Ceci ne peut pas encore être envoyé\u00a0:",
      other: `Ceci ne peut pas encore être envoyé, pour ${number(count)} raisons\u00a0:`,
    }),
  oneBlock: "Le serveur n’accepte qu’une seule partie. Supprimez les autres.",
  unknownTool: ({ name }) => `Le serveur n’a pas proposé d’outil nommé ${isolate(name)}.`,
  toolForbidden: ({ name }) =>
    `Le serveur ne laisse le modèle utiliser aucun outil ici, ${isolate(name)} ne peut donc pas être utilisé.`,
  toolRequired: "Le serveur exige l’utilisation d’un outil.",
  repeatedId: ({ id }) => `Deux appels d’outil ont le même identifiant, ${isolate(id)}.`,
};
