import { isIpv4, isIpv6 } from "./ip.js";

const plainLocal = /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*$/;
const quotedLocal = /^"(?:[ !#-[\]-~]|\\[ -~])*"$/;
const label = /^[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?$/i;

/** Whether a text is a `Mailbox` of RFC 5321: `localhost` is a domain, and only ASCII counts. */
export function isEmail(text: string): boolean {
  const at = text.lastIndexOf("@");
  const local = text.slice(0, at);
  return (
    at > 0 &&
    local.length <= 64 &&
    (plainLocal.test(local) || quotedLocal.test(local)) &&
    isMailHost(text.slice(at + 1))
  );
}

function isMailHost(host: string): boolean {
  const literal = /^\[(?:IPv6:(.+)|(.+))\]$/i.exec(host);
  if (literal) return literal[1] ? isIpv6(literal[1]) : isIpv4(literal[2] ?? "");
  return host.length <= 253 && host.split(".").every((part) => label.test(part));
}
