import type { InboxMessages } from "../en/inbox.js";
import { createNumbers } from "../writing/createNumbers.js";
import { createTimes } from "../writing/createTimes.js";
import { isolate } from "../writing/isolate.js";

const { number, plural } = createNumbers("de");
const times = createTimes("de");

/** @see InboxMessages */
export const inbox: InboxMessages = {
  title: "Anfragen",
  count: ({ count }) =>
    plural(count, {
      one: "1 Anfrage wartet auf Sie",
      other: `${number(count)} Anfragen warten auf Sie`,
    }),
  empty: "Nichts wartet auf Sie",
  emptyHint: "Wenn ein Server etwas anfragt, steht es hier, bis es erledigt ist.",
  keys: "Die Pfeiltasten nach oben und unten führen von Anfrage zu Anfrage, die Pfeiltaste nach rechts zu dem, was sich mit einer Anfrage tun lässt, und die Eingabetaste öffnet sie.",
  server: ({ server, count }) =>
    plural(count, {
      one: `${isolate(server)}: 1 Anfrage`,
      other: `${isolate(server)}: ${number(count)} Anfragen`,
    }),
  settled: ({ count }) =>
    plural(count, { one: "1 erledigte Anfrage", other: `${number(count)} erledigte Anfragen` }),
  kinds: {
    form: "Formular",
    visit: "Seitenbesuch",
    sampling: "Text für ein Modell",
    roots: "Ordner",
    other: "Anfrage",
  },
  states: {
    shown: "Auf dem Bildschirm",
    waiting: "Wartet",
    aside: "Zurückgestellt",
    generating: "Ein Modell schreibt",
  },
  started: "Antwort begonnen",
  justNow: "gerade eben",
  ago: ({ count, unit }) => times.ago(count, unit),
  findings: ({ count, severity }) =>
    severity === "notice"
      ? plural(count, { one: "1 Hinweis", other: `${number(count)} Hinweise` })
      : plural(count, { one: "1 Warnung", other: `${number(count)} Warnungen` }),
  noText: "Kein Text angegeben.",
  open: "Öffnen",
  putAside: "Später",
  decline: "Ablehnen",
  cancel: "Abbrechen",
  dismiss: "Ausblenden",
  dismissAll: "Alle erledigten ausblenden",
  show: "Anzeigen",
  hide: "Verbergen",
  actionOn: ({ action, request }) => `${action}: ${isolate(request)}`,
};
