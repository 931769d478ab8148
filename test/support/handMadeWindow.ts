/** What a hand-made window of these tests says first, and how it marks what it says after that. */
export const handMade = { mcpHostUi: 3, from: "hand-made" };

/** A hello of a hand-made window. */
export const hello = (surfaces: unknown = [], number = 1): object => ({
  ...handMade,
  type: "hello",
  hello: number,
  surfaces,
});

/** A command of a hand-made window. */
export const command = (id: number, command: unknown, open: readonly number[] = [id]): object => ({
  ...handMade,
  type: "command",
  id,
  open,
  epoch: 1,
  seq: 1,
  command,
});

/** Asks a host whether it is there, as a hand-made window. */
export const ping: object = { ...handMade, type: "ping", epoch: 1, seq: 1 };
