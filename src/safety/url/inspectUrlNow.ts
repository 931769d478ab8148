import type { Finding, Severity } from "../finding.js";
import { inspectTextAt } from "../text/inspectText.js";
import { decodeHost } from "./decodeHost.js";
import { findNeedlessEncoding } from "./encodedCharacters.js";
import { readUrlHost } from "./hostScripts.js";
import { inspectName } from "./inspectName.js";
import type { UrlContext, UrlInspection, UrlParts } from "./inspectUrl.js";
import { carriesV4, isAddress, networkOf } from "./network.js";
import { readDomain, registrableDomainOf } from "./publicSuffix.js";
import type { UrlCode } from "./urlCode.js";
import { readWrittenUrl } from "./writtenUrl.js";

const longestUrl = 65_536;
/** An address of more characters hides where it leads and what it carries. */
const longestReadable = 2_000;
const longestHost = 253;
const longestParam = 200;
const path = ["url"] as const;
const gravest: readonly Severity[] = ["refuse", "danger", "warning", "notice"];

/** Inspects a URL that a server sends a person to. */
export function inspectUrlNow(given: string, context: UrlContext): UrlInspection {
  const refused = (code: UrlCode, params: Finding["params"] = {}): UrlInspection => ({
    ok: false,
    given,
    findings: [finding(code, "refuse", params)],
  });
  const url = typeof given === "string" ? parse(given) : undefined;
  if (!url) return refused("url-unparsable");
  if (!/^https?:$/u.test(url.protocol)) return refused("scheme-refused", { scheme: url.protocol });
  if (given.length > longestUrl)
    return refused("url-too-long", { length: given.length, longest: longestUrl });
  if (url.hostname === "" || url.hostname.length > longestHost) return refused("url-unparsable");

  const name = url.hostname.replace(/\.$/u, "");
  const domain = isAddress(name) ? name : registrableDomainOf(name);
  const findings = [
    ...inspectTextAt(given, path).map((hidden) => ({ ...hidden, severity: "danger" as const })),
    ...inspectWriting(given, url, domain),
    ...inspectPlace(url, name, context),
    ...(isAddress(name) ? [] : inspectHostName(url, name, domain, context)),
    ...inspectFamiliarity(domain, context),
  ];
  return {
    ok: true,
    given,
    href: url.href,
    parts: cut(url, domain),
    host: readUrlHost(url.hostname),
    findings: findings.toSorted(
      (one, other) => gravest.indexOf(one.severity) - gravest.indexOf(other.severity),
    ),
  };
}

/** Inspects the writing of an address: parts that a browser reads differently from a person. */
function inspectWriting(given: string, url: URL, domain: string): Finding[] {
  const written = readWrittenUrl(given);
  const findings: Finding[] = [];
  if (written.userInfo !== undefined)
    findings.push(finding("user-info", "danger", { domain, written: written.userInfo }));
  if (isAddress(url.hostname)) {
    const address = url.hostname;
    const isDisguised = written.host.toLowerCase() !== address && !address.startsWith("[");
    if (isDisguised || carriesV4(address))
      findings.push(finding("disguised-address", "danger", { address, written: written.host }));
    else if (networkOf(address) !== "loopback")
      findings.push(finding("ip-address", "warning", { address }));
  } else if (written.isDeviant) {
    findings.push(finding("rewritten", "danger", { written: given, opened: url.hostname }));
  }
  if (url.href.length > longestReadable)
    findings.push(finding("long-url", "warning", { length: url.href.length }));
  if (written.host.includes("%"))
    findings.push(finding("encoded-characters", "danger", { sample: written.host }));
  const encoding = findNeedlessEncoding(url.pathname + url.search + url.hash);
  if (encoding)
    findings.push(
      finding("encoded-characters", encoding.hides ? "danger" : "warning", {
        sample: encoding.sample,
      }),
    );
  return findings;
}

/**
 * Inspects where the address leads: to this computer, into the user's network, without encryption, to an unusual port.
 * Traffic within this computer needs no encryption. A page on this computer is a warning unless its server runs here, too.
 */
function inspectPlace(url: URL, host: string, { server }: UrlContext): Finding[] {
  const network = networkOf(host);
  const isLoopback = network === "loopback";
  const findings: Finding[] = [];
  if (isLoopback)
    findings.push(
      finding("loopback-host", isHere(server?.origin) ? "notice" : "warning", { host }),
    );
  if (network === "private") findings.push(finding("private-host", "warning", { host }));
  if (network === "link-local") findings.push(finding("link-local-host", "danger", { host }));
  if (url.protocol !== "https:" && !isLoopback)
    findings.push(finding("not-https", "danger", { scheme: url.protocol }));
  if (url.port !== "" && !isLoopback)
    findings.push(finding("unusual-port", "warning", { port: Number(url.port) }));
  return findings;
}

/** Whether a server is known to run on this computer. */
function isHere(origin: string | undefined): boolean {
  const host = origin === undefined ? undefined : parse(origin)?.hostname;
  return host !== undefined && host !== "" && networkOf(host) === "loopback";
}

function inspectHostName(url: URL, name: string, domain: string, context: UrlContext) {
  const { knownDomains = [], imitated = [], server } = context;
  const watched = [...knownDomains, ...imitated, server?.origin ?? ""]
    .map(readDomain)
    .filter((watchedDomain) => watchedDomain !== undefined);
  return inspectName({
    host: readUrlHost(name),
    domain,
    unicodeDomain: decodeHost(domain),
    path: url.pathname,
    watched,
  });
}

/**
 * Compares the domain with the server's own, and with those that the server sent the user to before. A server in the user's
 * network has no domain to compare.
 */
function inspectFamiliarity(domain: string, { knownDomains, server }: UrlContext): Finding[] {
  const own = server?.origin === undefined ? undefined : readDomain(server.origin);
  const isNew =
    knownDomains !== undefined &&
    networkOf(domain) !== "loopback" &&
    !knownDomains.map(readDomain).includes(domain);
  const isUnlike = own !== undefined && own !== domain && networkOf(own) === "public";
  return [
    ...(isUnlike ? [finding("unlike-server", "warning", { domain, server: own })] : []),
    ...(isNew ? [finding("new-domain", own === domain ? "notice" : "warning", { domain })] : []),
  ];
}

/** Cuts the URL around its registrable domain, which ends the host. */
function cut({ href, protocol, hostname }: URL, domain: string): UrlParts {
  const start = protocol.length + "//".length;
  const pathAt = href.indexOf("/", start);
  const hostAt = Math.max(start, href.lastIndexOf("@", pathAt) + 1);
  const domainAt = hostAt + hostname.lastIndexOf(domain);
  return {
    before: href.slice(0, domainAt),
    registrableDomain: domain,
    after: href.slice(domainAt + domain.length),
  };
}

function parse(url: string): URL | undefined {
  try {
    return new URL(url);
  } catch {
    return undefined;
  }
}

function finding(code: UrlCode, severity: Severity, params: Finding["params"]): Finding {
  const short = Object.entries(params).map(
    ([name, value]) =>
      [name, typeof value === "string" ? value.slice(0, longestParam) : value] as const,
  );
  return { code, severity, path, params: Object.fromEntries(short) };
}
