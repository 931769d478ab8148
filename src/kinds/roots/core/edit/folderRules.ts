import { folderKey } from "../uri/folderKey.js";
import type { RootPlatform } from "../uri/refusal.js";

/** By which rules folders are read and compared. */
export interface FolderRules {
  readonly platform: RootPlatform;
  readonly ignoreCase: boolean;
  /** The key that all URIs of one folder share. */
  keyOf(uri: string): string;
}

const mostKeys = 5_000;

/** Makes the rules of one system; keys are remembered, because every new root is compared with all others. */
export function createFolderRules(platform: RootPlatform, ignoreCase: boolean): FolderRules {
  const keys = new Map<string, string>();
  return {
    platform,
    ignoreCase,
    keyOf(uri) {
      const key = keys.get(uri) ?? folderKey(uri, platform, ignoreCase);
      if (keys.size >= mostKeys) keys.clear();
      keys.set(uri, key);
      return key;
    },
  };
}
