import { createStore, type Store } from "../createStore.js";

/** What a person chose about the demo itself. */
export interface Settings {
  readonly theme: "system" | "light" | "dark";
  readonly direction: "ltr" | "rtl";
  /** The language of what mcp-host-ui says; the demo's own words stay English. */
  readonly language: "en" | "pseudo";
  /** Whether a call's questions stand in the conversation or above the page. */
  readonly questions: "dialogs" | "cards";
}

const key = "mcp-host-ui-demo";
const initial: Settings = {
  theme: "system",
  direction: "ltr",
  language: "en",
  questions: "dialogs",
};

/** Makes the settings, remembered in this browser and applied to the document. */
export function createSettings(): Store<Settings> {
  const store = createStore({ ...initial, ...remembered() });
  const apply = () => {
    const settings = store.getState();
    document.documentElement.dataset.theme = settings.theme;
    document.documentElement.dir = settings.direction;
    localStorage.setItem(key, JSON.stringify(settings));
  };
  store.subscribe(apply);
  apply();
  return store;
}

function remembered(): Partial<Settings> {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(key) ?? "{}");
    return typeof found === "object" && found !== null ? found : {};
  } catch {
    return {};
  }
}
