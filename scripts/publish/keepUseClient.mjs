// @ts-check
import { whenPublishing } from "./whenPublishing.mjs";

const directive = '"use client";\n';

/**
 * Begins each published file with "use client" that has a module with it.
 * @returns {import("vite").Plugin}
 */
export function keepUseClient() {
  return {
    name: "keep-use-client",
    apply: whenPublishing,
    renderChunk(code, { moduleIds }, _options, { magicString }) {
      const isMarked = moduleIds.some((id) => isClient(this.getModuleInfo(id)?.code));
      if (!isMarked || isClient(code) || !magicString) return null;
      return magicString.prepend(directive);
    },
  };
}

/**
 * Whether a file is for the client's side of an app with server components.
 * @param {string | null | undefined} code
 */
export function isClient(code) {
  return code?.startsWith('"use client"') ?? false;
}
