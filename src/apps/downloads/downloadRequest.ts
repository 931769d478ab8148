import type { Question } from "../../host/question.js";
import { isJsonObject } from "../../wire/protocol/json.js";
import type { Reading } from "../../wire/protocol/reading.js";
import type { RequestLimits } from "../../wire/protocol/requestLimits.js";
import { mayHarm, nameToSave } from "./nameToSave.js";

/** A file that a view asks to save, as the person sees it; its content stays out of the host's state. */
export interface OfferedFile {
  /** The name that the view gave it: hostile. */
  readonly name: string;
  /** The name that it is saved under: without what hides in the other, and without folders. */
  readonly savedAs: string;
  /** The type that the view gave it. */
  readonly type?: string;
  /** Its size in bytes. */
  readonly size: number;
  /** Whether opening it may do harm: its name has no ending that is known to be harmless. */
  readonly harmful: boolean;
}

/** A request of a view to save files. */
export interface DownloadRequest {
  /** At least one. */
  readonly files: readonly OfferedFile[];
}

/** A file that the person agreed to save. */
export interface AppFile {
  /** A name without folders and hidden characters. */
  readonly name: string;
  /** The type that the view gave it. */
  readonly type?: string;
  readonly data: Uint8Array<ArrayBuffer>;
}

/** The name of the kind. */
export const downloadName = "download";

/** Whether this is a question about files that a view asks to save. */
export function isDownload(question: Question): question is Question<DownloadRequest> {
  return question.kind === downloadName;
}

/** The most files that one request may hold: a person has to see them all. */
const mostFiles = 20;

/** Reads the embedded resources of `ui/download-file` (MCP Apps). */
export function readDownload(
  params: unknown,
  { characters, addressCharacters }: Required<RequestLimits>,
): Reading<readonly { offered: OfferedFile; file: AppFile }[]> {
  const contents = isJsonObject(params) ? params.contents : undefined;
  if (!Array.isArray(contents) || contents.length === 0)
    return { ok: false, problem: "params.contents must be a list that is not empty" };
  if (contents.length > mostFiles)
    return { ok: false, problem: `params.contents has more than ${mostFiles} files` };
  let left = characters;
  const files = [];
  for (const [index, content] of contents.entries()) {
    const at = `params.contents[${index}]`;
    const resource: unknown = isJsonObject(content) && content.resource;
    if (!isJsonObject(resource) || typeof resource.uri !== "string")
      return { ok: false, problem: `${at} must be an embedded resource` };
    const { uri, mimeType, text, blob } = resource;
    const body = typeof blob === "string" ? blob : text;
    if (typeof body !== "string") return { ok: false, problem: `${at} has no text and no blob` };
    left -= body.length;
    if (left < 0 || uri.length > addressCharacters)
      return { ok: false, problem: "params.contents is larger than this host takes" };
    const data = body === blob ? decode(body) : new TextEncoder().encode(body);
    if (!data) return { ok: false, problem: `${at} is no Base64` };
    const name = nameOf(uri);
    const savedAs = nameToSave(name);
    const typed = typeof mimeType === "string" && mimeType.length <= 200 && { type: mimeType };
    files.push({
      offered: {
        name,
        savedAs,
        ...typed,
        size: data.length,
        harmful: mayHarm(savedAs),
      },
      file: { name: savedAs, ...typed, data },
    });
  }
  return { ok: true, value: files };
}

function decode(base64: string): Uint8Array<ArrayBuffer> | undefined {
  try {
    return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  } catch {
    return undefined;
  }
}

/** The last segment of an address, as a person reads it. */
function nameOf(uri: string): string {
  const [path = ""] = uri.split(/[?#]/);
  const segment = path.slice(path.lastIndexOf("/") + 1);
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
