"use client";

import { useEffect, useState } from "react";

/** A picture or a sound, in base64. */
export interface MediaSource {
  readonly data: string;
  /** A media type that the browser can show without risk. */
  readonly type: string;
  readonly kind: "image" | "audio";
}

/** A decoded picture or sound. */
export interface OpenMedia {
  /** An address within this page. */
  readonly url: string;
  /** The size of a picture, in pixels. */
  readonly width?: number;
  readonly height?: number;
}

/** Why the page cannot show something: the data is not what it claims to be, or the page's policy forbids it. */
export type MediaFailure = "damaged" | "blocked";

/** The time that a browser needs to report a policy violation, which follows the failure itself, in milliseconds. */
const reporting = 100;

/** Decodes a picture or a sound while there is a source; `undefined` until that is done. */
export function useMedia(source: MediaSource | undefined): OpenMedia | MediaFailure | undefined {
  const [opened, setOpened] = useState<OpenMedia | MediaFailure>();
  const { data, type, kind } = source ?? {};
  useEffect(() => {
    if (data === undefined || !type || !kind) return;
    const close = openMedia({ data, type, kind }, setOpened);
    return () => {
      close();
      setOpened(undefined);
    };
  }, [data, type, kind]);
  return opened;
}

function openMedia(
  { data, type, kind }: MediaSource,
  opened: (media: OpenMedia | MediaFailure) => void,
): () => void {
  const bytes = decodeBase64(data);
  if (!bytes) {
    opened("damaged");
    return () => {};
  }
  const url = URL.createObjectURL(new Blob([bytes], { type }));
  const probe = kind === "image" ? new Image() : new Audio();
  const listening = new AbortController();
  const { signal } = listening;
  let isViolated = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  document.addEventListener(
    "securitypolicyviolation",
    ({ blockedURI, effectiveDirective }) => {
      if (blockedURI.startsWith("blob") && /^(?:img|media)-src/.test(effectiveDirective))
        isViolated = true;
    },
    { signal },
  );
  const succeed = () =>
    opened(
      probe instanceof HTMLImageElement
        ? { url, width: probe.naturalWidth, height: probe.naturalHeight }
        : { url },
    );
  const fail = () => {
    timer = setTimeout(() => opened(isViolated ? "blocked" : "damaged"), reporting);
  };
  probe.addEventListener(kind === "image" ? "load" : "loadedmetadata", succeed, { signal });
  probe.addEventListener("error", fail, { signal });
  probe.src = url;
  return () => {
    clearTimeout(timer);
    listening.abort();
    probe.removeAttribute("src");
    URL.revokeObjectURL(url);
  };
}

/** Decodes base64, in either alphabet and with spaces in it; `undefined` if it is none. */
function decodeBase64(text: string): Uint8Array<ArrayBuffer> | undefined {
  try {
    const binary = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
    return Uint8Array.from(binary, (character) => character.charCodeAt(0));
  } catch {
    return undefined;
  }
}
