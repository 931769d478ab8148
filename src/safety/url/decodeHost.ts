const base = 36;
const leastThreshold = 1;
const mostThreshold = 26;
const highest = 0x10ffff;
const longestLabel = 63;

/** A host name with its `xn--` parts spelt in Unicode; a part that does not decode stays as it is. */
export function decodeHost(host: string): string {
  return host
    .split(".")
    .map((label) => {
      const isEncoded = label.startsWith("xn--") && label.length <= longestLabel;
      return (isEncoded ? decodePunycode(label.slice(4)) : undefined) ?? label;
    })
    .join(".");
}

/** Decodes Punycode (RFC 3492). */
function decodePunycode(encoded: string): string | undefined {
  const lastHyphen = encoded.lastIndexOf("-");
  const codePoints = [...encoded.slice(0, Math.max(lastHyphen, 0))].map((letter) =>
    letter.charCodeAt(0),
  );
  let codePoint = 128;
  let position = 0;
  let bias = 72;
  for (let at = lastHyphen + 1; at < encoded.length; ) {
    const start = position;
    let weight = 1;
    for (let k = base; ; k += base) {
      const digit = parseInt(encoded.charAt(at), base);
      if (Number.isNaN(digit)) return undefined;
      // Punycode counts a–z before 0–9; base 36 the other way round.
      const value = digit < 10 ? digit + 26 : digit - 10;
      at += 1;
      position += value * weight;
      const threshold = Math.min(Math.max(k - bias, leastThreshold), mostThreshold);
      if (value < threshold) break;
      weight *= base - threshold;
    }
    const count = codePoints.length + 1;
    bias = adapt(position - start, count, start === 0);
    codePoint += Math.floor(position / count);
    position %= count;
    if (codePoint > highest) return undefined;
    codePoints.splice(position, 0, codePoint);
    position += 1;
  }
  return codePoints.map((point) => String.fromCodePoint(point)).join("");
}

function adapt(delta: number, count: number, isFirst: boolean): number {
  const damped = isFirst ? 700 : 2;
  let rest = Math.floor(delta / damped);
  rest += Math.floor(rest / count);
  let steps = 0;
  for (; rest > 455; steps += base) rest = Math.floor(rest / (base - leastThreshold));
  return steps + Math.floor((base * rest) / (rest + 38));
}
