const fewest = 15;

/** Whether letters and digits are as mixed as only chance mixes them: no path, no word and no hexadecimal digest is. */
export function looksRandom(text: string): boolean {
  const isMixed = /[a-z]/u.test(text) && /[A-Z]/u.test(text) && /\d/u.test(text);
  return isMixed && new Set(text).size >= fewest;
}
