import type { Sources } from "./readOnce.ts";

const withoutHost = "Throws outside of a `HostProvider`.";

/** When a module's component or hook throws: what the readers of a context that it imports say, and what needs a host. */
export function errorsOf(file: string, imports: Sources["imports"]): readonly string[] {
  const readers = (imports[file] ?? []).map(({ about }) => about).filter(throws);
  const own = readers.filter((about) => !needsHost(about)).map(sentenceIn);
  return [...new Set([...(reachesHost(file, imports) ? [withoutHost] : []), ...own])];
}

/** Whether anything that a module imports, however far away, reads the host. */
function reachesHost(file: string, imports: Sources["imports"]): boolean {
  const passed = new Set([file]);
  for (const next of passed)
    for (const imported of imports[next] ?? []) {
      if (throws(imported.about) && needsHost(imported.about)) return true;
      passed.add(imported.file);
    }
  return false;
}

function throws(about: string): boolean {
  return about.includes("Throws");
}

function needsHost(about: string): boolean {
  return about.includes("HostProvider");
}

function sentenceIn(about: string): string {
  return /Throws (?:`[^`]*`|[^.])*\./.exec(about)?.[0] ?? about;
}
