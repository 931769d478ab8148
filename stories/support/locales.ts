import type { Messages } from "mcp-host-ui";
import { en } from "mcp-host-ui/locales/en";
import { pseudo } from "mcp-host-ui/locales/pseudo";

/** The languages of the toolbar: what it calls each, in that language, and its catalogue. */
export const locales: Readonly<Record<string, readonly [title: string, messages: Messages]>> = {
  en: ["English", en],
  "en-XA": ["[Psééüüdöö]", pseudo(en)],
};
