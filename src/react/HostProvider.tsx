"use client";

import type { ReactNode } from "react";
import type { ReviewPolicy } from "../form/model/needsReview.js";
import type { ConfirmSecret } from "../form/react/elicitationFormStore.js";
import type { Host } from "../host/host.js";
import type { Messages, MessagesOverride } from "../messages/messages.js";
import type { Inspector } from "../safety/createInspector.js";
import { HostContext, type OpenPage, type OwnButton, type ServerIcon } from "./HostContext.js";
import type { Kind } from "./kind.js";
import { useProvidedSettings } from "./useProvidedSettings.js";

/** The props of `HostProvider`. */
export interface HostProviderProps {
  /** The host whose questions are shown: from `createHost` here, or from `connectHost` where it lives elsewhere. */
  readonly host: Host;
  /** A catalogue such as `mcp-host-ui/locales/en`, or only the sentences to replace. @default English */
  readonly messages?: Messages | MessagesOverride;
  /** The BCP 47 tag that numbers, dates and lists are written for. @default the catalogue's own */
  readonly locale?: string;
  /** The writing direction. @default that of `locale`, or of the catalogue */
  readonly dir?: "ltr" | "rtl";
  /** Where dialogs are put. @default the document's body */
  readonly container?: HTMLElement | null;
  /**
   * Where bars are put, in the flow of the page: what waits, was put aside or cancelled, and what was just sent. In an element
   * above a composer, say, they never cover it. @default the end of the window, or its top where they would cover what has the focus
   */
  readonly bars?: HTMLElement | null;
  /**
   * The edge of the window where bars stand that have no place in the page; the person moves what they put aside to the other one.
   * At either, bars make way for what has the focus. Without it the person decides, until the page is loaded again. @default the end, or the start where a text field is at the end as they come
   */
  readonly barsAt?: "start" | "end";
  /** Hears that the person moved the bars, so that the app can keep that. */
  readonly onBarsAtChange?: (edge: "start" | "end") => void;
  /** The time that a question that has just appeared ignores presses, so that none is answered by accident, in milliseconds; what is around the buttons (dialog, card, row) carries `data-arming` until they take presses. @default 500 */
  readonly armAfter?: number;
  /** The time in which a person can take back that they left a question, before the server is told, in milliseconds; 0 tells it at once. None while the question's deadline is nearer. @default 8000 */
  readonly undo?: number;
  /** The time in which the user can take back a Decline, in milliseconds; the server waits as long. None while the question's deadline is nearer. @default 0: the server is told at once */
  readonly undoDecline?: number;
  /** The time for which `HostPrompts` shows in one line what this window has just sent, without secrets, in milliseconds; it waits for whoever is at it, and 0 shows nothing. @default 8000 */
  readonly showSent?: number;
  /** The effect of Escape and Cancel on a question: `"cancel"` tells the server that no choice was made, `"later"` puts it aside. @default "cancel" */
  readonly dismiss?: "cancel" | "later";
  /** The origins of pages that may frame the app, as in `frame-ancestors`; in any other frame, what accepts waits until nothing covers the question, where the browser can tell. @default none */
  readonly framedBy?: readonly string[];
  /** Draws the buttons: a component of the app's own that passes the props of a `<button>` element on, ref apart, and reads the prominence from `data-weight`. @default our own */
  readonly button?: OwnButton;
  /**
   * Draws the icon of each server that the app has one for, 36 px square. An icon that the server itself names (`icons`) can be
   * anybody's, and loading it tells its address who looks: take those of a registry, or your own. @default the first letter of its name
   */
  readonly serverIcon?: ServerIcon;
  /** Inspects what servers send: `createInspector` of `mcp-host-ui/safety`. @default the library's own inspections */
  readonly inspector?: Inspector;
  /** Opens pages that people agree to visit: Electron's `shell.openExternal`, say. @default a new tab without opener or referrer */
  readonly openPage?: OpenPage;
  /** When a person sees exactly what leaves before it is sent; a secret is asked about in any case. @default "findings" */
  readonly review?: ReviewPolicy;
  /** Asks the person before anything leaves that counts as secret, in place of our own second look. */
  readonly confirmSecret?: ConfirmSecret;
  /** Hears what a question, or a control of the app's own in it, throws while it renders; the person is told that it cannot be shown, and can decline. @default none: React reports it */
  readonly onError?: (error: unknown) => void;
  /** Kinds of question of the app's own, beside the protocol's: made with `mcp-host-ui/kind`. @default none */
  readonly kinds?: readonly Kind[];
  /**
   * Whether single letters work in the inbox and in cards while the focus is there, and no text is written (WCAG 2.1.4);
   * `?` lists them. Without it the person decides, until the page is loaded again. @default the person's choice, on at first
   */
  readonly keys?: boolean;
  /** Hears that the person turns single letters on or off, so that the app can keep that. */
  readonly onKeysChange?: (keys: boolean) => void;
  /** The app, or the part of it that servers may ask. */
  readonly children?: ReactNode;
}

/** Gives a host to every hook and component below it. No prop needs to be stable, except components. Renders no element. */
export function HostProvider({ children, ...props }: HostProviderProps): ReactNode {
  // Callers without types give anything.
  if (typeof props.host?.getState !== "function")
    throw new TypeError(
      "HostProvider was rendered without a host, so there is nothing to show. " +
        "Write <HostProvider host={host}> with the host of createHost() or connectHost(), made once, outside of the component.",
    );
  return <HostContext.Provider value={useProvidedSettings(props)}>{children}</HostContext.Provider>;
}
