const standsForOne =
  /^(?:\$|\{|<|\[|%|process\.|os\.|env\.|import\.|config\.|secrets?\.|settings\.|null\b|none\b|true\b|false\b|undefined\b|string\b|your|example\b|changeme|change_me|placeholder|redacted|x{3,}|\*{2,}|•|\.{2,}|https?:|function\b|await\b|require|int\b|varchar|\w*\.getenv|[\w.]{1,60}\()/iu;
const nameOfOne = /^[A-Z_]+$/u;
const date = /^\d{1,4}[./-]\d{1,2}[./-]\d{1,4}$|^\d{1,2}:\d{2}$|^\d{1,3}(?:[.,]\d+)?%?$/u;

/** Whether what stands where a secret would only stands for one, or is something else for certain. */
export function notSecret(value: string): boolean {
  return (
    date.test(value) ||
    nameOfOne.test(value) ||
    (standsForOne.test(value) && !/^[A-Z_]*\d/u.test(value))
  );
}
