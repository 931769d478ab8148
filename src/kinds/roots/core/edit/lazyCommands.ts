import type { KindCommand, Receipt } from "../../../../host/command.js";
import { lazily } from "../../../../state/lazily.js";
import type { RootsDesk } from "./rootsCommands.js";

/** Makes what carries out commands, loaded with the first: who only answers servers reads nothing that people type. */
export function createLazyCommands(
  desk: RootsDesk,
): (command: KindCommand, principal: string | undefined) => Promise<Receipt> {
  const commands = lazily(async () =>
    (await import("./rootsCommands.js")).createRootsCommands(desk),
  );
  return async (command, principal) => (await commands())(command, principal);
}
