"use client";

import { type ComponentProps, createContext, type ReactNode, useContext } from "react";
import type { ReviewPolicy } from "../form/model/needsReview.js";
import type { ConfirmSecret } from "../form/react/elicitationFormStore.js";
import type { Host } from "../host/host.js";
import type { Messages, MessagesOverride } from "../messages/messages.js";
import type { Inspector } from "../safety/createInspector.js";
import type { Kind } from "./kind.js";

/** The props of `HostProvider`. */
export interface HostProviderProps {
  /** The host whose questions are shown: from `createHost`, or from `connectHost` if the host runs in another process. */
  readonly host: Host;
  /** A catalogue such as `mcp-host-ui/locales/de`, or only the sentences to replace. @default English */
  readonly messages?: Messages | MessagesOverride;
  /** The BCP 47 tag for numbers, dates, and lists. @default the catalogue's own */
  readonly locale?: string;
  /** The writing direction. @default that of `locale`, or of the catalogue */
  readonly dir?: "ltr" | "rtl";
  /** The element that contains dialogs. @default the document's body */
  readonly container?: HTMLElement | null;
  /** Protection of the user from a server, a page, or an accidental press. */
  readonly safety?: {
    /** The time in which a new question ignores presses, in milliseconds. Its element has `data-arming` meanwhile. @default 500 */
    readonly armAfter?: number;
    /**
     * The origins of pages that may frame the app, as in `frame-ancestors`. In any other frame, accepting waits until nothing
     * covers the question, if the browser reports that. @default none
     */
    readonly framedBy?: readonly string[];
    /** Inspects server content: `createInspector` of `mcp-host-ui/safety`. @default the library's own inspections */
    readonly inspector?: Inspector;
    /** When the user reviews the exact content before it is sent. Secrets always need a confirmation. @default "findings" */
    readonly review?: ReviewPolicy;
    /** Asks the user before a secret is sent, in place of the library's review. */
    readonly confirmSecret?: ConfirmSecret;
  };
  /** Options for leaving questions, and for the keyboard. */
  readonly questions?: {
    /** The effect of Escape and Cancel: `"cancel"` answers that the user made no choice, `"later"` puts the question aside. @default "cancel" */
    readonly dismiss?: "cancel" | "later";
    /** The time in which the user can undo leaving a question, in milliseconds. With 0, or near the question's deadline, the answer is sent at once. @default 8000 */
    readonly undo?: number;
    /** The time in which the user can undo a Decline, in milliseconds; the server waits as long. Near the question's deadline, the answer is sent at once. @default 0 */
    readonly undoDecline?: number;
    /**
     * Whether single letters work in the inbox and in cards while no text field has the focus (WCAG 2.1.4); `?` lists them.
     * Without it, the user decides until the page reloads. @default the user's choice, on at first
     */
    readonly keys?: boolean;
    /** Called when the user turns single letters on or off. */
    readonly onKeysChange?: (keys: boolean) => void;
  };
  /** The bars for questions that wait, were put aside or canceled, and for sent answers. */
  readonly bars?: {
    /** An element in the flow of the page, such as one above a composer. @default the edge of the window that doesn't cover the focus */
    readonly container?: HTMLElement | null;
    /**
     * The edge of the window for bars without a `container`. The user can move the bars; they always make way for the focus.
     * Without it, the user decides until the page reloads. @default the end, or the start if a text field is at the end
     */
    readonly edge?: "start" | "end";
    /** Called when the user moves the bars. */
    readonly onEdgeChange?: (edge: "start" | "end") => void;
    /** The time for which `HostPrompts` shows an answer that this window sent, without secrets, in milliseconds. 0 shows none. @default 8000 */
    readonly showSent?: number;
  };
  /** The app's own kinds, components, and functions, in place of the library's. */
  readonly custom?: {
    /** Kinds of question beside the protocol's, made with `mcp-host-ui/kind`. @default none */
    readonly kinds?: readonly Kind[];
    /**
     * Renders every button from the props of a `<button>`, without a ref. `data-weight` says how prominent it is. Inline, it
     * must not call hooks. @default the library's own
     */
    readonly button?: (
      props: ComponentProps<"button"> & {
        readonly "data-weight": "main" | "plain" | "quiet" | "danger";
      },
    ) => ReactNode;
    /**
     * Renders the icon of a server, 36 px square, or nothing. Use icons of a registry or your own: a server can name any icon
     * in `icons`, and loading it reveals the user to its address. @default the first letter of the server's name
     */
    readonly serverIcon?: (server: {
      readonly session: string;
      readonly name: string;
    }) => ReactNode;
    /** Opens a page that the user agreed to visit; returns false if it can't. @default a new tab without opener or referrer */
    readonly openPage?: (url: string) => boolean | Promise<boolean>;
    /** Called with an error of a question, or of an app's control in it, while it renders. The user can still decline. @default React reports it */
    readonly onError?: (error: unknown) => void;
  };
  /** The app, or the part that servers may ask. */
  readonly children?: ReactNode;
}

/** The groups of options in the props of a `HostProvider`. */
export type HostProviderGroups = Pick<
  HostProviderProps,
  "safety" | "questions" | "bars" | "custom"
>;

/** The options that have a default, by group. */
interface Defaults {
  readonly safety: "armAfter";
  readonly questions: "dismiss" | "undo" | "undoDecline" | "keys";
  readonly bars: "showSent";
  readonly custom: "kinds";
}

type GroupSettings<Group, Name> = Omit<Group, Name & keyof Group> &
  Required<Pick<Group, Name & keyof Group>>;

/** The settings of a `HostProvider` without its host: each group has its defaults. */
export type Settings = Omit<HostProviderProps, "host" | "children" | keyof HostProviderGroups> & {
  readonly [Group in keyof Defaults]: GroupSettings<
    Omit<NonNullable<HostProviderGroups[Group]>, keyof Drawing>,
    Defaults[Group]
  >;
};

/** The settings of a `HostProvider`; replaced only when one of its props says something else. */
export type HostSettings = Settings & Pick<HostProviderProps, "host">;

/** The settings where no `HostProvider` sets them. */
export const defaultSettings: Settings = {
  safety: { armAfter: 500 },
  questions: { dismiss: "cancel", undo: 8_000, undoDecline: 0, keys: true },
  bars: { showSent: 8_000 },
  custom: { kinds: [] },
};

export const HostContext: React.Context<HostSettings | undefined> = createContext<
  HostSettings | undefined
>(undefined);

/** Returns the settings of the nearest `HostProvider`, or the defaults outside of one. */
export function useHostSettings(): Settings {
  return useContext(HostContext) ?? defaultSettings;
}

/** The functions that draw in place of the library: new ones draw again, so callers may write them inline. */
export type Drawing = Pick<NonNullable<HostProviderProps["custom"]>, "button" | "serverIcon">;

export const DrawingContext: React.Context<Drawing> = createContext<Drawing>({});
