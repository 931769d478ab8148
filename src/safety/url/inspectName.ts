import type { Finding, Severity } from "../finding.js";
import { mixedLabels } from "./hostScripts.js";
import { imitatedDomains } from "./imitatedDomains.js";
import type { UrlHost } from "./inspectUrl.js";
import { likeness, skeletonOf } from "./lookAlike.js";
import type { UrlCode } from "./urlCode.js";

const path = ["url"] as const;
const commonSuffixes = ["com", "net", "org", "gov", "edu", "io", "app", "dev", "co"];
const shortestName = 5;

/** A host name to inspect, taken apart. */
export interface HostName {
  readonly host: UrlHost;
  /** The registrable domain, in ASCII and in Unicode. */
  readonly domain: string;
  readonly unicodeDomain: string;
  /** The path, as the browser will send it. */
  readonly path: string;
  /** Domains that this one may be taken for, beside the widely imitated ones; its own among them ends the suspicion. */
  readonly watched: readonly string[];
}

/** Inspects a host name: what its letters and parts pretend. */
export function inspectName(name: HostName): readonly Finding[] {
  const { host, domain, watched } = name;
  const isEncoded = host.ascii.split(".").some((label) => label.startsWith("xn--"));
  const others = [...new Set([...watched, ...imitatedDomains])];
  // Which site it is taken for comes first; how it manages that is a detail.
  return [
    ...(others.includes(domain) ? [] : [...lookAlike(name, others), ...borrowed(name, others)]),
    ...borrowedInPath(name, others),
    ...mixedLabels(host.unicode).map(({ label, scripts }) =>
      finding("mixed-scripts", "danger", { label, scripts: scripts.join(", ") }),
    ),
    ...(isEncoded
      ? [finding("punycode", "warning", { ascii: host.ascii, unicode: host.unicode })]
      : []),
  ];
}

function lookAlike({ unicodeDomain, domain }: HostName, others: readonly string[]): Finding[] {
  const own = firstLabel(unicodeDomain);
  const found = others.map((like) => ({ like, how: likeness(own, firstLabel(like)) }));
  const nearest = found.find(({ how }) => how === "looks") ?? found.find(({ how }) => how);
  if (nearest)
    return [
      finding("look-alike", nearest.how === "looks" ? "danger" : "warning", {
        domain,
        like: nearest.like,
      }),
    ];
  const isDisguised =
    /(?!\p{sc=Latin})\p{L}/u.test(own) &&
    !/[^\0-\x7f]/u.test(skeletonOf(own) + suffixOf(unicodeDomain));
  return isDisguised
    ? [finding("look-alike", "danger", { domain, like: skeletonOf(own) + suffixOf(unicodeDomain) })]
    : [];
}

/** Letters and signs that look like a slash, which makes the rest of a host look like a path. */
const slashes = /[\u01c0\u1735\u2044\u2215\u2571\u29f8\u3033\u30ce\u4e3f]/gu;

/** Another's name before the domain: whole (`paypal.com.evil.example`), with hyphens (`paypal-login.example`), or alone (`paypal.evil.example`). */
function borrowed({ host, domain }: HostName, others: readonly string[]): Finding[] {
  const left = host.ascii.slice(0, Math.max(0, host.ascii.length - domain.length - 1));
  const leftLabels = left.split(".");
  const said = (severity: Severity, name: string | undefined) =>
    name === undefined ? [] : [finding("borrowed-name", severity, { domain, name })];

  const shown = host.unicode.search(slashes) < 0 ? "" : host.unicode.replaceAll(slashes, ".");
  const whole = others.find(
    (other) =>
      `.${shown}.`.includes(`.${other}.`) ||
      `.${left}.`.includes(`.${other}.`) ||
      [...leftLabels, firstLabel(domain)].some((label) =>
        `-${label}-`.includes(`-${other.replaceAll(".", "-")}-`),
      ),
  );
  if (whole) return said("danger", whole);
  const suffixAt = leftLabels.findIndex((label, at) => at > 0 && commonSuffixes.includes(label));
  if (suffixAt > 0) {
    const [label = "", suffix] = leftLabels.slice(suffixAt - 1, suffixAt + 1);
    const isImitation = others.some((other) => likeness(label, firstLabel(other)) === "looks");
    return said(isImitation ? "danger" : "warning", `${label}.${suffix}`);
  }
  const isNameOf = (label: string) => (other: string) =>
    label.length >= shortestName && firstLabel(other) === label;
  for (const part of firstLabel(domain).includes("-") ? firstLabel(domain).split("-") : []) {
    const named = others.find(isNameOf(part));
    if (named) return said("warning", named);
  }
  for (const label of leftLabels) {
    const named = others.find(isNameOf(label));
    if (named) return said("warning", named);
  }
  return [];
}

function borrowedInPath({ path, domain }: HostName, others: readonly string[]): Finding[] {
  const parts = path.toLowerCase().split(/[/@:]+/u);
  const name = others.find(
    (other) =>
      other !== domain && parts.some((part) => part === other || part.endsWith(`.${other}`)),
  );
  return name ? [finding("borrowed-name-in-path", "warning", { domain, name })] : [];
}

function firstLabel(domain: string): string {
  return domain.split(".", 1).join("");
}

function suffixOf(domain: string): string {
  return domain.slice(firstLabel(domain).length);
}

function finding(code: UrlCode, severity: Severity, params: Finding["params"]): Finding {
  return { code, severity, path, params };
}
