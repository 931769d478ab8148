import { addressesOf } from "./addresses.ts";
import { readOnce } from "./readOnce.ts";

const name = "virtual:reference";

/** A Vite plugin: `virtual:reference` is what the public API says of itself, read when a page first asks for it. */
export const reference = {
  name: "reference",
  resolveId: (id: string): string | undefined => (id === name ? `\0${name}` : undefined),
  load: (id: string): string | undefined => (id === `\0${name}` ? write() : undefined),
};

function write(): string {
  const { exports } = readOnce();
  return `export const exports = ${JSON.stringify(exports)};
export const hrefs = ${JSON.stringify(Object.fromEntries(addressesOf(exports)))};`;
}
