import type { FloodMessages } from "../en/flood.js";
import { createNumbers } from "../writing/createNumbers.js";
import { isolate } from "../writing/isolate.js";

const { number, plural } = createNumbers("de");

/** @see FloodMessages */
export const flood: FloodMessages = {
  notice: "Zu viele Anfragen",
  tooMuch: ({ server }) => `${isolate(server)} fragt zu viel auf einmal.`,
  refused: ({ count }) =>
    plural(count, {
      one: "1 Anfrage wurde abgewiesen.",
      other: `${number(count)} Anfragen wurden abgewiesen.`,
    }),
  blocked: ({ server }) => `Sie haben ${isolate(server)} vorerst blockiert.`,
  block: "Server blockieren",
  allow: "Weiter fragen lassen",
  blockTitle: ({ server }) => `${isolate(server)} blockieren?`,
  blockHint:
    "Von diesem Server wird nichts mehr gefragt oder beantwortet, auch nicht aufgrund früherer Zusagen. Was von ihm wartet, endet jetzt. Über den Hinweis oben auf der Seite können Sie ihn wieder fragen lassen.",
  notBlocked: "Dieses Fenster darf keine Server blockieren.",
  unblock: "Wieder fragen lassen",
};
