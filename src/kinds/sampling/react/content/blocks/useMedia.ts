"use client";

import { useEffect, useState } from "react";
import { type MediaFailure, type OpenMedia, openMedia } from "./openMedia.js";

/** A picture or a sound, in base64. */
export interface MediaSource {
  readonly data: string;
  /** A media type that is known to be harmless. */
  readonly type: string;
  readonly kind: "image" | "audio";
}

/** Decodes a picture or a sound as long as there is a source; `undefined` until that is done. */
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
