import { readRootUri } from "./readRootUri.js";
import type { RootPlatform } from "./refusal.js";

/** Tells by which rules a root is written: a drive or a server makes it a Windows one. */
export function platformOf(uri: string): RootPlatform {
  return readRootUri(uri, "windows").ok ? "windows" : "posix";
}

/** Makes a text that ends in a slash and begins with the key of every folder around it; empty for what cannot be a root. */
export function folderKey(uri: string, platform: RootPlatform, ignoreCase: boolean): string {
  const reading = readRootUri(uri, platform);
  if (!reading.ok) return "";
  const key = decodeURIComponent(reading.uri).replace(/\/?$/, "/");
  // Letter by letter: a whole text lowers a Greek sigma differently at the end of a word.
  return ignoreCase ? key.replace(/./gsu, (letter) => letter.toLowerCase()) : key;
}
