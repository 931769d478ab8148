const abbreviations = new Map(
  (
    [
      [0x0, "NUL SOH STX ETX EOT ENQ ACK BEL BS"],
      [0x1b, "ESC"],
      [0x20, "SP"],
      [0x7f, "DEL"],
      [0x9b, "CSI"],
      [0xad, "SHY"],
      [0x34f, "CGJ"],
      [0x61c, "ALM"],
      [0x200b, "ZWSP ZWNJ ZWJ LRM RLM"],
      [0x202a, "LRE RLE PDF LRO RLO"],
      [0x2060, "WJ"],
      [0x2066, "LRI RLI FSI PDI"],
      [0xfeff, "BOM"],
    ] as const
  ).flatMap(([first, names]) => names.split(" ").map((name, index) => [first + index, name])),
);

/** A short name for a character that cannot be seen: Unicode's abbreviation, or its code point. */
export function labelOf(codePoint: number): string {
  return (
    abbreviations.get(codePoint) ?? `U+${codePoint.toString(16).toUpperCase().padStart(4, "0")}`
  );
}
