import { createNumbers } from "../../../../locales/writing/createNumbers.js";
import { isolate } from "../../../../locales/writing/isolate.js";
import type { RootsMessages } from "../en/roots.js";

const { number } = createNumbers("de");
const list = new Intl.ListFormat("de");
const day = new Intl.DateTimeFormat("de", { dateStyle: "medium" });

/** @see RootsMessages */
export const roots: RootsMessages = {
  title: "Ordner für Server",
  honesty:
    "Diese Liste sagt Servern, wo sie arbeiten sollen. Sie hält sie von nichts anderem fern: Was ein Server öffnen kann, bestimmen seine eigenen Berechtigungen.",
  askedEachTime:
    "Diese App fragt Sie jedes Mal, bevor ein Server Ihre Ordner erfährt. Wenn Sie ablehnen, gilt das, bis Sie es ändern.",
  deprecated:
    "Das Protokoll lässt diese Liste auslaufen: Sie gilt ab der Fassung 2026-07-28 als veraltet und kann ab dem 2027-07-28 entfallen. Server sollen die Ordner ihren eigenen Einstellungen oder den Argumenten ihrer Tools entnehmen.",
  loading: "Ordner werden geladen…",
  empty: "Noch keine Ordner",
  emptyHint:
    "Fügen Sie die Ordner hinzu, in denen Server arbeiten sollen. Jeder Server fragt einmal, bevor er die Liste bekommt.",
  list: "Ordner",
  count: ({ count }) => `${number(count)} Ordner`,

  fromHost: "aus dem Arbeitsbereich",
  gone: "Nicht erreichbar",
  goneHint: "Kein Server bekommt ihn, bis er wieder da ist.",
  duplicate: ({ other }) => `Derselbe Ordner wie ${isolate(other)}`,
  nested: ({ other }) => `Liegt in ${isolate(other)}`,
  hiddenCharacters: "Der Pfad enthält Zeichen, die niemand sieht.",
  normalized:
    "Die Buchstaben sind in einer anderen Form geschrieben als in Ihrer Eingabe; manche Systeme unterscheiden die beiden.",
  refused: "Kein Server bekommt ihn.",
  forAll: "Alle Server",
  forNone: "Kein Server",
  forSome: ({ servers }) => `Nur ${list.format(servers.map(isolate))}`,
  exclusions: ({ count }) => `${number(count)} Ordner darin ausgenommen`,

  moveUp: ({ root }) => `${isolate(root)} nach oben verschieben`,
  moveDown: ({ root }) => `${isolate(root)} nach unten verschieben`,
  moved: ({ root, place, count }) =>
    `${isolate(root)} steht jetzt an Stelle ${number(place)} von ${number(count)}.`,
  edit: "Bearbeiten",
  editRoot: ({ root }) => `${isolate(root)} bearbeiten`,
  remove: "Entfernen",
  removeRoot: ({ root }) => `${isolate(root)} entfernen`,
  removed: ({ root }) => `${isolate(root)} wurde entfernt.`,
  undo: "Rückgängig",
  dismiss: "Ausblenden",

  path: "Ordner",
  pathHint: ({ example }) => `Der ganze Pfad, zum Beispiel ${isolate(example)}`,
  name: "Name (optional)",
  nameHint: "Server sehen ihn neben dem Pfad.",
  servers: "Welche Server ihn bekommen",
  chooseServers: "Wähle aus, welche Server diesen Ordner bekommen.",
  allServers: "Alle Server",
  someServers: "Nur diese",
  noServers: "Kein Server",
  nobody: "Kein Server ist verbunden.",
  keepOut: "Ausgenommene Ordner darin",
  keepOutHint: "Ein Pfad pro Zeile. Eine Bitte an Server, keine Sperre.",
  keepOutEnforcedHint: "Ein Pfad pro Zeile. Diese App lässt Server dort nicht hinein.",
  save: "Speichern",
  cancel: "Abbrechen",
  add: "Hinzufügen",
  pick: "Ordner auswählen…",
  drop: "oder Ordner hier ablegen",
  added: ({ root }) => `${isolate(root)} wurde hinzugefügt.`,
  notDropped:
    "Was Sie abgelegt haben, hat keinen Pfad, den diese App sehen darf. Geben Sie stattdessen den Pfad ein.",
  failed: "Das hat nicht geklappt. Versuchen Sie es noch einmal.",

  sharing: "Freigabe",
  sharingWith: ({ server }) => `Was ${isolate(server)} bekommt`,
  share: "Immer freigeben",
  sharePart: "Einige Ordner freigeben",
  partOf: ({ roots }) =>
    roots.length === 0 ? "Keiner davon ist gerade da" : `Nur ${list.format(roots.map(isolate))}`,
  refuse: "Nie freigeben",
  ask: "Jedes Mal fragen",
  decidedByHost: "Von dieser App festgelegt",
  decided: ({ at }) => `Seit dem ${day.format(at)}`,
  noSharing: "Noch hat kein Server nach der Liste gefragt.",
};
