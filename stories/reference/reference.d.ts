declare module "virtual:reference" {
  import type { Export } from "./page.ts";

  /** What each entry point exports. */
  export const exports: Readonly<Record<string, readonly Export[]>>;

  /** Where each name is explained. */
  export const hrefs: Readonly<Record<string, string>>;
}
