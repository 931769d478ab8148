import { readRootUri } from "./readRootUri.js";
import type { RootPlatform } from "./refusal.js";

/** Writes a root's URI as the path that people on that platform know; a URI that names no path there comes back as it is. */
export function formatRoot(uri: string, platform: RootPlatform): string {
  const reading = readRootUri(uri, platform);
  if (!reading.ok) return uri;
  const path = decodeURIComponent(reading.uri.slice("file://".length));
  if (platform === "posix") return path;
  return (path.startsWith("/") ? path.slice(1) : `//${path}`).replaceAll("/", "\\");
}
