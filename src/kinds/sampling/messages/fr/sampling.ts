import { createNumbers } from "../../../../locales/writing/createNumbers.js";
import { isolate } from "../../../../locales/writing/isolate.js";
import type { SamplingPromptMessages } from "../en/samplingPrompt.js";

const { number, plural } = createNumbers("fr");
const list = new Intl.ListFormat("fr", { type: "unit" });
const decimal = new Intl.NumberFormat("fr", { maximumFractionDigits: 20 });

/** @see SamplingPromptMessages */
export const sampling: SamplingPromptMessages = {
  asks: ({ server }) => `${isolate(server)} demande à utiliser votre modèle`,
  generating: ({ server, model }) =>
    model === undefined
      ? `Le modèle répond à ${isolate(server)}`
      : `${isolate(model)} répond à ${isolate(server)}`,
  reviewing: ({ server }) => `Vérifiez la réponse pour ${isolate(server)}`,
  failed: ({ server }) => `Il n’y a pas encore de réponse pour ${isolate(server)}`,
  ended: ({ server }) => `La demande envoyée par ${isolate(server)} est close`,
  requestLead: ({ server, model, provider, tokens, unseen }) => {
    const named = model === undefined ? "le modèle de l’application" : isolate(model);
    const where =
      model !== undefined && provider !== undefined
        ? `${isolate(model)} chez ${isolate(provider)}`
        : named;
    const limit = sampling.summary({ tokens, tools: 0 });
    return unseen
      ? `S’exécute sur ${where}, ${limit}\u00a0; la réponse va aussitôt à ${isolate(server)}.`
      : `S’exécute sur ${where}, ${limit}\u00a0; la réponse va à ${isolate(server)} une fois que vous l’avez vérifiée.`;
  },
  generatingLead: "Rien n’est envoyé avant que vous ayez vu la réponse.",
  generatingLeadUnseen: "Le serveur reçoit la réponse dès qu’elle est prête.",
  responseLead: ({ model, by }) => {
    if (by === "person") return "C’est votre propre réponse. Rien n’a encore été envoyé.";
    return model === undefined
      ? "Le modèle a écrit ceci. Rien n’a encore été envoyé."
      : `${isolate(model)} a écrit ceci. Rien n’a encore été envoyé.`;
  },
  bar: "Demandes au modèle qui vous attendent",
  asides: ({ count }) =>
    plural(count, {
      one: `${number(count)} demande au modèle mise de côté`,
      many: `${number(count)} de demandes au modèle mises de côté`,
      other: `${number(count)} demandes au modèle mises de côté`,
    }),

  prompt: "Prompt",
  systemPrompt: "Prompt système",
  systemPromptPlace: "le prompt système",
  addSystemPrompt: "Ajouter un prompt système",
  request: "La demande",
  settings: "Réglages",
  summary: ({ tokens, temperature, tools }) =>
    list.format([
      plural(tokens, {
        one: `jusqu’à ${number(tokens)} token`,
        many: `jusqu’à ${number(tokens)} de tokens`,
        other: `jusqu’à ${number(tokens)} tokens`,
      }),
      ...(temperature === undefined ? [] : [`température ${decimal.format(temperature)}`]),
      ...(tools === 0
        ? []
        : [
            plural(tools, {
              one: `${number(tools)} outil`,
              many: `${number(tools)} d’outils`,
              other: `${number(tools)} outils`,
            }),
          ]),
    ]),
  model: "Modèle",
  modelAutomatic: ({ model }) =>
    model === undefined ? "Automatique" : `Automatique\u00a0: ${isolate(model)}`,
  pickedByPerson: "Vous l’avez choisi pour cette demande.",
  pickedForServer: "Vous l’avez choisi pour toutes les demandes de ce serveur.",
  pickedByDefault: "C’est votre modèle par défaut.",
  pickedByApp: "Cette application décide quel modèle répond.",
  pickedByHint: ({ hint, among }) =>
    among === 1
      ? `Le serveur préfère ${isolate(hint)}.`
      : `Le serveur préfère ${isolate(hint)}\u00a0: le meilleur des ${number(among)} qui correspondent.`,
  pickedByPriorities: ({ by }) =>
    by === "person"
      ? "Il convient le mieux à vos propres priorités."
      : "Il convient le mieux aux priorités du serveur.",
  pickedAsFirst: ({ among }) =>
    among === 1
      ? "C’est le seul modèle de cette application."
      : "Personne n’en préfère un autre\u00a0: c’est le premier des modèles de cette application.",

  changes: ({ count }) =>
    plural(count, {
      one: `Vous avez modifié ${number(count)} élément`,
      many: `Vous avez modifié ${number(count)} d’éléments`,
      other: `Vous avez modifié ${number(count)} éléments`,
    }),
  undoAll: "Tout rétablir",
  redoAll: "Tout refaire",

  approve: ({ model, changed }) => {
    const run = model === undefined ? "le modèle" : isolate(model);
    return changed ? `Lancer ${run} avec vos modifications` : `Lancer ${run}`;
  },
  deny: "Refuser",
  denyWithReason: "Refuser avec un motif",
  denyReason: "Pourquoi vous refusez (facultatif)",
  denyHint: "Reste dans cette application. Le serveur apprend seulement que vous avez refusé.",
  denyFailsCall:
    "Un refus met fin à toute l’opération\u00a0: ce serveur ne peut pas l’apprendre autrement.",
  denySiblings: ({ count }) =>
    plural(count, {
      one: `${number(count)} autre question de cette opération prend fin aussi. Ce que vous y avez saisi est conservé pour le cas où le serveur redemanderait.`,
      many: `${number(count)} d’autres questions de cette opération prennent fin aussi. Ce que vous y avez saisi est conservé pour le cas où le serveur redemanderait.`,
      other: `${number(count)} autres questions de cette opération prennent fin aussi. Ce que vous y avez saisi est conservé pour le cas où le serveur redemanderait.`,
    }),
  stop: "Arrêter le modèle",
  retry: ({ model }) => (model === undefined ? "Réessayer" : `Réessayer avec ${isolate(model)}`),
  write: "Rédiger votre réponse",
  revise: "Modifier la demande",
  regenerate: "Générer à nouveau",
  review: "Revenir à la dernière réponse",
  send: ({ server, changed }) =>
    changed ? "Envoyer votre version" : `Envoyer à ${isolate(server)}`,

  partial: "La réponse jusqu’ici",
  progress: ({ words }) =>
    plural(words, {
      one: `${number(words)} mot jusqu’ici`,
      many: `${number(words)} de mots jusqu’ici`,
      other: `${number(words)} mots jusqu’ici`,
    }),
  waiting: "Le modèle n’a encore rien écrit.",
  response: "La réponse",
  modelFailed: "Le modèle, ou la connexion au modèle, a échoué.",
  modelTimedOut: "Le modèle a mis trop de temps.",
  modelInvalid: "Ce que le modèle a renvoyé n’est pas une réponse.",
  modelStopped: "Vous avez arrêté le modèle.",
  late: ({ count }) =>
    plural(count, {
      one: `${number(count)} réponse est arrivée trop tard et n’a pas été utilisée.`,
      many: `${number(count)} de réponses sont arrivées trop tard et n’ont pas été utilisées.`,
      other: `${number(count)} réponses sont arrivées trop tard et n’ont pas été utilisées.`,
    }),

  refusedResponse:
    "La réponse n’a pas été envoyée\u00a0: elle ne correspond pas à ce que le serveur a demandé.",
  refusedEmpty: "La réponse n’a pas été envoyée\u00a0: elle est vide.",
  refusedRequest:
    "Le modèle n’a pas été interrogé\u00a0: la demande ne peut pas être utilisée telle quelle.",
  refused: "Cela n’a pas fonctionné. Rien n’a été envoyé.",

  errorSent: "Le serveur a été informé qu’il ne recevra pas de réponse.",
  responseSoFar: "La réponse au moment où la demande a pris fin",
};
