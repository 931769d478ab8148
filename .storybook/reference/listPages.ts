import type {
  Export,
  Member,
  PageLink,
  ReferencePageData,
  StoryLink,
} from "../../stories/reference/page.ts";
import { addressesOf, titleOf } from "./addresses.ts";
import { citedBy } from "./citedBy.ts";
import type { Sources } from "./readOnce.ts";
import type { Story } from "./readStories.ts";
import { familyOf, relate } from "./relate.ts";

/** One page for each component, part and hook of the package's main entry point. */
export function listPages(
  { exports, imports }: Sources,
  stories: readonly Story[],
): readonly ReferencePageData[] {
  const known = (exports["mcp-host-ui"] ?? []).filter(
    ({ kind }) => kind === "component" || kind === "hook",
  );
  const byName = new Map(known.map((exported) => [exported.name, exported]));
  const relations = relate(known, imports);
  const users = (name: string) =>
    [...relations].filter(([, used]) => used.includes(name)).map(([user]) => user);
  // What nearly everything uses tells nothing about anything.
  const isEverywhere = (name: string) => users(name).length > known.length / 3;
  const addresses = addressesOf(exports);
  return known.map(pageOf).sort((one, other) => one.name.localeCompare(other.name, "en"));

  function pageOf(exported: Export): ReferencePageData {
    const { name, kind, file, ...rest } = exported;
    const used = relations.get(name) ?? [];
    const usedBy = isEverywhere(name) ? [] : users(name);
    const errors = errorsOf(exported, imports[file] ?? []);
    const texts = [...textsOf(exported), ...errors];
    return {
      ...rest,
      name,
      kind: kind === "hook" ? kind : familyOf(name) ? "part" : "component",
      title: titleOf(exported),
      errors,
      holds: linksTo(used.filter((one) => byName.get(one)?.kind === "component")),
      standsIn: linksTo(usedBy),
      hooks: linksTo(used.filter((one) => byName.get(one)?.kind === "hook" && !isEverywhere(one))),
      sources: citedBy(texts),
      ...showing(name),
      hrefs: hrefsIn(texts, name, addresses),
    };
  }

  function linksTo(names: readonly string[]): readonly PageLink[] {
    return names.map((name) => ({
      label: name,
      href: addresses.get(name) ?? "",
      about: firstSentence(byName.get(name)?.about ?? ""),
    }));
  }

  /** The stories of a component, or else of the nearest one that it stands in. */
  function showing(name: string): Pick<ReferencePageData, "stories" | "example"> {
    const passed = new Set([name]);
    for (const next of passed) {
      const found = storiesOf(next, stories);
      const example = next === name ? exampleOf(found) : undefined;
      if (found.length > 0)
        return { stories: found.map(linkTo), ...(example && { example: linkTo(example) }) };
      for (const user of users(next)) passed.add(user);
    }
    return { stories: [] };
  }
}

/** The stories that show a component: those of files that are about it, those whose own code does, and the rest. */
function storiesOf(name: string, stories: readonly Story[]): readonly Story[] {
  const ranks = stories.map(({ component, mentions, shared }) =>
    [component === name, mentions.includes(name), shared.includes(name)].indexOf(true),
  );
  return [0, 1, 2].flatMap((rank) => stories.filter((_, place) => ranks[place] === rank));
}

/** The story to show: the one that says so, or else the first that stays as it began. */
function exampleOf(stories: readonly Story[]): Story | undefined {
  return (
    stories.find(({ isExample }) => isExample) ?? stories.find(({ plays }) => !plays) ?? stories[0]
  );
}

function linkTo({ id, title, name, about }: Story): StoryLink {
  return { id, label: `${title}: ${name}`, href: `?path=/story/${id}`, about };
}

function textsOf({ about, signature, kind, takes, members }: Export): readonly string[] {
  const told = (all: readonly Member[]) =>
    all.flatMap(({ type, about, byDefault }) => [type, about, byDefault]);
  return [about, ...(kind === "hook" ? [signature] : []), ...told(takes), ...told(members)];
}

/** What its own words do not tell of errors: what the hooks throw that it calls itself. */
function errorsOf(
  { about }: Export,
  imports: readonly { readonly about: string }[],
): readonly string[] {
  const errors = imports
    .map((imported) => imported.about)
    .filter((text) => text.includes("Throws"))
    .map(errorIn);
  return about.includes("Throws") ? [] : [...new Set(errors)];
}

function errorIn(text: string): string {
  if (text.includes("HostProvider")) return "Throws outside of a `HostProvider`.";
  const sentence = /Throws[^.]*\./.exec(text)?.[0] ?? text;
  return sentence.endsWith(" of one.") ? text : sentence;
}

function hrefsIn(
  texts: readonly string[],
  self: string,
  addresses: ReadonlyMap<string, string>,
): Readonly<Record<string, string>> {
  const words = texts.flatMap((text) => text.match(/[A-Za-z_$][\w$]*(?:\.(?:\w+|\*))*/g) ?? []);
  const known = [...new Set(words)].flatMap((word) => {
    const href = word === self ? undefined : addresses.get(word);
    return href === undefined ? [] : [[word, href] as const];
  });
  return Object.fromEntries(known);
}

/** The first sentence of a docstring. */
export function firstSentence(text: string): string {
  return /^[\s\S]*?\.(?=\s|$)/.exec(text)?.[0] ?? text;
}
