import { randomName } from "../wire/protocol/randomName.js";

/** Returns a function that makes ids which repeat neither in this host nor in any other. */
export function createIds(): () => string {
  const prefix = randomName();
  let count = 0;
  return () => {
    count += 1;
    return `${prefix}-${count}`;
  };
}
