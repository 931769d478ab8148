import { createNumbers } from "../../../../locales/writing/createNumbers.js";
import { isolate } from "../../../../locales/writing/isolate.js";
import type { RootsMessages } from "../en/roots.js";

const { number, plural } = createNumbers("fr");
const list = new Intl.ListFormat("fr");
const day = new Intl.DateTimeFormat("fr", { dateStyle: "medium" });

/** @see RootsMessages */
export const roots: RootsMessages = {
  title: "Dossiers pour les serveurs",
  honesty:
    "Cette liste indique aux serveurs où travailler. Elle ne leur interdit rien d’autre\u00a0: ce qu’un serveur peut ouvrir dépend de ses propres autorisations.",
  askedEachTime:
    "Cette application vous demande votre accord chaque fois qu’un serveur veut connaître vos dossiers. Si vous refusez, cela vaut jusqu’à ce que vous changiez d’avis.",
  deprecated:
    "Le protocole abandonne peu à peu cette liste\u00a0: elle est obsolète depuis la révision 2026-07-28 et pourrait disparaître à partir du 2027-07-28. Les serveurs sont censés trouver leurs dossiers dans leurs propres réglages ou dans les arguments de leurs outils.",
  loading: "Chargement des dossiers…",
  empty: "Aucun dossier pour l’instant",
  emptyHint:
    "Ajoutez les dossiers dans lesquels les serveurs doivent travailler. Chaque serveur demande une fois avant de recevoir la liste.",
  list: "Dossiers",
  count: ({ count }) =>
    plural(count, {
      one: `${number(count)} dossier`,
      many: `${number(count)} de dossiers`,
      other: `${number(count)} dossiers`,
    }),

  fromHost: "de l’espace de travail",
  gone: "Inaccessible",
  goneHint: "Aucun serveur ne le reçoit tant qu’il n’est pas de retour.",
  duplicate: ({ other }) => `Le même dossier que ${isolate(other)}`,
  nested: ({ other }) => `À l’intérieur de ${isolate(other)}`,
  hiddenCharacters: "Son chemin contient des caractères que personne ne voit.",
  normalized:
    "Ses lettres sont écrites sous une autre forme que celle que vous avez saisie\u202f; certains systèmes distinguent les deux.",
  refused: "Aucun serveur ne le reçoit.",
  forAll: "Tous les serveurs",
  forNone: "Aucun serveur",
  forSome: ({ servers }) => `Seulement ${list.format(servers.map(isolate))}`,
  exclusions: ({ count }) =>
    plural(count, {
      one: `${number(count)} dossier à éviter à l’intérieur`,
      many: `${number(count)} de dossiers à éviter à l’intérieur`,
      other: `${number(count)} dossiers à éviter à l’intérieur`,
    }),

  moveUp: ({ root }) => `Monter ${isolate(root)}`,
  moveDown: ({ root }) => `Descendre ${isolate(root)}`,
  moved: ({ root, place, count }) =>
    `${isolate(root)} est maintenant en position ${number(place)} sur ${number(count)}.`,
  edit: "Modifier",
  editRoot: ({ root }) => `Modifier ${isolate(root)}`,
  remove: "Retirer",
  removeRoot: ({ root }) => `Retirer ${isolate(root)}`,
  removed: ({ root }) => `${isolate(root)} a été retiré.`,
  undo: "Rétablir",
  dismiss: "Masquer",

  path: "Dossier",
  pathHint: ({ example }) => `Le chemin entier, par exemple ${isolate(example)}`,
  name: "Nom (facultatif)",
  nameHint: "Les serveurs le voient à côté du chemin.",
  servers: "Quels serveurs le reçoivent",
  chooseServers: "Choisissez quels serveurs reçoivent ce dossier.",
  allServers: "Tous les serveurs",
  someServers: "Seulement ceux-ci",
  noServers: "Aucun serveur",
  nobody: "Aucun serveur n’est connecté.",
  keepOut: "Dossiers à éviter à l’intérieur",
  keepOutHint: "Un chemin par ligne. Une consigne pour les serveurs, pas une barrière.",
  keepOutEnforcedHint: "Un chemin par ligne. Cette application en interdit l’accès aux serveurs.",
  save: "Enregistrer",
  cancel: "Annuler",
  add: "Ajouter",
  pick: "Choisir des dossiers…",
  drop: "ou déposez des dossiers ici",
  added: ({ root }) => `${isolate(root)} a été ajouté.`,
  notDropped:
    "Ce que vous avez déposé n’a pas de chemin visible pour cette application. Saisissez plutôt le chemin.",
  failed: "Cela n’a pas fonctionné. Réessayez.",

  sharing: "Partage",
  sharingWith: ({ server }) => `Ce que reçoit ${isolate(server)}`,
  share: "Toujours partager",
  sharePart: "Partager certains dossiers",
  partOf: ({ roots }) =>
    roots.length === 0
      ? "Aucun n’est présent pour l’instant"
      : `Seulement ${list.format(roots.map(isolate))}`,
  refuse: "Ne jamais partager",
  ask: "Demander à chaque fois",
  decidedByHost: "Défini par cette application",
  decided: ({ at }) => `Depuis le ${day.format(at)}`,
  noSharing: "Aucun serveur n’a encore demandé la liste.",
};
