import { existsSync, readdirSync } from "node:fs";
import { join, relative, resolve, sep } from "node:path";

/** The root of this repository. */
export const root: string = resolve(import.meta.dirname, "../../..");

const made = new Set([
  ...["node_modules", ".git", ".cache", ".next", "dist", "storybook-static", "test-results"],
  ...["playwright-report", ".vitest-attachments"],
]);

/** Lists every file of the repository by its path from the root, without installed and built files. */
export function filesBelow(folder = ""): readonly string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (made.has(entry.name) || entry.name.startsWith("copied-")) return [];
    return entry.isDirectory() ? filesBelow(path) : entry.isFile() ? [path] : [];
  });
}

/** A folder of the system, or a path whose start is unknown. */
const system = /^(?:\/(?:usr|etc|bin|sbin|lib|opt|dev|proc|sys)(?:\/|$)|\/?\0)/;

/** Whether an absolute path leaves the repository for a place that is not the system's. */
export function isOutside(path: string): boolean {
  const whole = resolve("/", path);
  return !system.test(path) && whole !== root && !whole.startsWith(`${root}${sep}`);
}

/** Whether a text is a path into a folder of a user or of a machine's owner. */
export function isOwnersPath(text: string): boolean {
  return /^(?:file:\/\/)?(?:~\/|\/(?:home|root|work|Users|tmp|private|var\/(?:folders|tmp))(?:\/|$)|[A-Za-z]:[\\/])/.test(
    text,
  );
}

/**
 * Whether a relative path of unknown use can leave the repository. Programs run at the root, so from there it must stay inside,
 * or else name a file beside its own file.
 */
export function canLeave(path: string, folder: string): boolean {
  if (!isOutside(resolve(root, path))) return isOutside(resolve(folder, path));
  const [known = ""] = path.split(/[*{\0$]/);
  const place = resolve(folder, known);
  return isOutside(place) || !(existsSync(place) || isMade(place));
}

function isMade(place: string): boolean {
  return made.has(relative(root, place).split(sep)[0] ?? "");
}
