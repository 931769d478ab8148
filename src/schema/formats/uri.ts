import { isIpv6 } from "./ip.js";

const parts = /^[a-z][a-z\d+.-]*:(?:\/\/([^/?#]*))?([^?#]*)(?:\?([^#]*))?(?:#(.*))?$/i;
const authorityParts = /^(?:([^@]*)@)?(?:\[([^\]]*)\]|([^:]*))(?::\d*)?$/;
const future = /^v[\da-f]+\.[\w.~!$&'()*+,;=:-]+$/i;

/** Whether a text is a URI of RFC 3986: with a scheme, in ASCII, every other character percent-encoded. */
export function isUri(text: string): boolean {
  const match = parts.exec(text);
  if (!match) return false;
  const [, authority, path = "", query = "", fragment = ""] = match;
  return (
    (authority === undefined || isAuthority(authority)) &&
    hasOnly(":@/", path) &&
    hasOnly(":@/?", query) &&
    hasOnly(":@/?", fragment)
  );
}

function isAuthority(authority: string): boolean {
  const match = authorityParts.exec(authority);
  if (!match) return false;
  const [, user = "", literal, name = ""] = match;
  const isLiteral = literal === undefined || isIpv6(literal) || future.test(literal);
  return isLiteral && hasOnly(":", user) && hasOnly("", name);
}

/** Whether a part of a URI has nothing but unreserved characters, sub-delimiters, percent codes and the ones named. */
function hasOnly(more: string, part: string): boolean {
  const plain = part.replace(/%[\da-f]{2}/gi, "");
  return [...plain].every(
    (character) => /[\w.~!$&'()*+,;=-]/.test(character) || more.includes(character),
  );
}
