import type { JsonObject } from "../../../../wire/protocol/json.js";
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
  /** The settings in force. */
  get(): SamplingSettings;
  /** Resolves once what was stored has been read; never rejects. */
  readonly ready: Promise<void>;
  /** Changes settings; resolves to whether they could be kept. Rejects what is no change of settings, or of fixed ones. */
  change(change: unknown): Promise<boolean>;
}

/** Makes a store; what was kept and cannot be read is reported, stays as it is until the next change, and costs nothing else. */
export function createSettingsStore(context: {
  storage: SettingsStorage | undefined;
  key: string;
  /** The settings of the host's policy, whatever the person prefers. */
  fixed: Partial<SamplingSettings>;
  /** Hears of the settings whenever they are other ones. */
  changed: (settings: SamplingSettings) => void;
  report: (error: unknown) => void;
}): SettingsStore {
  const { storage, key, fixed } = context;
  let settings = defaultSettings;

  const get = () => ({ ...settings, ...fixed });
  const set = (next: SamplingSettings) => {
    settings = next;
    context.changed(get());
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

  set(settings);
  return {
    get,
    ready: load(),
    async change(change) {
      const next = changeSettings(settings, change);
      refuseFixed(Object(change), fixed);
      set(next);
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

function refuseFixed(change: JsonObject, fixed: Partial<SamplingSettings>): void {
  for (const [name, value] of Object.entries(fixed))
    if (Object.hasOwn(change, name) && change[name] !== value)
      throw new TypeError(`${name} is set by the host's policy.`);
}
