import { createNumbers } from "../../../locales/writing/createNumbers.js";
import { isolate } from "../../../locales/writing/isolate.js";
import type { FormMessages, Range } from "../en/form.js";

const { number, plural } = createNumbers("fr");

/** Writes `de 2 à 5 éléments`, `au moins 2 éléments`, `au plus 5 éléments` or `exactement 3 éléments`. */
function amount({ min, max }: Range, words: { one: string; many: string; other: string }): string {
  const last = max ?? min ?? 0;
  const word = plural(last, words);
  if (min === max) return `exactement ${number(last)} ${word}`;
  if (min === undefined) return `au plus ${number(last)} ${word}`;
  return max === undefined
    ? `au moins ${number(last)} ${word}`
    : `de ${number(min)} à ${number(last)} ${word}`;
}

/** @see FormMessages */
export const form: FormMessages = {
  send: "Envoyer",
  sendDangerous: "Envoyer quand même…",
  locked: "Verrouillé pour votre sécurité",
  unlock: "Déverrouiller…",
  confirm: "Confirmer",
  yes: "Oui",
  no: "Non",
  noValue: "Sans réponse",
  sendOption: ({ option }) => `Envoyer «\u00a0${isolate(option)}\u00a0»`,
  sendNoValue: "Envoyer sans réponse",
  unnamed: "Champ sans nom",
  optional: "facultatif",
  suggested: ({ value }) => `Le serveur suggère\u00a0: ${value}.`,
  clearValue: "Effacer la réponse",
  clear: ({ label }) => `Effacer la réponse à ${isolate(label)}`,
  pickDay: ({ label }) => `Choisir un jour\u00a0: ${isolate(label)}`,
  previousMonth: "Mois précédent",
  nextMonth: "Mois suivant",
  more: "Tout afficher",
  less: "Afficher moins",
  showFields: ({ first, last }) => `Afficher les champs de ${isolate(first)} à ${isolate(last)}`,
  fieldsBelow: ({ count }) =>
    plural(count, {
      one: `${number(count)} autre champ`,
      many: `${number(count)} d’autres champs`,
      other: `${number(count)} autres champs`,
    }),
  length: (range) =>
    `Saisissez ${amount(range, { one: "caractère", many: "de caractères", other: "caractères" })}.`,
  charactersLeft: ({ count }) =>
    plural(count, {
      one: `${number(count)} caractère restant`,
      many: `${number(count)} de caractères restants`,
      other: `${number(count)} caractères restants`,
    }),
  holdsHidden: "Ce texte contient des caractères cachés\u00a0:",
  number: ({ integer, min, max, above, below, step }) => {
    const bounds = [
      min !== undefined && max === undefined ? `au moins ${min}` : "",
      max !== undefined && min === undefined ? `au plus ${max}` : "",
      above === undefined ? "" : `supérieur à ${above}`,
      below === undefined ? "" : `inférieur à ${below}`,
      step === undefined ? "" : `par pas de ${step}`,
    ].filter(Boolean);
    const kind = integer ? "un nombre entier" : "un nombre";
    const range = min !== undefined && max !== undefined ? ` de ${min} à ${max}` : "";
    return `Saisissez ${[`${kind}${range}`, ...bounds].join(", ")}.`;
  },
  choices: (range) =>
    `Choisissez ${amount(range, { one: "option", many: "d’options", other: "options" })}.`,
  items: (range) =>
    `Saisissez ${amount(range, { one: "élément", many: "d’éléments", other: "éléments" })}.`,
  unique: "Ne saisissez chaque élément qu’une fois.",
  serverChecks: "Le serveur vérifie cette réponse lors de l’envoi.",
  choose: "Choisir…",
  filter: "Tapez pour filtrer",
  matches: ({ count }) =>
    plural(count, {
      one: `${number(count)} résultat`,
      many: `${number(count)} de résultats`,
      other: `${number(count)} résultats`,
    }),
  remove: ({ label }) => `Retirer ${isolate(label)}`,
  loading: "Chargement…",
  item: ({ position }) => `Élément ${number(position)}`,
  addItem: "Ajouter un élément",
  removeItem: ({ position }) => `Retirer l’élément ${number(position)}`,
  zone: ({ zone, offset }) => `Fuseau horaire\u00a0: ${zone} (UTC${offset}).`,
  sentAs: ({ value }) => `Sera envoyé sous la forme ${value}.`,
  json: ({ shape }) => {
    if (shape === "any") return "Saisissez du JSON.";
    return shape === "object"
      ? "Saisissez du JSON\u00a0: un objet, par exemple {}."
      : "Saisissez du JSON\u00a0: une liste, par exemple [].";
  },
  jsonError: ({ line, column }) =>
    `Le JSON est incorrect à la ligne ${number(line)}, colonne ${number(column)}.`,
  summary: ({ count }) =>
    plural(count, {
      one: `Rien n’a été envoyé. ${number(count)} champ demande votre attention.`,
      many: `Rien n’a été envoyé. ${number(count)} de champs demandent votre attention.`,
      other: `Rien n’a été envoyé. ${number(count)} champs demandent votre attention.`,
    }),
  summaryWhole: "Rien n’a été envoyé. Les réponses ne vont pas ensemble\u00a0:",
  summaryMore: ({ count }) =>
    plural(count, { one: `et ${number(count)} autre`, other: `et ${number(count)} autres` }),
  summaryLine: ({ label, issue }) => `${isolate(label)}\u00a0: ${issue}`,
  notSent: "L’envoi a échoué. Votre saisie est toujours là\u202f; réessayez.",
  settled: "Rien n’a été envoyé\u00a0: la question est déjà réglée.",
  unanswerable:
    "Il est impossible de répondre à cette demande. Vous pouvez seulement la refuser ou l’annuler.",
  review: "Vérifier avant l’envoi",
  reviewUnavailable:
    "Vos réponses ne peuvent pas être listées ici. Revenez en arrière pour les relire dans le formulaire.",
  hidden: "Masqué",
  show: "Afficher",
  hide: "Masquer",
  hiddenText: "caractères cachés",
  suspicious:
    "Quelque chose ici est suspect. Ne saisissez ni mots de passe ni autres informations confidentielles.",
  problems: "À propos de cette demande",
};
