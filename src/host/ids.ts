/** Returns a function that makes ids which repeat neither in this host nor in a later one. */
export function createIds(): () => string {
  const prefix = crypto.getRandomValues(new Uint32Array(1))[0]?.toString(36) ?? "";
  let count = 0;
  return () => {
    count += 1;
    return `${prefix}-${count}`;
  };
}
