/** Whether a text is an IPv4 address in dotted decimals. */
export function isIpv4(text: string): boolean {
  return /^(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(?:\.(?!$)|$)){4}$/.test(text);
}

/** Whether a text is an IPv6 address of RFC 4291, without a zone. */
export function isIpv6(text: string): boolean {
  const [head = "", tail, ...more] = text.split("::");
  if (more.length > 0) return false;
  const groups = [...groupsOf(head), ...groupsOf(tail)];
  const last = groups.at(-1) ?? "";
  const width = groups.length + (last.includes(".") ? 1 : 0);
  return (
    (tail === undefined ? width === 8 : width < 8) &&
    groups.every(
      (group, index) =>
        /^[\da-f]{1,4}$/i.test(group) ||
        (index === groups.length - 1 && tail !== "" && isIpv4(group)),
    )
  );
}

function groupsOf(text: string | undefined): readonly string[] {
  return text ? text.split(":") : [];
}
