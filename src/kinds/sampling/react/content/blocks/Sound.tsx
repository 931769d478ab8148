"use client";

/* oxlint-disable jsx-a11y/media-has-caption -- A server sends no captions. */
import type { ReactNode } from "react";

/** The props of `Sound`. */
export interface SoundProps {
  /** An address within this page. */
  readonly url: string;
  readonly label: string;
}

/** A sound to be played by hand. Renders an `<audio>` element. */
export function Sound({ url, label }: SoundProps): ReactNode {
  // biome-ignore lint/a11y/useMediaCaption: a server sends no captions
  return <audio className="mcp-media-audio" controls src={url} aria-label={label} />;
}
