// @ts-check
import { ensurePrograms, foldersBelow } from "../debianPrograms.mjs";

/** What desks keep their questions in. @satisfies {Record<string, import("../debianPrograms.mjs").DebianProgram>} */
export const engines = {
  redis: { program: "redis-server", debian: "redis-server", folders: [] },
  nats: { program: "nats-server", debian: "nats-server", folders: ["/usr/sbin"] },
  postgres: {
    program: "initdb",
    debian: "postgresql",
    folders: foldersBelow("/usr/lib/postgresql", "bin"),
  },
};

/** What runs the back end that is written without Node. */
const python = { program: "python3", debian: "python3", folders: [] };

/** Installs the engines that are missing, and Python, where it is root on Debian; throws with the command to type elsewhere. */
export function ensureEngines() {
  ensurePrograms([...Object.values(engines), python], "The desk's tests");
}
