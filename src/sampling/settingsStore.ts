import {
  changeSettings,
  defaultSettings,
  parseSettings,
  type SamplingSettings,
  serializeSettings,
} from "./samplingSettings.js";

/** Where settings are kept: `localStorage`, or anything of its shape, which may take its time. */
export interface SettingsStorage {
  getItem(key: string): string | null | Promise<string | null>;
  setItem(key: string, value: string): void | Promise<void>;
}

/** The settings of one host. */
export interface SettingsStore {
  get(): SamplingSettings;
  /** Resolves once what was stored has been read; never rejects. */
  readonly ready: Promise<void>;
  /** Changes settings; resolves to whether they could be kept. Rejects what is no change of settings. */
  change(change: unknown): Promise<boolean>;
}

/** Makes a store; what was kept and cannot be read is reported, stays as it is until the next change, and costs nothing else. */
export function createSettingsStore(context: {
  storage: SettingsStorage | undefined;
  key: string;
  /** Hears of the settings whenever they are other ones. */
  changed: (settings: SamplingSettings) => void;
  report: (error: unknown) => void;
}): SettingsStore {
  const { storage, key, changed } = context;
  let settings = defaultSettings;

  const set = (next: SamplingSettings) => {
    settings = next;
    changed(next);
  };

  const load = async () => {
    try {
      const stored = await storage?.getItem(key);
      if (typeof stored === "string" && settings === defaultSettings) set(parseSettings(stored));
    } catch (cause) {
      context.report(
        new Error("The sampling settings could not be read; the defaults hold.", { cause }),
      );
    }
  };

  changed(settings);
  return {
    get: () => settings,
    ready: load(),
    async change(change) {
      set(changeSettings(settings, change));
      try {
        await storage?.setItem(key, serializeSettings(settings));
        return true;
      } catch (cause) {
        context.report(new Error("The sampling settings could not be kept.", { cause }));
        return false;
      }
    },
  };
}
