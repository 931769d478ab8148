import type {
  Export,
  Member,
  PageLink,
  ReferencePageData,
  StoryLink,
} from "../../stories/reference/page.ts";
import { addressesOf, titleOf } from "./addresses.ts";
import { citedBy } from "./citedBy.ts";
import { errorsOf } from "./errorsOf.ts";
import type { Sources } from "./readOnce.ts";
import type { Story } from "./readStories.ts";
import { byAlphabet, familyOf, relate } from "./relate.ts";

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
    const errors = errorsOf(file, imports);
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
    return [...names].sort(byAlphabet).map((name) => ({
      label: name,
      href: addresses.get(name) ?? "",
      about: firstSentence(byName.get(name)?.about ?? ""),
    }));
  }

  /** The stories of a component; of a part or a hook, an example of each component that it stands in. */
  function showing(name: string): Pick<ReferencePageData, "stories" | "example"> {
    const own = storiesOf(name, stories);
    const example = exampleOf(own);
    if (example) return { stories: own.map(linkTo), example: linkTo(example) };
    const passed = new Set([name]);
    for (const next of passed) for (const user of users(next)) passed.add(user);
    const examples = [...passed].flatMap((user) => exampleOf(storiesOf(user, stories)) ?? []);
    return { stories: [...new Set(examples)].map(linkTo) };
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
