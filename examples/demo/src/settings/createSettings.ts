import type { QuietHours } from "mcp-host-ui/attention";
import { createStore, type Store } from "../createStore.js";
import { isLanguageTag, type LanguageTag } from "./languages.js";

/** What a person chose about the demo itself. */
export interface Settings {
  readonly theme: "system" | "light" | "dark";
  /** `auto` is left to right for the demo's own words, and the language's own for the library's. */
  readonly direction: "auto" | "ltr" | "rtl";
  /** The language of what mcp-host-ui says; the demo's own words stay English. */
  readonly language: LanguageTag;
  /** Whether a call's questions stand in the conversation or above the page. */
  readonly questions: "dialogs" | "cards";
  /** Whether the browser may notify, where the person lets it. */
  readonly notifies: boolean;
  readonly quietHours: QuietHours;
  readonly keepsQuiet: boolean;
  /** The servers whose questions draw no attention. */
  readonly muted: readonly string[];
  /** The servers whose tools run only once the user allowed it. */
  readonly asksFirst: readonly string[];
  /** Whether the developers' panel is there, which no build for production has. */
  readonly devtools: boolean;
}

const key = "mcp-host-ui-demo";
const initial: Settings = {
  theme: "system",
  direction: "auto",
  language: "en",
  questions: "dialogs",
  notifies: false,
  quietHours: { from: "22:00", to: "07:00" },
  keepsQuiet: false,
  muted: [],
  asksFirst: ["trips"],
  devtools: false,
};

/** Makes the settings, remembered in this browser and applied to the document. */
export function createSettings(): Store<Settings> {
  const store = createStore({ ...initial, ...remembered() });
  const apply = () => {
    const settings = store.getState();
    document.documentElement.dataset.theme = settings.theme;
    document.documentElement.dir = settings.direction === "rtl" ? "rtl" : "ltr";
    localStorage.setItem(key, JSON.stringify(settings));
  };
  store.subscribe(apply);
  apply();
  return store;
}

function remembered(): Partial<Settings> {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(key) ?? "{}");
    if (typeof found !== "object" || found === null) return {};
    // A language that this version does not know any more is none.
    const { language, ...rest } = found as Partial<Settings>;
    return language && isLanguageTag(language) ? { ...rest, language } : rest;
  } catch {
    return {};
  }
}
