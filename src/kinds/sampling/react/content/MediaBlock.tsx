"use client";

/* oxlint-disable jsx-a11y/media-has-caption -- A server sends no captions. */
import { type ReactNode, useState } from "react";
import { createSizes } from "../../../../messages/createSizes.js";
import { Button } from "../../../../ui/Button.js";
import { useVisibleText } from "../../../../ui/hidden-text/useVisibleText.js";
import { useNear } from "../../../../ui/long-text/useNear.js";
import { useMessages } from "../../../../ui/useMessages.js";
import { useBlockMessages } from "../useSamplingMessages.js";
import { mediaType } from "./mediaType.js";
import { useMedia } from "./useMedia.js";

/** In bytes: what is decoded unasked, and what is decoded at all. */
const usual = 2_000_000;
const most = 32_000_000;
/** In pixels: what is shown unasked, and what is shown at all. */
const usualPixels = 8_000_000;
const mostPixels = 100_000_000;

/** The props of `MediaBlock`. */
export interface MediaBlockProps {
  /** The bytes, in base64. */
  readonly data: string;
  /** The media type that they claim to have. */
  readonly type: string;
  readonly kind: "image" | "audio";
  /** Who sent it. */
  readonly by: "server" | "model";
}

/** A picture or a sound, decoded when it comes near; anything else is only described. Renders a `<figure>` element. */
export function MediaBlock({ data, type, kind, by }: MediaBlockProps): ReactNode {
  const words = useBlockMessages();
  const { locale } = useMessages();
  const visible = useVisibleText();
  const { ref, isNear } = useNear<HTMLElement>(false);
  const [isWanted, setWanted] = useState(false);
  const bytes = sizeOfBase64(data);
  const known = mediaType(type, kind);
  const isOpen = known !== undefined && isNear && bytes <= (isWanted ? most : usual);
  const media = useMedia(isOpen ? { data, type: known, kind } : undefined);
  const { url, width = 0, height = 0 } = typeof media === "object" ? media : {};
  const pixels = width * height;
  const isTooLarge = bytes > most || pixels > mostPixels;
  const isShown = url !== undefined && pixels <= (isWanted ? mostPixels : usualPixels);
  const isLarge = known !== undefined && !isWanted && (bytes > usual || pixels > usualPixels);
  const numbers = new Intl.NumberFormat(locale);
  const facts = [
    ...(pixels > 0 ? [`${numbers.format(width)} × ${numbers.format(height)}`] : []),
    createSizes(locale)(bytes),
    ...(type === "" ? [] : [visible(type)]),
  ].join(" · ");
  const description = words[known === undefined ? "file" : kind]({ facts, by });
  return (
    <figure ref={ref} className="mcp-media">
      {isShown && kind === "image" && (
        <img
          className="mcp-media-image"
          src={url}
          width={width}
          height={height}
          decoding="async"
          alt={description}
        />
      )}
      {isShown && kind === "audio" && (
        // biome-ignore lint/a11y/useMediaCaption: a server sends no captions
        <audio className="mcp-media-audio" controls src={url} aria-label={description} />
      )}
      <figcaption className="mcp-media-caption" aria-hidden={isShown || undefined}>
        {description}
      </figcaption>
      {typeof media === "string" && <p className="mcp-step-hint">{words[media]}</p>}
      {known !== undefined && isTooLarge && <p className="mcp-step-hint">{words.tooLarge}</p>}
      {isLarge && !isTooLarge && (
        <div className="mcp-media-ask">
          {kind === "image" && <p className="mcp-step-hint">{words.large}</p>}
          <Button onClick={() => setWanted(true)}>
            {kind === "image" ? words.showImage : words.loadAudio}
          </Button>
        </div>
      )}
    </figure>
  );
}

/** The number of bytes, near enough, without decoding them. */
function sizeOfBase64(text: string): number {
  const padding = text.endsWith("==") ? 2 : text.endsWith("=") ? 1 : 0;
  return Math.max(0, Math.floor((text.length * 3) / 4) - padding);
}
