/** The first 32 bits of the fractional parts of the cube roots of the first 64 primes (FIPS 180-4, 4.2.2). */
const roundConstants = fractionsOf(64, Math.cbrt);

/** Hashes text, as UTF-8, with SHA-256; in one go and also on plain HTTP, where `crypto.subtle` is missing. */
export function sha256(text: string): string {
  const state = fractionsOf(8, Math.sqrt);
  const blocks = padded(new TextEncoder().encode(text));
  const words = new Uint32Array(64);
  for (let start = 0; start < blocks.byteLength; start += 64) {
    for (let at = 0; at < 16; at += 1) words[at] = blocks.getUint32(start + at * 4);
    for (let at = 16; at < 64; at += 1) words[at] = schedule(words, at);
    mix(state, words);
  }
  return [...state].map((word) => word.toString(16).padStart(8, "0")).join("");
}

function mix(state: Uint32Array, words: Uint32Array): void {
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state;
  for (let at = 0; at < 64; at += 1) {
    const choice = (e & f) ^ (~e & g);
    const majority = (a & b) ^ (a & c) ^ (b & c);
    const sum1 = turn(e, 6) ^ turn(e, 11) ^ turn(e, 25);
    const sum0 = turn(a, 2) ^ turn(a, 13) ^ turn(a, 22);
    const one = (h + sum1 + choice + (roundConstants[at] ?? 0) + (words[at] ?? 0)) | 0;
    [h, g, f, e] = [g, f, e, (d + one) | 0];
    [d, c, b, a] = [c, b, a, (one + sum0 + majority) | 0];
  }
  for (const [at, word] of [a, b, c, d, e, f, g, h].entries()) state[at] = (state[at] ?? 0) + word;
}

function schedule(words: Uint32Array, at: number): number {
  const word = (back: number) => words[at - back] ?? 0;
  const low = turn(word(15), 7) ^ turn(word(15), 18) ^ (word(15) >>> 3);
  const high = turn(word(2), 17) ^ turn(word(2), 19) ^ (word(2) >>> 10);
  return word(16) + low + word(7) + high;
}

function turn(word: number, bits: number): number {
  return (word >>> bits) | (word << (32 - bits));
}

/** The bytes, a one, zeros, and their length in bits: whole blocks of 64 bytes. */
function padded(bytes: Uint8Array): DataView {
  const length = Math.ceil((bytes.length + 9) / 64) * 64;
  const all = new Uint8Array(length);
  all.set(bytes);
  all[bytes.length] = 0x80;
  const view = new DataView(all.buffer);
  view.setUint32(length - 8, Math.floor(bytes.length / 2 ** 29));
  view.setUint32(length - 4, (bytes.length * 8) % 2 ** 32);
  return view;
}

function fractionsOf(count: number, root: (prime: number) => number): Uint32Array {
  const found: number[] = [];
  for (let prime = 2; found.length < count; prime += 1) {
    let isPrime = true;
    for (let factor = 2; factor * factor <= prime; factor += 1)
      if (prime % factor === 0) isPrime = false;
    if (isPrime) found.push(root(prime) * 2 ** 32);
  }
  // Of each, the 32 bits behind the point are kept.
  return Uint32Array.from(found);
}
