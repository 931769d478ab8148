import type { AppFile } from "../apps/downloads/downloadRequest.js";
import { saveFile } from "../ui/saveFile.js";

/** Saves a file as the page's browser saves downloads, for `downloads({ save: saveAppFile })`; the page itself opens none of it. */
export function saveAppFile({ name, data }: AppFile): void {
  // Of a view's own type, some browsers would show the file instead, as a page of the host's origin.
  saveFile(name, "application/octet-stream", data);
}
