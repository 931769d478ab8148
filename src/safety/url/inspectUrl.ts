import type { Finding } from "../finding.js";

/** Facts about who sends the person to a URL. */
export interface UrlContext {
  /** The server that asks: `origin` is the address that the host reaches it at, if it has one. */
  readonly server?: { readonly origin?: string | undefined } | undefined;
  /** Domains that this server sent people to before; without them no domain is called new. */
  readonly knownDomains?: readonly string[] | undefined;
  /** More domains that others imitate, such as the host's own; they are watched beside widely imitated ones. */
  readonly imitated?: readonly string[] | undefined;
}

/** The URL that will be opened, cut so that its registrable domain can be picked out; joined, the parts are `href`. */
export interface UrlParts {
  readonly before: string;
  /** The domain that somebody can register, such as `example.co.uk` or `somebody.github.io`, in ASCII; for an address, the address. */
  readonly registrableDomain: string;
  readonly after: string;
}

/** The host in both spellings. */
export interface UrlHost {
  /** As it travels, `xn--` and all: the form to show. */
  readonly ascii: string;
  /** As its owner writes it. */
  readonly unicode: string;
  /** The writing systems of the Unicode form by their ISO 15924 codes, such as `["Latn"]`. */
  readonly scripts: readonly string[];
  /** Whether each part of the name keeps to one writing system, or to those that one language writes together. */
  readonly isSingleScript: boolean;
}

/** Facts about a URL that are known before anybody opens it; nothing was fetched. */
export interface UrlInspection {
  /** Whether the URL may be opened at all, if the person consents. */
  readonly ok: boolean;
  /** The URL that the server sent. */
  readonly given: string;
  /** The URL that a browser would open; absent if it is none. */
  readonly href?: string;
  readonly parts?: UrlParts;
  readonly host?: UrlHost;
  /** The findings, gravest first. */
  readonly findings: readonly Finding[];
}

const path = ["url"] as const;

/**
 * Explains what is suspicious about a URL that a server sends a person to, without opening it (client/elicitation, Safe
 * URL Handling). The list of public suffixes, and all that inspects URLs, loads when this is first called; if it cannot
 * load, the URL is refused.
 */
export async function inspectUrl(url: string, context: UrlContext = {}): Promise<UrlInspection> {
  let inspector: typeof import("./inspectUrlNow.js");
  try {
    inspector = await import("./inspectUrlNow.js");
  } catch {
    const code = "inspection-unavailable";
    return { ok: false, given: url, findings: [{ code, severity: "refuse", path, params: {} }] };
  }
  return inspector.inspectUrlNow(url, context);
}
