import { type HostileTexts, hostileTexts } from "./hostileTexts.js";
import { type Lures, lures } from "./lures.js";

/**
 * Requests of hostile servers, by name, for the tests of your own host: `server.request(hostile.bidi())`. Those about a
 * text have it as `text`, and say it in a form, or in `hostile.bidi("sampling")`; the others talk a person into something.
 * Nothing but data: it needs no DOM and no test runner.
 */
export const hostile: HostileTexts & Lures = { ...hostileTexts, ...lures };

/** The name of a hostile request. */
export type HostileName = keyof HostileTexts | keyof Lures;

/** The name of one that says a text. */
export type HostileTextName = keyof HostileTexts;
