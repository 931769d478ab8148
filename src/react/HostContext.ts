"use client";

import {
  type ComponentProps,
  type ComponentType,
  createContext,
  type ReactNode,
  useContext,
} from "react";
import type { ReviewPolicy } from "../form/model/needsReview.js";
import type { ConfirmSecret } from "../form/react/elicitationFormStore.js";
import type { Host } from "../host/host.js";
import type { Messages, MessagesOverride } from "../messages/messages.js";
import type { Inspector } from "../safety/createInspector.js";
import type { Kind } from "./kind.js";

/** Opens a page that a person agreed to visit, outside of the app; false, or an error, if it could not be opened. */
export type OpenPage = (url: string) => boolean | Promise<boolean>;

/** Draws every button of ours: as props it gets those of a `<button>` element and, as `data-weight`, the prominence, and passes all of them on. */
export type OwnButton = ComponentType<
  ComponentProps<"button"> & { readonly "data-weight": "main" | "plain" | "quiet" | "danger" }
>;

/** Draws the icon of a server, from the id of its session and the host's name for it; undefined where the app has none. It is decoration: no reader speaks it. */
export type ServerIcon = (server: { readonly session: string; readonly name: string }) => ReactNode;

/** The settings that a `HostProvider` hands down; replaced only when one of its props is. */
export interface HostSettings {
  /** The host whose questions are shown. */
  readonly host: Host;
  /** A whole catalogue, or some sentences in place of the default ones. */
  readonly messages?: Messages | MessagesOverride;
  /** The BCP 47 tag that numbers, dates and lists are written for. */
  readonly locale?: string;
  /** The writing direction, where it is not that of the language. */
  readonly dir?: "ltr" | "rtl";
  /** Where dialogs are put. */
  readonly container?: HTMLElement | null;
  /** Where bars are put. */
  readonly bars?: HTMLElement | null;
  /** The edge of the window where bars stand, where somebody chose one. */
  readonly barsAt?: "start" | "end";
  /** Moves them to another edge; absent where the app alone decides. */
  readonly onBarsAtChange?: (edge: "start" | "end") => void;
  /** The inspections, where the host has a inspection of its own. */
  readonly inspector?: Inspector;
  /** Opens a page, where the host does that itself. */
  readonly openPage?: OpenPage;
  /** When a person sees what leaves before it does. */
  readonly review?: ReviewPolicy;
  /** Asks the person before a secret leaves, where the app does that itself. */
  readonly confirmSecret?: ConfirmSecret;
  /** Hears of what failed to render. */
  readonly onError?: (error: unknown) => void;
  /** The kinds of question of the host app's own. */
  readonly kinds: readonly Kind[];
  /** The time that a question that has just appeared ignores presses, in milliseconds. */
  readonly armAfter: number;
  /** The time in which leaving a question can be taken back, in milliseconds. */
  readonly undo: number;
  /** The time in which declining a question can be taken back, in milliseconds. */
  readonly undoDecline: number;
  /** The time for which a window shows what it has just sent, in milliseconds. */
  readonly showSent: number;
  /** The effect of leaving a question. */
  readonly dismiss: "cancel" | "later";
  /** Whether single letters work in lists and cards. */
  readonly keys: boolean;
  /** Turns them on or off; absent where the app alone decides. */
  readonly onKeysChange?: (keys: boolean) => void;
  /** The app's own button. */
  readonly button?: OwnButton;
  /** The app's own icons of servers. */
  readonly serverIcon?: ServerIcon;
  /** The origins of pages that may frame the app. */
  readonly framedBy?: readonly string[];
}

export const HostContext: React.Context<HostSettings | undefined> = createContext<
  HostSettings | undefined
>(undefined);

/** The settings without a host. */
export type Settings = Omit<HostSettings, "host">;

/** The settings where no `HostProvider` sets them. */
export const defaultSettings: Settings = {
  armAfter: 500,
  undo: 8_000,
  undoDecline: 0,
  showSent: 8_000,
  dismiss: "cancel",
  kinds: [],
  keys: true,
};

/** Returns the settings of the nearest `HostProvider`, or the defaults outside of one. */
export function useHostSettings(): Settings {
  return useContext(HostContext) ?? defaultSettings;
}
