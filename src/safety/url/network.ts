/** Where a host is, as far as its name or address tells. */
export type Network = "loopback" | "link-local" | "private" | "public";

const privateNames =
  /(?:^|\.)(?:local|internal|intranet|corp|home|lan|private|localdomain|home\.arpa|nip\.io|sslip\.io|xip\.io)$/u;
const loopbackNames = /(?:^|\.)(?:localhost|localhost\.localdomain|localtest\.me|lvh\.me)$/u;

// The first 96 bits of ::ffff:0:0/96 and 64:ff9b::/96.
const mapped = [0, 0, 0, 0, 0, 0xffff].join();
const translated = [0x64, 0xff9b, 0, 0, 0, 0].join();

/** The first bits of IPv4 networks that are not public: address, length, network. */
const networks: readonly (readonly [number, number, Network])[] = [
  [0x7f000000, 8, "loopback"],
  [0x00000000, 8, "loopback"],
  [0xa9fe0000, 16, "link-local"],
  [0x0a000000, 8, "private"],
  [0xac100000, 12, "private"],
  [0xc0a80000, 16, "private"],
  [0x64400000, 10, "private"],
  [0xc6120000, 15, "private"],
  [0xe0000000, 3, "private"],
];

/** Whether a host that a URL parser wrote is an address rather than a name. */
export function isAddress(host: string): boolean {
  return host.startsWith("[") || /^\d+\.\d+\.\d+\.\d+$/u.test(host);
}

/** Where a host that a URL parser wrote is. */
export function networkOf(host: string): Network {
  const name = host.replace(/\.$/u, "");
  if (host.startsWith("[")) return networkOfV6(readV6(host.slice(1, -1)));
  if (isAddress(host)) return networkOfV4(readV4(host));
  if (loopbackNames.test(name)) return "loopback";
  return privateNames.test(name) || !name.includes(".") ? "private" : "public";
}

/** Whether an IPv6 address carries an IPv4 address inside. */
export function carriesV4(host: string): boolean {
  return host.startsWith("[") && innerV4(readV6(host.slice(1, -1))) !== undefined;
}

function readV4(address: string): number {
  return address.split(".").reduce((number, part) => number * 256 + Number(part), 0);
}

function networkOfV4(address: number): Network {
  const found = networks.find(
    ([start, bits]) =>
      Math.floor(address / 2 ** (32 - bits)) === Math.floor(start / 2 ** (32 - bits)),
  );
  return found?.[2] ?? "public";
}

function readV6(address: string): readonly number[] {
  const [head = "", tail] = address.split("::").map((half) => half.split(":").filter(Boolean));
  const first = head === "" ? [] : head;
  const last = tail ?? [];
  const gap = tail ? Array.from({ length: 8 - first.length - last.length }, () => "0") : [];
  return [...first, ...gap, ...last].map((group) => parseInt(group, 16));
}

function networkOfV6(groups: readonly number[]): Network {
  const inner = innerV4(groups);
  if (inner !== undefined) return networkOfV4(inner);
  const [first = 0] = groups;
  if (groups.slice(0, 7).every((group) => group === 0)) return "loopback";
  if (first >= 0xfe80 && first <= 0xfebf) return "link-local";
  return (first >= 0xfc00 && first <= 0xfdff) || first >= 0xfec0 ? "private" : "public";
}

/** The IPv4 address in a mapped, translated (NAT64) or 6to4 address. */
function innerV4(groups: readonly number[]): number | undefined {
  const [first = 0, second = 0, third = 0] = groups;
  if (first === 0x2002) return second * 65_536 + third;
  const prefix = groups.slice(0, 6).join();
  const [high = 0, low = 0] = groups.slice(6);
  const isInside = prefix === mapped || prefix === translated;
  return isInside || (prefix === "0,0,0,0,0,0" && high > 0) ? high * 65_536 + low : undefined;
}
