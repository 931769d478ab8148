import { relative, sep } from "node:path";
import type { Plugin } from "vite";
import { mutants } from "./mutants.mjs";

/** The plugin that makes the product worse as `MUTANT` names it; none without that. */
export function mutate(name = process.env.MUTANT): Plugin[] {
  if (!name) return [];
  const mutant = mutants.find((one) => one.name === name);
  if (!mutant) throw new Error(`There is no mutant "${name}".`);
  const { file, find, put } = mutant;
  return [
    {
      name: "mutate",
      enforce: "pre",
      transform(code, id) {
        const path = relative(process.cwd(), id.split("?")[0] ?? id).replaceAll(sep, "/");
        return path === file ? code.replace(find, () => put) : undefined;
      },
    },
  ];
}
