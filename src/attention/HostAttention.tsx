"use client";

import { useEffect, useRef } from "react";
import { useInboxMessages } from "../inbox/useInboxMessages.js";
import { useBrowserLayoutEffect } from "../react/useBrowserLayoutEffect.js";
import { useHost } from "../react/useHost.js";
import { useLocale } from "../ui/useLocale.js";
import { type AttentionOptions, drawAttention } from "./drawAttention.js";

/** The props of {@link HostAttention}. */
export interface HostAttentionProps extends AttentionOptions {}

/**
 * Tells a person who looks elsewhere that questions wait: in the tab's title and icon, on the icon of an installed app and,
 * where the app and the person want it, by one notification for each burst. Nothing moves or flashes. Renders nothing; one
 * for each host is enough.
 */
export function HostAttention({
  title,
  favicon,
  badge,
  notification,
  muted,
  quietHours,
  onCount,
  onBurst,
}: HostAttentionProps): null {
  const host = useHost();
  const inbox = useInboxMessages();
  const locale = useLocale();
  const heard = useRef({ onCount, onBurst });
  useBrowserLayoutEffect(() => {
    heard.current = { onCount, onBurst };
  });
  // What is compared by value may be written anew with every render.
  const settings = JSON.stringify({ title, favicon, badge, notification, muted, quietHours });
  useEffect(() => {
    const words = {
      title: (count: number) => inbox.count({ count }),
      servers: (names: readonly string[]) => new Intl.ListFormat(locale).format(names),
    };
    return drawAttention(host, words, {
      ...(JSON.parse(settings) as AttentionOptions),
      onCount: (count) => heard.current.onCount?.(count),
      onBurst: (burst) => heard.current.onBurst?.(burst),
    });
  }, [host, inbox, locale, settings]);
  return null;
}
