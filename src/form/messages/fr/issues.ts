import { createNumbers } from "../../../locales/writing/createNumbers.js";
import { isolate } from "../../../locales/writing/isolate.js";
import type { IssueMessages } from "../en/issues.js";

const { number, plural } = createNumbers("fr");

/** @see IssueMessages */
export const issues: IssueMessages = {
  required: "Une réponse est nécessaire ici.",
  type: "Ce n’est pas le genre de réponse demandé.",
  enum: "Choisissez l’une des options.",
  const: "Ce n’est pas la valeur demandée.",
  minLength: ({ limit }) =>
    plural(limit, {
      one: `Saisissez au moins ${number(limit)} caractère.`,
      many: `Saisissez au moins ${number(limit)} de caractères.`,
      other: `Saisissez au moins ${number(limit)} caractères.`,
    }),
  maxLength: ({ limit }) =>
    plural(limit, {
      one: `Saisissez au plus ${number(limit)} caractère.`,
      many: `Saisissez au plus ${number(limit)} de caractères.`,
      other: `Saisissez au plus ${number(limit)} caractères.`,
    }),
  pattern: "Cette réponse n’a pas la forme demandée.",
  format: ({ format }) => {
    if (format === "email") return "Saisissez une adresse e-mail, par exemple name@example.com.";
    if (format === "uri")
      return "Saisissez une adresse avec son schéma, par exemple https://example.com.";
    if (format === "date") return "Saisissez une date.";
    if (format === "date-time") return "Saisissez une date et une heure.";
    return "Cette réponse n’a pas la forme demandée.";
  },
  minimum: ({ limit }) => `Saisissez un nombre supérieur ou égal à ${limit}.`,
  maximum: ({ limit }) => `Saisissez un nombre inférieur ou égal à ${limit}.`,
  exclusiveMinimum: ({ limit }) => `Saisissez un nombre supérieur à ${limit}.`,
  exclusiveMaximum: ({ limit }) => `Saisissez un nombre inférieur à ${limit}.`,
  multipleOf: ({ limit }) =>
    limit === "1" ? "Saisissez un nombre entier." : `Saisissez un multiple de ${limit}.`,
  minItems: ({ limit }) => `Il en faut au moins ${number(limit)}.`,
  maxItems: ({ limit }) => `Il peut y en avoir au plus ${number(limit)}.`,
  uniqueItems: "Ne saisissez chaque élément qu’une fois.",
  incomplete: "La saisie est incomplète.",
  "not-a-number": "Saisissez un nombre.",
  separator:
    "Écrivez ce nombre sans séparateurs entre ses chiffres, pour qu’il n’ait qu’un seul sens.",
  "not-an-integer": "Saisissez un nombre entier.",
  "too-large": "Ce nombre est trop grand pour être envoyé.",
  "unsafe-integer": "Ce nombre est trop grand pour être envoyé exactement.",
  "too-precise": "Ce nombre a trop de chiffres pour être envoyé exactement.",
  "lone-surrogate":
    "Ce texte contient un caractère incomplet. Supprimez-le ou saisissez-le à nouveau.",
  "control-character":
    "Ce texte contient un caractère de contrôle invisible. Supprimez-le ou saisissez le texte à nouveau.",
  json: "Ce JSON n’est pas valide.",
  unsupported: "La connexion à ce serveur ne peut pas transmettre cette réponse.",
  "check-failed":
    "L’application n’a pas pu vérifier cette réponse ; rien n’a donc été envoyé. Réessayez.",
  other: "Le serveur n’accepte pas cette réponse.",
  at: ({ place, issue }) => `Dans ${isolate(place)}\u00a0: ${issue}`,
  atItem: ({ position, issue }) => `Élément ${number(position)}\u00a0: ${issue}`,
};
