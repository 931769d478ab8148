/** Whether one character (a code point, as a string) is meant. */
export type CharacterTest = (character: string) => boolean;

/**
 * Tests single characters by an atom of ECMAScript's syntax, such as `[^a-z]`, `\s` or `\p{Lu}`.
 * The platform's own engine does it: on one character there is nothing to backtrack over.
 * `undefined` if the atom is not valid.
 */
export function createCharacterTest(atom: string): CharacterTest | undefined {
  const expression = compile(`^${atom.startsWith("[") ? tolerate(atom) : atom}$`);
  if (!expression) return undefined;
  let last = "";
  let result = false;
  return (character) => {
    if (character !== last) {
      last = character;
      result = expression.test(character);
    }
    return result;
  };
}

/** Rewrites what a class may hold without the `u` flag only: a needless escape, a bare `-` after a set. */
function tolerate(characterClass: string): string {
  return characterClass
    .replace(/\\([^\da-z])/giu, (escaped, character: string) =>
      /[$()*+\-./?[\\\]^{|}]/.test(character) ? escaped : character,
    )
    .replace(/(\\[dsw]|\\p\{[^}]*\})-(?=[^\]])/gi, "$1\\-");
}

function compile(source: string): RegExp | undefined {
  try {
    return new RegExp(source, "u");
  } catch {
    return undefined;
  }
}
