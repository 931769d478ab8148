import type { PageLink } from "../../stories/reference/page.ts";

const latest = "2026-07-28";

/** What a text cites: pages of the specification as `(client/roots, 2026-07-28)`, and WCAG by number. */
export function citedBy(texts: readonly string[]): readonly PageLink[] {
  const links = texts.flatMap((text) => [
    ...[...text.matchAll(/\b((?:basic|client|server)\/[a-z/]+)(?:, ([^);]+))?/g)].map(
      ([, page = "", detail = ""]) => specification(page, detail),
    ),
    ...[...text.matchAll(/\bWCAG (\d\.\d\.\d+)/g)].map(([label]) => ({
      label,
      href: "https://www.w3.org/TR/WCAG22/",
      about: "Web Content Accessibility Guidelines 2.2",
    })),
  ]);
  return [...new Map(links.map((link) => [`${link.href} ${link.label}`, link])).values()];
}

function specification(page: string, detail: string): PageLink {
  const revision = /\d{4}-\d{2}-\d{2}/.exec(detail)?.[0] ?? latest;
  const section = /^[A-Z]/.test(detail) ? detail : "";
  const path = page.replace(/\/index$/, "");
  const anchor = section && `#${section.toLowerCase().replaceAll(" ", "-")}`;
  return {
    label: section ? `${page}, ${section}` : page,
    href: `https://modelcontextprotocol.io/specification/${revision}/${path}${anchor}`,
    about: `Model Context Protocol, ${revision}`,
  };
}
