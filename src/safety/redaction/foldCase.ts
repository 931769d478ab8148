const runs = /[A-Z]+|[^\0-\x7f]+/gu;
/** Letters that are the same by Unicode's simple folding, though no other case leads from one to the other. */
const folded = new Map([
  ["\u1fd3", "\u0390"],
  ["\u1fe3", "\u03b0"],
  ["\ufb05", "\ufb06"],
]);

/** Writes letters that differ by their case alone as one and the same; every character stays where it was. */
export function foldCase(text: string): string {
  return text.replace(runs, (run) => (run < "a" ? run.toLowerCase() : foldLetters(run)));
}

function foldLetters(run: string): string {
  let written = "";
  for (const letter of run) {
    let one = folded.get(letter);
    if (one === undefined) {
      one = foldLetter(letter);
      folded.set(letter, one);
    }
    written += one;
  }
  return written;
}

/** Some letters are longer in the other case: those stay. */
function foldLetter(letter: string): string {
  const upper = letter.toUpperCase();
  const single = upper.length === letter.length ? upper : letter;
  const lower = single.toLowerCase();
  return lower.length === letter.length ? lower : single;
}
