const zeros = [0x0660, 0x06f0, 0x0966, 0x09e6, 0x0e50, 0xff10];
const foldable =
  /[\u00a0\u0660-\u0669\u06f0-\u06f9\u0966-\u096f\u09e6-\u09ef\u0e50-\u0e59\u2000-\u200a\u2010-\u2015\u202f\u2212\u3000\uff01-\uff5e]/gu;

/** Writes digits, letters and signs of other widths and scripts as in ASCII; every character stays where it was. */
export function foldText(text: string): string {
  return text.replace(foldable, (character) => {
    const code = character.charCodeAt(0);
    const zero = zeros.find((zero) => code >= zero && code < zero + 10);
    if (zero !== undefined) return String(code - zero);
    if (code >= 0xff01) return String.fromCharCode(code - 0xfee0);
    return (code >= 0x2010 && code <= 0x2015) || code === 0x2212 ? "-" : " ";
  });
}
