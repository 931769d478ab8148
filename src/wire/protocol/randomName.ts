/** Returns a unique name of 128 random bits. It also works on plain HTTP, where browsers lack `crypto.randomUUID`. */
export function randomName(): string {
  const parts = crypto.getRandomValues(new Uint32Array(4));
  return [...parts].map((part) => part.toString(36).padStart(7, "0")).join("");
}
