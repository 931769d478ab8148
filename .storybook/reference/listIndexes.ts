import type {
  PageLink,
  ReferenceIndexData,
  ReferencePageData,
} from "../../stories/reference/page.ts";
import { addressOf, familyAddressOf, familyName, familyTitleOf } from "./addresses.ts";
import { firstSentence } from "./listPages.ts";
import { familyOf } from "./relate.ts";

/** The pages that list others: one of everything, and one for the parts of each family. */
export function listIndexes(pages: readonly ReferencePageData[]): readonly ReferenceIndexData[] {
  const families = [...new Set(pages.map(({ name }) => familyOf(name)))].filter(Boolean);
  return [overview(pages, families), ...families.map((family) => listOf(family, pages))];
}

function overview(
  pages: readonly ReferencePageData[],
  families: readonly string[],
): ReferenceIndexData {
  const links = (kind: string) => pages.filter((page) => page.kind === kind).map(linkTo);
  return {
    title: "Reference/Overview",
    name: "Docs",
    heading: "Reference",
    about:
      "Every component, part and hook has a page of its own, written from its docstrings. Functions, values and types stand on one page for each entry point.",
    groups: [
      { heading: "Components", links: links("component") },
      {
        heading: "Parts",
        links: families.map((family) => ({
          label: `${family}.*`,
          href: familyAddressOf(family),
          about: aboutFamily(family, pages),
        })),
      },
      { heading: "Hooks", links: links("hook") },
    ],
    hrefs: {},
  };
}

function listOf(family: string, pages: readonly ReferencePageData[]): ReferenceIndexData {
  const parts = pages.filter(({ name }) => familyOf(name) === family);
  const takers = takersOf(family, pages);
  return {
    title: familyTitleOf(family),
    name: familyName,
    heading: `${family}.*`,
    about: aboutFamily(family, pages),
    groups: [{ heading: "Parts", links: parts.map(linkTo) }],
    hrefs: Object.fromEntries(takers.map(({ name, title }) => [name, addressOf(title)])),
  };
}

function aboutFamily(family: string, pages: readonly ReferencePageData[]): string {
  const takers = takersOf(family, pages).map(({ name }) => `\`${name}\``);
  const count = pages.filter(({ name }) => familyOf(name) === family).length;
  const list = new Intl.ListFormat("en").format(takers);
  return takers.length === 0
    ? `${count} parts.`
    : `${count} parts, to arrange anew as the children of ${list}.`;
}

/** The components that take a family's parts as their children: their docstrings say so. */
function takersOf(
  family: string,
  pages: readonly ReferencePageData[],
): readonly ReferencePageData[] {
  return pages.filter(
    ({ name, about }) => familyOf(name) !== family && about.includes(`\`${family}.*\``),
  );
}

function linkTo({ name, title, about }: ReferencePageData): PageLink {
  return { label: name, href: addressOf(title), about: firstSentence(about) };
}
