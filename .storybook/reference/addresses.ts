import { toId } from "storybook/internal/csf";
import type { Export } from "../../stories/reference/page.ts";
import type { Sources } from "./readOnce.ts";
import { familyOf } from "./relate.ts";

const main = "mcp-host-ui";

/** Where the page of a component, part or hook stands in the sidebar. */
export function titleOf({ name, kind }: Pick<Export, "name" | "kind">): string {
  const folder = kind === "hook" ? "Hooks" : "Components";
  return `Reference/${folder}/${name.replace(".", "/")}`;
}

/** What the list of a family's parts is called in the sidebar, above the pages of the parts. */
export const familyName = "All parts";

/** Where the list of a family's parts stands in the sidebar. */
export function familyTitleOf(family: string): string {
  return `Reference/Components/${family}`;
}

/** The address of a page of documentation. */
export function addressOf(title: string, name = "Docs"): string {
  return `?path=/docs/${toId(title, name)}`;
}

/** The address of the list of a family's parts. */
export function familyAddressOf(family: string): string {
  return addressOf(familyTitleOf(family), familyName);
}

/** Where every name is explained: those with pages there, the rest on the page of its entry point. */
export function addressesOf(exports: Sources["exports"]): ReadonlyMap<string, string> {
  const entries = Object.entries(exports).sort(([one], [other]) => order(one) - order(other));
  const addresses = new Map<string, string>();
  for (const [entry, all] of entries)
    for (const { name, kind } of all) {
      if (addresses.has(name)) continue;
      const isPage = entry === main && (kind === "component" || kind === "hook");
      const title = isPage ? titleOf({ name, kind }) : entryTitle(entry);
      addresses.set(name, isPage ? addressOf(title) : `${addressOf(title)}#${name}`);
      const family = familyOf(name);
      if (family && entry === main) addresses.set(`${family}.*`, familyAddressOf(family));
    }
  return addresses;
}

function entryTitle(entry: string): string {
  return `Reference/${entry === main ? "Functions and types" : entry.replace(/^@?mcp-host-ui\//, "")}`;
}

/** A name that two entry points export is explained where most people meet it. */
function order(entry: string): number {
  return entry === main ? 0 : entry === `${main}/host` ? 1 : 2;
}
