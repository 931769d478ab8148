import { decodeBase64 } from "./decodeBase64.js";

/** A picture or a sound that is ready to be shown. */
export interface OpenMedia {
  /** An address within this page. */
  readonly url: string;
  /** The size of a picture, in pixels. */
  readonly width?: number;
  readonly height?: number;
}

/** Why something cannot be shown: its data is not what it claims to be, or the page's own policy forbids it. */
export type MediaFailure = "damaged" | "blocked";

/** Time for the browser to report what its policy forbids, in milliseconds; it comes after the failure itself. */
const reporting = 100;

/**
 * Decodes a picture or a sound from the data of a request, and nothing else. It tells what came of it, and lets go of
 * the memory once the function that it returns is called.
 */
export function openMedia(
  source: { readonly data: string; readonly type: string; readonly kind: "image" | "audio" },
  opened: (media: OpenMedia | MediaFailure) => void,
): () => void {
  const bytes = decodeBase64(source.data);
  if (!bytes) {
    opened("damaged");
    return () => {};
  }
  const url = URL.createObjectURL(new Blob([bytes], { type: source.type }));
  const probe = source.kind === "image" ? new Image() : new Audio();
  const watch = watchPolicy();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const succeed = () =>
    opened(
      probe instanceof HTMLImageElement
        ? { url, width: probe.naturalWidth, height: probe.naturalHeight }
        : { url },
    );
  const fail = () => {
    timer = setTimeout(() => opened(watch.isViolated() ? "blocked" : "damaged"), reporting);
  };
  probe.addEventListener(source.kind === "image" ? "load" : "loadedmetadata", succeed);
  probe.addEventListener("error", fail);
  probe.src = url;
  return () => {
    clearTimeout(timer);
    probe.removeEventListener(source.kind === "image" ? "load" : "loadedmetadata", succeed);
    probe.removeEventListener("error", fail);
    probe.removeAttribute("src");
    watch.stop();
    URL.revokeObjectURL(url);
  };
}

/** Hears whether the page's Content-Security-Policy forbids what is made from data. */
function watchPolicy(): { isViolated(): boolean; stop(): void } {
  let isViolated = false;
  const listener = ({ blockedURI, effectiveDirective }: SecurityPolicyViolationEvent) => {
    if (blockedURI.startsWith("blob") && /^(?:img|media)-src/.test(effectiveDirective))
      isViolated = true;
  };
  document.addEventListener("securitypolicyviolation", listener);
  return {
    isViolated: () => isViolated,
    stop: () => document.removeEventListener("securitypolicyviolation", listener),
  };
}
