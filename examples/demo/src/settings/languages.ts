import type { Messages } from "mcp-host-ui/locales/en";
import { en } from "mcp-host-ui/locales/en";
import { pseudo } from "mcp-host-ui/locales/pseudo";

interface Language {
  /** What it calls itself. */
  readonly title: string;
  /** Loads its catalogue. */
  readonly load: () => Promise<Messages>;
}

/** The languages that mcp-host-ui speaks here, by BCP 47 tag; a catalogue loads when it is chosen. */
export const languages = {
  en: { title: "English", load: async () => en },
  "zh-CN": {
    title: "简体中文",
    load: async () => (await import("mcp-host-ui/locales/zh-CN")).zhCN,
  },
  ar: { title: "العربية", load: async () => (await import("mcp-host-ui/locales/ar")).ar },
  "zh-TW": {
    title: "繁體中文",
    load: async () => (await import("mcp-host-ui/locales/zh-TW")).zhTW,
  },
  ja: { title: "日本語", load: async () => (await import("mcp-host-ui/locales/ja")).ja },
  ko: { title: "한국어", load: async () => (await import("mcp-host-ui/locales/ko")).ko },
  de: { title: "Deutsch", load: async () => (await import("mcp-host-ui/locales/de")).de },
  fr: { title: "Français", load: async () => (await import("mcp-host-ui/locales/fr")).fr },
  es: { title: "Español", load: async () => (await import("mcp-host-ui/locales/es")).es },
  "pt-BR": {
    title: "Português (Brasil)",
    load: async () => (await import("mcp-host-ui/locales/pt-BR")).ptBR,
  },
  "en-XA": { title: "Åccééntééd", load: async () => pseudo(en) },
} satisfies Record<string, Language>;

/** The tag of one of these languages. */
export type LanguageTag = keyof typeof languages;

/** Whether a text is such a tag. */
export function isLanguageTag(text: string): text is LanguageTag {
  return Object.hasOwn(languages, text);
}
