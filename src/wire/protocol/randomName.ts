/** Makes a name that nothing else has, in this process or another: 128 random bits. Also on plain HTTP, where `crypto.randomUUID` is missing. */
export function randomName(): string {
  const parts = crypto.getRandomValues(new Uint32Array(4));
  return [...parts].map((part) => part.toString(36).padStart(7, "0")).join("");
}
