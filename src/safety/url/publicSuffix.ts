import { getDomain } from "tldts";

/** The domain that somebody registered, below suffixes such as `co.uk` and `github.io`; a host without one is its own. */
export function registrableDomainOf(host: string): string {
  return getDomain(host, { allowPrivateDomains: true, validateHostname: false }) ?? host;
}

/** The registrable domain of a domain, host or URL, in ASCII; `undefined` for a text that is none of them. */
export function readDomain(domainOrUrl: string): string | undefined {
  const { hostname } = parseUrl(domainOrUrl) ?? parseUrl(`https://${domainOrUrl}`) ?? {};
  return hostname ? registrableDomainOf(hostname) : undefined;
}

function parseUrl(text: string): URL | undefined {
  try {
    const url = new URL(text);
    return url.hostname ? url : undefined;
  } catch {
    return undefined;
  }
}
