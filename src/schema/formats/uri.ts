import { isIpv6 } from "./ip.js";

const parts = /^[a-z][a-z\d+.-]*:(?:\/\/([^/?#]*))?([^?#]*)(?:\?([^#]*))?(?:#(.*))?$/i;
const authorityParts = /^(?:([^@]*)@)?(?:\[([^\]]*)\]|([^:]*))(?::\d*)?$/;
const notName = /[^\w.~!$&'()*+,;=-]/;
const notUser = /[^\w.~!$&'()*+,;=:-]/;
const notPath = /[^\w.~!$&'()*+,;=:@/-]/;
const notQuery = /[^\w.~!$&'()*+,;=:@/?-]/;
const future = /^v[\da-f]+\.[\w.~!$&'()*+,;=:-]+$/i;

/** Whether a text is a URI of RFC 3986: with a scheme, in ASCII, every other character percent-encoded. */
export function isUri(text: string): boolean {
  const match = parts.exec(text);
  if (!match) return false;
  const [, authority, path = "", query = "", fragment = ""] = match;
  return (
    // RFC 3986 lets a scheme stand alone; no validator that servers use does.
    (authority === undefined ? path !== "" : isAuthority(authority)) &&
    isFreeOf(notPath, path) &&
    isFreeOf(notQuery, query) &&
    isFreeOf(notQuery, fragment)
  );
}

function isAuthority(authority: string): boolean {
  const match = authorityParts.exec(authority);
  if (!match) return false;
  const [, user = "", literal, name = ""] = match;
  const isLiteral = literal === undefined || isIpv6(literal) || future.test(literal);
  return isLiteral && isFreeOf(notUser, user) && isFreeOf(notName, name);
}

function isFreeOf(unwanted: RegExp, part: string): boolean {
  return !unwanted.test(part.replace(/%[\da-f]{2}/gi, ""));
}
