import type { Page } from "@playwright/test";

/** One way in which an app and a system say that a page is light or dark. */
export interface Scheme {
  readonly name: string;
  readonly system: "light" | "dark";
  /** Which of our colours a browser shows then. */
  readonly shows: "light" | "dark";
  /** The class of the root element, one of those in `apps/schemes.css`. */
  readonly html?: string;
  /** The class of the body. */
  readonly body?: string;
  readonly inline?: string;
  readonly meta?: string;
  /** Turns what the app shows of ours, as `<HostProvider dir>` does. */
  readonly dir?: "rtl";
}

/** What a page knows whose app says nothing about light and dark. */
export const unsaid: readonly Scheme[] = [
  { name: "nobody says anything", system: "light", shows: "light" },
  { name: "only the system is dark", system: "dark", shows: "light" },
  { name: "English is turned right to left", system: "light", dir: "rtl", shows: "light" },
];

/** The other ways, with `apps/schemes.css` in the page. */
export const schemes: readonly Scheme[] = [
  ...unsaid,
  { name: "a meta tag follows the system", system: "dark", meta: "light dark", shows: "dark" },
  {
    name: "a script writes a style, like next-themes",
    system: "light",
    inline: "dark",
    shows: "dark",
  },
  { name: "a class turns it dark", system: "light", html: "dark", shows: "dark" },
  { name: "a class keeps it light", system: "dark", html: "light", shows: "light" },
  { name: "a stylesheet follows the system", system: "dark", html: "system", shows: "dark" },
  { name: "a stylesheet follows to light", system: "light", html: "system", shows: "light" },
  { name: "a layer turns it dark", system: "light", html: "layered", shows: "dark" },
  { name: "dark in light", system: "light", html: "light", body: "dark", shows: "dark" },
  { name: "light in dark", system: "dark", html: "dark", body: "light", shows: "light" },
];

/** Turns a page light or dark in one of the ways, and in no other. */
export async function applyScheme(page: Page, scheme: Scheme): Promise<void> {
  await page.emulateMedia({ colorScheme: scheme.system, reducedMotion: "reduce" });
  await page.evaluate(({ html = "", body = "", inline = "", meta, dir = "ltr" }) => {
    for (const surface of document.querySelectorAll("[lang][dir]:not(html)"))
      surface.setAttribute("dir", dir);
    document.documentElement.className = html;
    document.documentElement.style.colorScheme = inline;
    document.body.className = body;
    document.querySelector('meta[name="color-scheme"]')?.remove();
    if (!meta) return;
    const tag = document.head.appendChild(document.createElement("meta"));
    Object.assign(tag, { name: "color-scheme", content: meta });
  }, scheme);
}
