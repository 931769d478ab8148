// @ts-check
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** @type {Set<string>} */
const folders = new Set();
let isWatching = false;

/**
 * Creates a folder in the system's temporary folder. The process removes it at its end, also after an error or a signal.
 * @param {string} prefix the start of the folder's name
 * @param {(remove: () => void) => unknown} [whenDone] registers an earlier removal: `onTestFinished` or `afterAll` of Vitest
 * @returns {string} the folder's path
 */
export function temporaryFolder(prefix, whenDone) {
  if (!isWatching) watchEnd();
  isWatching = true;
  const folder = mkdtempSync(join(tmpdir(), prefix));
  folders.add(folder);
  whenDone?.(() => removeFolder(folder));
  return folder;
}

/** Removes a folder and its contents. @param {string} folder */
export function removeFolder(folder) {
  folders.delete(folder);
  // A process that was just killed can still write.
  rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
}

function watchEnd() {
  process.once("exit", removeAll);
  for (const signal of /** @type {const} */ (["SIGINT", "SIGTERM", "SIGHUP"]))
    process.once(signal, () => {
      removeAll();
      // Another listener decides how the process ends.
      if (process.listenerCount(signal) === 0) process.kill(process.pid, signal);
    });
}

function removeAll() {
  for (const folder of folders) removeFolder(folder);
}
